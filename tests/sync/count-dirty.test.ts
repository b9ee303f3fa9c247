import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { closeGolferDatabase, openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { fail } from '@divot/basics';
import { networkAtom, state } from '#src/platform/state.ts';
import { ViewedCollections } from '#src/sync/viewed-collections.ts';
import type { DirtyCount } from '#src/sync/sync-status.ts';
import { sendAll } from '#src/sync/tasks/send-all.ts';
import { type SessionSync, startSessionSync } from '#src/sync/session-sync.ts';
import { TabChannel, type TabHandlers } from '#src/sync/tab-channel.ts';

// Signing out erases at once if nothing is dirty, so the answer "nothing" needs a real count. Divot has no count before
// the engine has started, or in a tab for which another tab syncs.

const user = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
let sync: SessionSync | undefined;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', { getItem: () => 'this-phone', setItem: () => undefined, removeItem: () => undefined });
  state.set(networkAtom, 'offline');
  await openGolferDatabase('sam');
  await ensureProfile(user);
});
afterEach(async () => {
  vi.useRealTimers();
  await sync?.stop();
  await closeGolferDatabase();
  for (const close of closing.splice(0)) await close();
  vi.unstubAllGlobals();
});

const begin = async (): Promise<SessionSync> => {
  const app = initializeApp({ projectId: 'demo-divot', apiKey: 'local' }, 'unsynced');
  closing.push(() => deleteApp(app));
  const auth = { currentUser: { uid: 'sam' } } as unknown as Auth;
  sync = await startSessionSync({
    uid: user.uid,
    auth,
    firestore: getFirestore(app),
    viewed: new ViewedCollections(),
    tidy: () => Promise.resolve(),
    onEnded: () => undefined,
  });
  return sync;
};
const nobodyLeadsHere = async () => {
  const database = await openGolferDatabase('sam');
  vi.spyOn(database, 'waitForLeadership').mockReturnValue(new Promise(() => undefined));
};
const otherTab = (handlers: TabHandlers) => {
  const tab = new TabChannel('sam', handlers);
  closing.push(() => tab.close());
  return tab;
};

describe('the number of unsynced documents', () => {
  it('comes from the engine, also if requested before the engine exists', async () => {
    const begun = await begin();
    expect(begun.engine()).toBeUndefined();
    expect(await begun.countDirty()).toEqual({ documents: 1, rejected: 0 });
  });

  it('reaches a follower tab when it asks the leader', async () => {
    await begin();
    const told = new Promise<DirtyCount>((resolve) => {
      otherTab({ counted: resolve }).post({ kind: 'count' });
    });
    expect(await told).toMatchObject({ documents: 1, rejected: 0 });
  });

  it('is requested from the leading tab', async () => {
    await nobodyLeadsHere();
    const leader = otherTab({ count: () => leader.post({ kind: 'counted', documents: 3, rejected: 1 }) });
    expect(await (await begin()).countDirty()).toMatchObject({ documents: 3, rejected: 1 });
  });

  it('says rejected, not offline, if the leading tab has only rejected documents left', async () => {
    await nobodyLeadsHere();
    const leader = otherTab({ count: () => leader.post({ kind: 'counted', documents: 1, rejected: 1 }) });
    const begun = await begin();
    state.set(networkAtom, 'online');
    expect(await sendAll(() => begun.countDirty())).toEqual(fail('rejected'));
  });

  it('is unknown, not zero, if no tab replies', async () => {
    await nobodyLeadsHere();
    const begun = await begin();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const within = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));

    expect(await begun.countDirty()).toBeUndefined();
    expect(within).toHaveBeenCalledWith(10_000);
    within.mockRestore();
  });
});

import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeGolferDatabase, openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { networkAtom, state } from '#src/platform/state.ts';
import { type SessionSync, startSessionSync } from '#src/sync/session-sync.ts';
import { TabChannel, type TabHandlers } from '#src/sync/tab-channel.ts';
import { ViewedCollections } from '#src/sync/viewed-collections.ts';
import { eventually } from '#tests/support/eventually.ts';

// One tab leads and syncs. The golfer looks at another tab, which must not wait for the hidden one.

const app = () => initializeApp({ projectId: 'demo-divot', apiKey: 'local' }, `visible-${Math.random()}`);
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  state.set(networkAtom, 'offline');
  await openGolferDatabase('sam');
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await closeGolferDatabase();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const startSync = async (): Promise<SessionSync> => {
  const client = app();
  const auth = { currentUser: { uid: 'sam' } } as unknown as Auth;
  const sync = await startSessionSync({
    uid: 'sam',
    auth,
    firestore: getFirestore(client),
    viewed: new ViewedCollections(),
    tidy: () => Promise.resolve(),
    onEnded: () => undefined,
  });
  closing.push(
    () => deleteApp(client),
    () => sync.stop(),
  );
  return sync;
};
const otherTab = (handlers: TabHandlers = {}) => {
  const tab = new TabChannel('sam', handlers);
  closing.push(() => tab.close());
  return tab;
};

it('a visible tab asks the leading tab for changes every half minute', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const database = await openGolferDatabase('sam');
  vi.spyOn(database, 'waitForLeadership').mockReturnValue(new Promise(() => undefined));
  const asked = vi.fn();
  otherTab({ poll: asked });
  await startSync();

  vi.advanceTimersByTime(30_000);

  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
});

it('a hidden leading tab checks for changes when a visible tab asks', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const sync = await startSync();
  await eventually(() => expect(sync.engine()).toBeDefined());
  const engine = sync.engine()!;
  engine.gate.open();
  const poll = vi.spyOn(engine, 'poll').mockResolvedValue();

  otherTab().post({ kind: 'poll' });

  await eventually(() => expect(poll).toHaveBeenCalledTimes(1));
});

it('a tab that opens beside the leading one has its sync word at once', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const sync = await startSync();
  await eventually(() => expect(sync.engine()).toBeDefined());
  const reported = vi.fn();

  otherTab({ report: reported }).post({ kind: 'ask-report' });

  await eventually(() => expect(reported).toHaveBeenCalledWith({ kind: 'report', report: expect.anything() }));
});

it('a tab that opens asks whoever leads', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const asked = vi.fn();
  otherTab({ 'ask-report': asked });

  await startSync();

  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
});

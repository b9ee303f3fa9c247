import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { getFirestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { closeGolferDatabase, openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { networkAtom, state, syncStatusAtom } from '#src/platform/state.ts';
import * as tasks from '#src/sync/load-tasks.ts';
import { type SessionSync, startSessionSync } from '#src/sync/session-sync.ts';
import { ViewedCollections } from '#src/sync/viewed-collections.ts';
import { eventually } from '#tests/support/eventually.ts';

// A phone loads the lazy chunk of the sync tasks at its first start. On a weak network that can fail.

const user = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
let sync: SessionSync | undefined;
let leaveCloud: () => Promise<void>;

beforeEach(async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  state.set(networkAtom, 'offline');
  await openGolferDatabase('sam');
  await ensureProfile(user);
});
afterEach(async () => {
  await sync?.stop();
  await closeGolferDatabase();
  await leaveCloud();
  vi.unstubAllGlobals();
});

it('sync starts a moment later if the chunk of its tasks failed at first', { timeout: 20_000 }, async () => {
  const app = initializeApp({ projectId: 'demo-divot', apiKey: 'local' }, 'tasks-chunk');
  leaveCloud = () => deleteApp(app);
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const loading = vi.spyOn(tasks, 'loadSyncTasks').mockRejectedValueOnce(missing);

  sync = await startSessionSync({
    uid: user.uid,
    auth: { currentUser: { uid: 'sam' } } as unknown as Auth,
    firestore: getFirestore(app),
    viewed: new ViewedCollections(),
    tidy: () => Promise.resolve(),
    onEnded: () => undefined,
  });

  await eventually(() => expect(state.get(syncStatusAtom)).toMatchObject({ pending: 1 }));
  expect(await sync.countDirty()).toEqual({ documents: 1, rejected: 0 });
  loading.mockRestore();
});

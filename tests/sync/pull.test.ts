import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mintIdToken } from '@divot/local-cloud';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { createPull } from '#src/sync/pull.ts';
import { type LocalDocument, toCloud } from '#src/sync/wire.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** Signs a golfer in to the local cloud, and reads one of their collections page by page. */
const openPull = async (name: EntityName, as: 'golfer' | 'owner' = 'golfer') => {
  const app = initializeApp({ projectId: services.project, apiKey: 'local' }, `pull-${name}`);
  const firestore = getFirestore(app);
  const who = { uid: 'sam', email: 'sam@example.org', emailVerified: false };
  const times = { nowMs: Date.now(), lifetimeSeconds: 3600, signedInSeconds: 0 };
  const mockUserToken = as === 'owner' ? 'owner' : mintIdToken(services.project, who, times);
  connectFirestoreEmulator(firestore, '127.0.0.1', services.documents.port, { mockUserToken });
  const remote = collection(firestore, entities[name].cloud.collection);
  const problems: string[] = [];
  return {
    problems,
    write: (id: string, content: Readonly<Record<string, unknown>>) =>
      setDoc(doc(remote, id), { ...content, serverTimestamp: serverTimestamp() }),
    pull: createPull({
      name,
      uid: 'sam',
      collection: remote,
      beforeErased: () => Promise.resolve(),
      onUnreadable: (id) => problems.push(id),
    }),
    close: () => deleteApp(app),
  };
};

const at = '2026-05-01T08:00:00.000Z';

// RxDB skips a pulled document while it pushes that document. If a pull returned it only once, the other phone's part
// would never arrive (found by seed 159 of the sync fuzz).
it.each(['profiles', 'practiceSessions'] as const)('returns the newest of %s again at the next pull', async (name) => {
  const { problems, write, pull, close } = await openPull(name);
  const common = { id: 'sam', userId: 'sam', createdAt: at, updatedAt: at, sortKey: 1 };
  const contents = {
    profiles: { displayName: 'Sam', email: 'sam@example.org', trainingPlan: [], watchedVideos: [], savedDrills: [] },
    practiceSessions: { startedAt: at, practicedOn: '2026-05-01', status: 'finished', blocks: [] },
  };
  const stored = toCloud(name, { ...common, ...contents[name] } as unknown as LocalDocument);
  await write('sam', stored);
  const first = await pull(undefined, 10);
  const second = await pull(first.checkpoint, 10);
  expect(problems).toEqual([]);
  expect(first.documents.map(({ id }) => id)).toEqual(['sam']);
  expect(second).toEqual(first);
  await close();
});

const workout = {
  userId: 'sam',
  createdAt: at,
  updatedAt: at,
  startedAt: at,
  status: 'active',
  kind: 'custom',
  items: [],
};

it('continues after a whole page of unreadable documents', async () => {
  const { problems, write, pull, close } = await openPull('workouts', 'owner');
  const sound = toCloud('workouts', workout as unknown as LocalDocument);
  await write('sound', { ...sound, id: 'sound' });
  for (const n of [1, 2, 3, 4, 5]) await write(`broken${n}`, { ...sound, id: `broken${n}`, status: 'unknown' });
  const { documents } = await pull(undefined, 2);
  expect(documents.map(({ id }) => id)).toEqual(['sound']);
  expect(problems).toEqual(['broken5', 'broken4', 'broken3', 'broken2', 'broken1']);
  await close();
});

const workoutPlan = { userId: 'sam', createdAt: at, updatedAt: at, ...entities.workoutPlans.defaults };

it('gives a new device the newest first, and then what was written while the older ones arrived', async () => {
  const { write, pull, close } = await openPull('workoutPlans');
  const plan = (id: string, name: string) =>
    write(id, { ...toCloud('workoutPlans', { ...workoutPlan, name } as unknown as LocalDocument), id });
  for (const n of [1, 2, 3, 4, 5]) await plan(`plan${n}`, 'Hips');
  const ids = ({ documents }: Awaited<ReturnType<typeof pull>>) => documents.map(({ id }) => id);

  const first = await pull(undefined, 2);
  expect(ids(first)).toEqual(['plan5', 'plan4']);
  await plan('plan6', 'Back');
  await plan('plan1', 'Shoulders'); // moves ahead of everything this device has requested
  const second = await pull(first.checkpoint, 2);
  expect(ids(second)).toEqual(['plan3', 'plan2']);
  // RxDB stores a checkpoint like this: it merges the new one over the previous one.
  const third = await pull({ ...first.checkpoint!, ...second.checkpoint! }, 2);
  expect(ids(third)).toEqual([]);
  const end = { ...second.checkpoint!, ...third.checkpoint! };
  expect(end.older).toBeUndefined();

  const later = await pull(end, 200);
  // Written within one tick of the cloud's clock, they are in order of id.
  expect(ids(later).slice(-2).toSorted()).toEqual(['plan1', 'plan6']);
  await close();
});

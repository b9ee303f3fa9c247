import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Firestore,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { JsonMap } from '#src/domain/merge/equal.ts';
import { resolveRejection } from '#src/sync/tasks/rejections.ts';
import { eventually } from '#tests/support/eventually.ts';
import { score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// Versions that one side cannot read: a newer Divot's in the cloud, and one that an earlier merge left on the phone.

vi.setConfig({ testTimeout: 60_000 });
const golfer = golferOfEachTest();
let firestore: Firestore;
let leave: () => Promise<void>;
beforeEach(() => {
  const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, `admin-${crypto.randomUUID()}`);
  firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
  leave = () => deleteApp(app);
});
afterEach(() => leave());

it('keeps this phone’s round and offers no cloud version that cannot be read here', async () => {
  const phone = await golfer.phone('a');
  await teeOffOn(phone, 'sam');
  await sent(phone);
  await updateDoc(doc(firestore, 'rounds/r1'), { status: 'suspended', serverTimestamp: serverTimestamp() });

  await score(phone, 1, 4);
  await eventually(() => expect(phone.engine.rejectedKeys()).toEqual(['rounds/r1']));
  expect(phone.report?.documents['rounds/r1']).toBe('unreadable');
  expect(phone.report?.status.attention).toBe(1);

  await resolveRejection(
    { firestore, uid: 'sam', database: phone.db, states: phone.engine.states },
    'rounds',
    'r1',
    'take-cloud',
  );
  expect(await strokesOn(phone)).toEqual([4, undefined, undefined]);
  expect(phone.engine.rejectedKeys()).toEqual(['rounds/r1']);
});

const AT = '2026-05-01T08:00:00.000Z';
const club = (n: number) => ({ id: `club${n}`, type: 'iron', carryYards: 100 + n });
const golferWith = (clubs: number): Profile => ({
  id: 'sam',
  userId: 'sam',
  createdAt: AT,
  updatedAt: AT,
  sortKey: 8_640_000_000_000_000 - Date.parse(AT),
  displayName: 'Sam',
  email: 'sam@example.org',
  trainingPlan: [],
  watchedVideos: [],
  savedDrills: [],
  bag: Array.from({ length: clubs }, (_, n) => club(n)),
});

// Unlike the storage of the other tests, this one validates nothing, so it can store what an earlier version stored.
const unchecked = () =>
  ({ ...getRxStorageMemory(), name: 'validate-nothing' }) as unknown as RxStorage<unknown, unknown>;

it('sends a bag of sixteen clubs, left by an earlier merge, as a bag of fourteen and two that wait', async () => {
  const phone = await golfer.phone('a', { collections: ['profiles'], storage: unchecked() });
  await phone.db.profiles.insert(golferWith(16));

  await sent(phone);
  expect(phone.engine.rejectedKeys()).toEqual([]);
  const stored = (await getDoc(doc(firestore, 'users/sam'))).data() as JsonMap;
  expect(stored['bag']).toHaveLength(14);
  expect((stored['conflicts'] as { path: string }[]).map(({ path }) => path)).toEqual(['bag.club14', 'bag.club15']);

  // The phone receives that form too, and edits it like any other profile.
  await eventually(async () => {
    phone.engine.pullAll();
    expect((await phone.db.profiles.findOne('sam').exec())!.toJSON().bag).toHaveLength(14);
  });
});

it('sends such a bag again at the next start if the cloud had rejected it', async () => {
  golfer.services.faults.add({ kind: 'refuse', service: 'documents', method: 'commit', document: 'users/sam' });
  const phone = await golfer.phone('a', { collections: ['profiles'], storage: unchecked() });
  await phone.db.profiles.insert(golferWith(16));
  await eventually(() => expect(phone.engine.rejectedKeys()).toEqual(['profiles/sam']));

  await phone.killAndReopen();
  await eventually(() => expect(phone.engine.rejectedKeys()).toEqual([]));
  await sent(phone);
});

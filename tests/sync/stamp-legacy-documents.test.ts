import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Firestore,
  Timestamp,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toCloud } from '#src/sync/wire.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// No ordered pull finds these documents of the earlier app, so Divot counts, stamps and pulls them, whatever is in the
// field by which Divot orders them, and whenever the earlier app wrote them.

vi.setConfig({ testTimeout: 20_000 });
const golfer = golferOfEachTest();
let admin: Firestore;
let leave: () => Promise<void>;
beforeEach(() => {
  const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, `admin-${crypto.randomUUID()}`);
  admin = getFirestore(app);
  connectFirestoreEmulator(admin, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
  leave = () => deleteApp(app);
});
afterEach(async () => {
  await leave();
});

const time = Timestamp.fromDate(new Date('2024-05-01T08:00:00.000Z'));
const earlierRound = (id: string, more: object = {}) =>
  setDoc(doc(admin, 'rounds', id), { userId: 'sam', date: time, ...more });
const stampedRound = (id: string) => {
  const round = toCloud('rounds', { ...newRound(id, 'sam'), _deleted: false });
  return setDoc(doc(admin, 'rounds', id), { ...round, serverTimestamp: serverTimestamp() });
};
const newPhone = (name: string) => golfer.phone(name, { collections: ['profiles', 'rounds', 'workouts'] });
const has = (phone: Phone, id: string) =>
  eventually(async () => expect(await phone.db.rounds.findOne(id).exec()).not.toBeNull());

it('finds what comes after a document that the rules reject', async () => {
  await earlierRound('a', { _deleted: 'no' });
  await earlierRound('b'.repeat(80));
  await earlierRound('c');
  await setDoc(doc(admin, 'workouts/legs'), { userId: 'sam', completedAt: time });

  const phone = await newPhone('new');

  await has(phone, 'c');
  await eventually(async () => expect(await phone.db.workouts.findOne('legs').exec()).not.toBeNull());
});

it.each([
  ['null', null],
  ['a text', '2024-05-01'],
  ['a number', 1_714_550_400],
  ['a map', { seconds: 1_714_550_400, nanoseconds: 0 }],
  ['true', true],
])('finds a round and a profile whose serverTimestamp is %s', async (_, stamp) => {
  await earlierRound('old', { serverTimestamp: stamp });
  await setDoc(doc(admin, 'users/sam'), { displayName: 'Sam', email: 's@example.org', serverTimestamp: stamp });
  await stampedRound('stamped');

  const phone = await newPhone('new');

  await has(phone, 'stamped');
  await has(phone, 'old');
  await eventually(async () => expect(await phone.db.profiles.findOne('sam').exec()).not.toBeNull());
});

it('finds more rounds than a page holds whose serverTimestamp is a text', async () => {
  await Promise.all(Array.from({ length: 201 }, (_, n) => earlierRound(`r${n}`, { serverTimestamp: '2024-05-01' })));
  await stampedRound('stamped');

  const phone = await newPhone('new');

  await has(phone, 'stamped');
  await eventually(async () => expect(await phone.db.rounds.count().exec()).toBe(202));
  await eventually(() => expect(phone.report?.status.phase).toBe('idle'));
});

it('finds at the next look what the earlier app writes on another phone', async () => {
  await earlierRound('old');
  const phone = await newPhone('new');
  await has(phone, 'old');
  await earlierRound('since');
  await setDoc(doc(admin, 'workouts/since'), { userId: 'sam', completedAt: time });

  await eventually(async () => {
    phone.engine.pullAll();
    expect(await phone.db.rounds.findOne('since').exec()).not.toBeNull();
    expect(await phone.db.workouts.findOne('since').exec()).not.toBeNull();
  });
});

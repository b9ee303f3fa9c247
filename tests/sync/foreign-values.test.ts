import { deleteApp, initializeApp } from 'firebase/app';
import {
  Bytes,
  type DocumentData,
  type Firestore,
  GeoPoint,
  Timestamp,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { sent } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// The earlier app's documents may contain any Firestore value in fields that Divot does not know. The rules forbid
// changing such a field, so the cloud rejects a round for good unless Divot writes the field back unchanged.

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
afterEach(() => leave());

const values: readonly (readonly [what: string, value: (firestore: Firestore) => unknown])[] = [
  ['null', () => null],
  ['a time with microseconds', () => new Timestamp(1_700_000_000, 123_456_000)],
  ['a place', () => new GeoPoint(51.5, -0.1)],
  ['a reference to a course', (firestore) => doc(firestore, 'courses/links')],
  ['bytes', () => Bytes.fromUint8Array(new Uint8Array([1, 2, 3]))],
  ['NaN', () => Number.NaN],
  ['minus zero', () => -0],
  [
    'all of these in a map',
    (firestore) => ({ at: new GeoPoint(1, 2), by: [doc(firestore, 'users/bo'), null], on: new Timestamp(5, 7000) }),
  ],
];

it.each(values)('scores a round of the earlier app that holds %s in a field of its own', async (_, value) => {
  const date = Timestamp.fromDate(new Date('2024-05-01T08:00:00.000Z'));
  await setDoc(doc(admin, 'rounds/old'), { userId: 'sam', date, parking: value(admin) } as DocumentData);
  const before = (await getDoc(doc(admin, 'rounds/old'))).get('parking') as unknown;
  const phone = await golfer.phone('new');
  await eventually(async () => expect(await phone.db.rounds.findOne('old').exec()).not.toBeNull());

  const round = await phone.db.rounds.findOne('old').exec();
  await round!.incrementalModify((one) => ({ ...one, notes: 'windy', updatedAt: new Date().toISOString() }));
  await sent(phone);

  expect(phone.engine.rejectedKeys()).toEqual([]);
  const after = await getDoc(doc(admin, 'rounds/old'));
  expect(after.get('notes')).toBe('windy');
  expect(after.get('parking')).toEqual(before);
});

import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Firestore,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resolveRejection } from '#src/sync/tasks/rejections.ts';
import { eventually } from '#tests/support/eventually.ts';
import { score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A newer Divot's version in the cloud, which this one cannot read.

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

import { initializeApp } from 'firebase/app';
import {
  type Firestore,
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { benchRounds } from '#dev/bench/rounds.ts';
import { timed } from '#dev/bench/statistics.ts';
import { startEngine } from '#src/sync/engine.ts';
import { toCloud } from '#src/sync/wire.ts';
import { eraseOurs, fillOurs, openOurs } from './stores.ts';

// A week's work sent to the cloud: by the app's own sync, and by bare Firestore Lite transactions that read and write
// the same documents, with the same number in parallel.

/** Must match PUSH_AT_ONCE in src/sync/push.ts. */
const AT_ONCE = 8;
let made = 0;

const openFirestore = (project: string, token: string): Firestore => {
  made += 1;
  const app = initializeApp({ projectId: project, apiKey: 'local' }, `bench-${made}`);
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  connectFirestoreEmulator(firestore, location.hostname, Number(location.port), { mockUserToken: token });
  return firestore;
};

const logFailure = async (error: unknown): Promise<void> => console.error(error);

/** Time until the cloud has acknowledged everything and sync knows it, ms. */
export const pushOurs = async (project: string, uid: string, token: string, count: number): Promise<number> => {
  const database = await openOurs(uid);
  await fillOurs(database, uid, count);
  const engine = await startEngine({
    database,
    firestore: openFirestore(project, token),
    uid,
    device: 'bench',
    names: ['rounds'],
    report: () => undefined,
    onFailure: logFailure,
  });
  const durationMs = await timed(async () => {
    engine.gate.open();
    await engine.inSync();
  });
  const left = await engine.dirtyKeys();
  await engine.stop();
  await eraseOurs(uid);
  if (left.length > 0) throw new Error(`${left.length} rounds were not pushed`);
  return durationMs;
};

export const pushBare = async (project: string, uid: string, token: string, count: number): Promise<number> => {
  const firestore = openFirestore(project, token);
  const remote = collection(firestore, 'rounds');
  const waiting = benchRounds(uid, count);
  const lane = async () => {
    for (let round = waiting.pop(); round; round = waiting.pop()) {
      const document = toCloud('rounds', { ...round, _deleted: false });
      const ref = doc(remote, round.id);
      await runTransaction(firestore, async (transaction) => {
        await transaction.get(ref);
        transaction.set(ref, { ...document, serverTimestamp: serverTimestamp() });
      });
    }
  };
  return timed(() => Promise.all(Array.from({ length: AT_ONCE }, lane)));
};

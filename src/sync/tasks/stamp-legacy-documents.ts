import {
  type CollectionReference,
  type Firestore,
  collection,
  doc,
  getCount,
  getDoc,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { ownedPages } from './owned-pages.ts';

// Documents of the customer's earlier app carry no serverTimestamp, so that no ordered pull ever finds them. They are
// looked for once per golfer and device, by counting, and stamped; from then on they replicate like any other.

const LOCAL_DOCUMENT = 'adopted';
/** All that the earlier app ever wrote. Swings, megabytes of them, are not read for this. */
const LEGACY: ReadonlySet<EntityName> = new Set(['profiles', 'rounds', 'workouts']);

const stamp = (firestore: Firestore, remote: CollectionReference, id: string): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = doc(remote, id);
    const snapshot = await transaction.get(ref);
    if (snapshot.exists() && snapshot.data()['serverTimestamp'] === undefined) {
      transaction.update(ref, { serverTimestamp: serverTimestamp() });
    }
  });

/** Whether the golfer has documents that no ordered pull finds: counted, for a pull has read all others already. */
const hasUnstamped = async (remote: CollectionReference, uid: string): Promise<boolean> => {
  const own = query(remote, where('userId', '==', uid));
  // In this order: what another device writes between the two counts makes the second larger, and hides nothing.
  const stamped = await getCount(query(own, orderBy('serverTimestamp')));
  const all = await getCount(own);
  return all.data().count !== stamped.data().count;
};

/** Rejects when the cloud cannot be asked; then the next start tries again. A single rejected document is passed over. */
export const stampLegacyDocuments = async (
  database: DivotDatabase,
  firestore: Firestore,
  uid: string,
  names: readonly EntityName[],
): Promise<number> => {
  if (await database.getLocal(LOCAL_DOCUMENT)) return 0;
  let adopted = 0;
  for (const name of names.filter((one) => LEGACY.has(one))) {
    const remote = collection(firestore, entities[name].cloud.collection);
    /* oxlint-disable no-await-in-loop -- once per golfer; one after the other is kind to a phone */
    const isProfile = name === 'profiles';
    if (!isProfile && !(await hasUnstamped(remote, uid))) continue;
    const pages = isProfile ? [[await getDoc(doc(remote, uid))]] : ownedPages(remote, uid);
    for await (const page of pages) {
      for (const snapshot of page) {
        if (!snapshot.exists() || snapshot.data()['serverTimestamp'] !== undefined) continue;
        await stamp(firestore, remote, snapshot.id);
        adopted += 1;
      }
    }
    /* oxlint-enable no-await-in-loop */
  }
  await database.insertLocal(LOCAL_DOCUMENT, { at: new Date(0).toISOString() });
  return adopted;
};

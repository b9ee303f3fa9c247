import {
  type CollectionReference,
  type Firestore,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';

// Documents of the customer's earlier app carry no serverTimestamp, so that no ordered pull ever finds them. They are
// looked for once per golfer and device, and stamped; from then on they replicate like any other.

const LOCAL_DOCUMENT = 'adopted';

const stamp = (firestore: Firestore, remote: CollectionReference, id: string): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = doc(remote, id);
    const snapshot = await transaction.get(ref);
    if (snapshot.exists() && snapshot.data()['serverTimestamp'] === undefined) {
      transaction.update(ref, { serverTimestamp: serverTimestamp() });
    }
  });

/** Rejects when the cloud cannot be asked; then the next start tries again. A single refused document is passed over. */
export const stampLegacyDocuments = async (
  database: DivotDatabase,
  firestore: Firestore,
  uid: string,
  names: readonly EntityName[],
): Promise<number> => {
  if (await database.getLocal(LOCAL_DOCUMENT)) return 0;
  let adopted = 0;
  for (const name of names.filter((one) => entities[one].cloud.access.startsWith('owner'))) {
    const remote = collection(firestore, entities[name].cloud.collection);
    /* oxlint-disable no-await-in-loop -- once per golfer; one after the other is kind to a phone */
    const found =
      name === 'profiles'
        ? [await getDoc(doc(remote, uid))]
        : (await getDocs(query(remote, where('userId', '==', uid)))).docs;
    for (const snapshot of found) {
      if (!snapshot.exists() || snapshot.data()['serverTimestamp'] !== undefined) continue;
      await stamp(firestore, remote, snapshot.id);
      adopted += 1;
    }
    /* oxlint-enable no-await-in-loop */
  }
  await database.insertLocal(LOCAL_DOCUMENT, { at: new Date(0).toISOString() });
  return adopted;
};

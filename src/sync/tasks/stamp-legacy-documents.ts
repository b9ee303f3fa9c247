import {
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  collection,
  doc,
  getCount,
  getDoc,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { runTransaction } from '#src/sync/run-transaction.ts';
import { cloudFailure } from './cloud-failure.ts';
import { ownedPages } from './owned-documents.ts';

// Documents of the customer's earlier app have no serverTimestamp that is a time, so no ordered pull finds them. This
// finds them by counting, whenever Divot asks for changes, because that app may still run on another phone, and stamps
// them. From then on they replicate like any other.

/** Everything the earlier app wrote. Swings, megabytes of them, need not be read. */
const LEGACY: ReadonlySet<EntityName> = new Set(['profiles', 'rounds', 'workouts']);

const isStamped = (snapshot: DocumentSnapshot): boolean => snapshot.data()?.['serverTimestamp'] instanceof Timestamp;

const stamp = (firestore: Firestore, remote: CollectionReference, id: string): Promise<void> =>
  runTransaction(firestore, async (transaction) => {
    const ref = doc(remote, id);
    const snapshot = await transaction.get(ref);
    if (snapshot.exists() && !isStamped(snapshot)) transaction.update(ref, { serverTimestamp: serverTimestamp() });
  }).catch((error: unknown) => {
    if (cloudFailure(error) !== 'rejected') throw error;
  });

/**
 * Whether the golfer has documents that no ordered pull finds. Counting is enough, because a pull has read all others.
 */
const hasUnstamped = async (remote: CollectionReference, uid: string): Promise<boolean> => {
  const ownDocuments = query(remote, where('userId', '==', uid));
  // Keep this order: a write of another device between the two counts then makes the second one larger and hides
  // nothing.
  const stamped = await getCount(query(ownDocuments, where('serverTimestamp', '>=', new Timestamp(0, 0))));
  const all = await getCount(ownDocuments);
  return all.data().count !== stamped.data().count;
};

/**
 * Resolves to how many it has stamped. Rejects if the cloud is out of reach; the next look tries again. Skips a single
 * document that is rejected.
 */
export const stampLegacyDocuments = async (
  firestore: Firestore,
  uid: string,
  names: readonly EntityName[],
): Promise<number> => {
  let adopted = 0;
  for (const name of names.filter((one) => LEGACY.has(one))) {
    const remote = collection(firestore, entities[name].cloud.collection);
    /* oxlint-disable no-await-in-loop -- one after the other is kind to a phone */
    const isProfile = name === 'profiles';
    if (!isProfile && !(await hasUnstamped(remote, uid))) continue;
    const pages = isProfile ? [[await getDoc(doc(remote, uid))]] : ownedPages(remote, uid);
    for await (const page of pages) {
      for (const snapshot of page) {
        if (!snapshot.exists() || isStamped(snapshot)) continue;
        await stamp(firestore, remote, snapshot.id);
        adopted += 1;
      }
    }
    /* oxlint-enable no-await-in-loop */
  }
  return adopted;
};

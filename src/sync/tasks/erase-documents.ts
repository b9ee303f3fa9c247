import { type DocumentReference, type Firestore, serverTimestamp, writeBatch } from 'firebase/firestore/lite';

/**
 * Reduces the golfer's documents to their owner and the fact that they are deleted, in one commit. The rules ask for no
 * other document here, so a commit may hold hundreds.
 */
export const eraseDocuments = async (
  firestore: Firestore,
  uid: string,
  refs: readonly DocumentReference[],
): Promise<void> => {
  if (refs.length === 0) return;
  const batch = writeBatch(firestore);
  for (const ref of refs) batch.set(ref, { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() });
  await batch.commit();
};

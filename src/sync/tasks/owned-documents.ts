import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite';

const PAGE = 100;

/** Every document of the golfer in one collection, page by page, including unstamped and deleted ones. */
export async function* ownedPages(remote: CollectionReference, uid: string) {
  let after: string | undefined;
  for (;;) {
    const page = query(
      remote,
      where('userId', '==', uid),
      orderBy(documentId()),
      ...(after === undefined ? [] : [startAfter(after)]),
      limit(PAGE),
    );
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { docs } = await getDocs(page);
    yield docs;
    after = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

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

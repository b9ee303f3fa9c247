import {
  type CollectionReference,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
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

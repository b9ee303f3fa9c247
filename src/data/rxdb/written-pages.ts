import { type RxCollection, type RxDocumentData, getChangedDocumentsSince } from 'rxdb/plugins/core';

// Documents in the order in which they were written, including deleted ones, as RxDB's own replication reads them.
// tests/data/rxdb/written-pages.test.ts

const PAGE = 200;

/** Without RxDB's own fields. Not in stored-versions.ts: that belongs to the sync chunk, this to the first screens. */
export const contentOf = <T>({ _deleted, _rev, _meta, _attachments, ...content }: RxDocumentData<T>) => content;

/** Where a reader is: behind this document, written at this time. */
export type Written = { readonly id: string; readonly lwt: number };
export const placeOf = <T extends { readonly id: string }>({ id, _meta: { lwt } }: RxDocumentData<T>): Written => ({
  id,
  lwt,
});

/** Pages of what was written to a collection after this place; of everything without one. The last may be empty. */
export async function* writtenPages<T>(
  { storageInstance }: Pick<RxCollection<T>, 'storageInstance'>,
  after: Written | undefined,
): AsyncGenerator<readonly RxDocumentData<T>[]> {
  for (let from: unknown = after; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, in the background
    const { documents, checkpoint } = await getChangedDocumentsSince(storageInstance, PAGE, from);
    yield documents;
    if (documents.length < PAGE) return;
    from = checkpoint;
  }
}

/**
 * Changes the content of deleted documents, which RxDB's collections cannot do. Replication sends it like any change.
 */
export const rewriteDeleted = async <T>(
  { storageInstance }: Pick<RxCollection<T>, 'storageInstance'>,
  documents: readonly RxDocumentData<T>[],
  contentOf: (document: RxDocumentData<T>) => T,
): Promise<void> => {
  if (documents.length === 0) return;
  const rows = documents.map((previous) => {
    const { _rev, _meta, _attachments } = previous;
    return { previous, document: { ...contentOf(previous), _deleted: true, _rev, _meta: { ..._meta }, _attachments } };
  });
  await storageInstance.bulkWrite(rows, 'rewrite-deleted');
};

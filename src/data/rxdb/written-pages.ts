import type { MangoQuery, RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { type Queried, queryStorage } from './storage-query.ts';

// Documents in the order in which they were written, including deleted ones. RxDB has an index on the time of each
// write (`_meta.lwt`). tests/data/rxdb/written-pages.test.ts

const PAGE = 200;

type Identified = { readonly id: string };
type StoredWrite<T> = { readonly writtenAt: number; readonly document: RxDocumentData<T> };

const writtenAfter = async <T extends Identified>(
  collection: Queried<T>,
  since: number,
  limit: number,
): Promise<readonly StoredWrite<T>[]> => {
  const query = { selector: { '_meta.lwt': { $gt: since } }, sort: [{ '_meta.lwt': 'asc' }, { id: 'asc' }], limit };
  const documents = await queryStorage(collection, query as unknown as MangoQuery<T>);
  return documents.map((document) => ({ writtenAt: document._meta.lwt, document }));
};

/** Without RxDB's own fields. Not in stored-versions.ts: that belongs to the sync chunk, this to the first screens. */
export const contentOf = <T>({ _deleted, _rev, _meta, _attachments, ...content }: RxDocumentData<T>) => content;

/** Pages of what was written to a collection after `from`, with the time of each page's last write. */
export async function* writtenPages<T extends Identified>(collection: Queried<T>, from: number, pageSize = PAGE) {
  let upTo = from;
  for (let limit = pageSize; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, in the background
    const page = await writtenAfter(collection, upTo, limit);
    const isAll = page.length < limit;
    const newest = page.at(-1)?.writtenAt ?? upTo;
    // More writes with the same time as the last one may follow this page, so the next page begins with them.
    const writes = isAll ? page : page.filter(({ writtenAt }) => writtenAt < newest);
    if (writes.length === 0 && !isAll) limit *= 2;
    upTo = writes.at(-1)?.writtenAt ?? upTo;
    yield { writes, upTo };
    if (isAll) return;
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

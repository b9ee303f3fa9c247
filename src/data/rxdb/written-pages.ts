import type { MangoQuery, RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { type Queried, queryStorage } from './storage-query.ts';

// Documents in the order in which they were written: RxDB keeps an index on the time that it notes with each write
// (`_meta.lwt`), deleted documents too. tests/data/rxdb/written-pages.test.ts

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

/** Page by page what was written to a collection after `from`, and the time of each page's last write. */
export async function* writtenPages<T extends Identified>(collection: Queried<T>, from: number, pageSize = PAGE) {
  let upTo = from;
  for (let limit = pageSize; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, in the background
    const page = await writtenAfter(collection, upTo, limit);
    const isAll = page.length < limit;
    const newest = page.at(-1)?.writtenAt ?? upTo;
    // What was written at the very time of the last one may go on behind the page: the next page begins with it.
    const writes = isAll ? page : page.filter(({ writtenAt }) => writtenAt < newest);
    if (writes.length === 0 && !isAll) limit *= 2;
    upTo = writes.at(-1)?.writtenAt ?? upTo;
    yield { writes, upTo };
    if (isAll) return;
  }
}

/** Gives deleted documents another content, which RxDB's collections cannot; replication sends it like any change. */
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

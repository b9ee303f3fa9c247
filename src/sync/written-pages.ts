import { type MangoQuery, type RxCollection, normalizeMangoQuery, prepareQuery } from 'rxdb/plugins/core';
import type { LocalDocument } from './wire.ts';

const PAGE = 200;

/** Documents written after `since`, deleted ones too, in the order of their writes. */
const writtenAfter = async (
  { schema: { jsonSchema }, storageInstance }: RxCollection<LocalDocument>,
  since: number,
  limit: number,
) => {
  const query = { selector: { '_meta.lwt': { $gt: since } }, sort: [{ '_meta.lwt': 'asc' }, { id: 'asc' }], limit };
  const filled = normalizeMangoQuery(jsonSchema, query as unknown as MangoQuery<LocalDocument>);
  return (await storageInstance.query(prepareQuery(jsonSchema, filled as never))).documents;
};

/** Page by page what was written to a collection after `from`, and the time of each page's last write. */
export async function* writtenPages(collection: RxCollection<LocalDocument>, from: number) {
  let upTo = from;
  for (let limit = PAGE; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, in the background
    const page = await writtenAfter(collection, upTo, limit);
    const isAll = page.length < limit;
    const newest = page.at(-1)?._meta.lwt ?? upTo;
    // What was written at the very time of the last one may go on behind the page: the next page begins with it.
    const documents = isAll ? page : page.filter(({ _meta }) => _meta.lwt < newest);
    if (documents.length === 0 && !isAll) limit *= 2;
    upTo = documents.at(-1)?._meta.lwt ?? upTo;
    yield { documents, upTo };
    if (isAll) return;
  }
}

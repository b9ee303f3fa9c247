import {
  type MangoQuery,
  type RxCollection,
  type RxDocumentData,
  normalizeMangoQuery,
  prepareQuery,
} from 'rxdb/plugins/core';

// Reads a collection's storage directly, past RxDB's caches of documents and queries: what another tab wrote a moment
// ago, deleted documents, and thousands of documents without holding them in memory. tests/data/rxdb/storage.test.ts

type Storage<T> = Pick<RxCollection<T>, 'storageInstance'>;
type Identified = { readonly id: string };

/** What RxDB stores in a document beside its content. */
export const RXDB_FIELDS = ['_rev', '_meta', '_attachments'] as const;

export const toContent = <T>({ _rev, _meta, _attachments, ...content }: RxDocumentData<T>) => content;
/** Of a document that is not deleted. */
export const withoutMeta = <T>({ _deleted, _rev, _meta, _attachments, ...content }: RxDocumentData<T>) => content;
/** A document's version is the time of its last write. */
export const versionOf = <T>({ _meta }: RxDocumentData<T>): number => _meta.lwt;

export const queryStorage = async <T>(
  { schema: { jsonSchema }, storageInstance }: Pick<RxCollection<T>, 'schema' | 'storageInstance'>,
  query: MangoQuery<T>,
): Promise<RxDocumentData<T>[]> => {
  const prepared = prepareQuery<T>(jsonSchema, normalizeMangoQuery<T>(jsonSchema, query));
  return (await storageInstance.query(prepared)).documents;
};

/** The part of a collection that `queryStorage` needs, for collections outside RxDB: sample data. */
export const storageOf = (answer: (query: MangoQuery) => unknown[]) => ({
  storageInstance: {
    query: ({ query }: { readonly query: MangoQuery }) => Promise.resolve({ documents: answer(query) }),
  },
});

/** Documents as they are stored now, deleted ones too. */
export const storedDocuments = async <T extends Identified>(
  { storageInstance }: Storage<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RxDocumentData<T>>> => {
  const stored = await storageInstance.findDocumentsById([...ids], true);
  return new Map(stored.map((document) => [document.id, document]));
};

const PAGE = 200;

/** Where a reader is: behind this document, written at this time. */
export type Written = { readonly id: string; readonly lwt: number };
export const placeOf = <T extends Identified>(document: RxDocumentData<T>): Written => ({
  id: document.id,
  lwt: versionOf(document),
});

/** The place before all that was written from this time on, in ms. */
export const placeAt = (ms: number): Written => ({ id: '', lwt: ms - 1 });

const IN_ORDER = [{ '_meta.lwt': 'asc' }, { id: 'asc' }];

/**
 * Pages of what was written to a collection after this place, deleted documents too, in the order of writing; of
 * everything without a place. The last may be empty. RxDB's own page (getChangedDocumentsSince) begins at the first
 * document of its millisecond again: pages of an import would cost the square of its size.
 */
export async function* writtenPages<T extends Identified>(
  collection: Pick<RxCollection<T>, 'schema' | 'storageInstance'>,
  after: Written | undefined,
): AsyncGenerator<readonly RxDocumentData<T>[]> {
  const read = (selector: object, limit: number) =>
    queryStorage(collection, { selector, sort: IN_ORDER, limit } as unknown as MangoQuery<T>);
  for (let { id, lwt } = after ?? placeAt(0); ;) {
    // oxlint-disable no-await-in-loop -- one page after the other, in the background
    const page = await read({ '_meta.lwt': { $eq: lwt }, id: { $gt: id } }, PAGE);
    if (page.length < PAGE) page.push(...(await read({ '_meta.lwt': { $gt: lwt } }, PAGE - page.length)));
    // oxlint-enable no-await-in-loop
    yield page;
    if (page.length < PAGE) return;
    ({ id, lwt } = placeOf(page.at(-1)!));
  }
}

/**
 * Changes the content of deleted documents, which RxDB's collections cannot do. Replication sends it like any change.
 */
export const rewriteDeleted = async <T>(
  { storageInstance }: Storage<T>,
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

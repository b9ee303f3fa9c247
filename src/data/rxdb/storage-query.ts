import {
  type MangoQuery,
  type RxCollection,
  type RxDocumentData,
  normalizeMangoQuery,
  prepareQuery,
} from 'rxdb/plugins/core';

// A query put to a collection's storage itself, past RxDB's cache of documents and queries: what another tab wrote a
// moment ago is there, and what thousands of documents are read for is not held. tests/data/rxdb/storage-query.test.ts

type Queried<T> = Pick<RxCollection<T>, 'schema' | 'storageInstance'>;

export const queryStorage = async <T>(
  { schema: { jsonSchema }, storageInstance }: Queried<T>,
  query: MangoQuery<T>,
): Promise<RxDocumentData<T>[]> => {
  const prepared = prepareQuery<T>(jsonSchema, normalizeMangoQuery<T>(jsonSchema, query) as never);
  return (await storageInstance.query(prepared)).documents;
};

/** Documents written after `since` (by the time that RxDB notes with a write), deleted ones too, in that order. */
export const writtenAfter = async <T extends { readonly id: string }>(
  collection: Queried<T>,
  since: number,
  limit: number,
): Promise<readonly { readonly writtenAt: number; readonly document: RxDocumentData<T> }[]> => {
  const query = { selector: { '_meta.lwt': { $gt: since } }, sort: [{ '_meta.lwt': 'asc' }, { id: 'asc' }], limit };
  const documents = await queryStorage(collection, query as unknown as MangoQuery<T>);
  return documents.map((document) => ({ writtenAt: document._meta.lwt, document }));
};

/** The part of a collection that `queryStorage` needs, for one that is no RxDB's: sample data. */
export const storageOf = (answer: (query: MangoQuery) => unknown[]) => ({
  storageInstance: {
    query: ({ query }: { readonly query: MangoQuery }) => Promise.resolve({ documents: answer(query) }),
  },
});

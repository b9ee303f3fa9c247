import {
  type MangoQuery,
  type RxCollection,
  type RxDocumentData,
  normalizeMangoQuery,
  prepareQuery,
} from 'rxdb/plugins/core';

// A query put to a collection's storage itself, past RxDB's cache of documents and queries: what another tab wrote a
// moment ago is there, and what thousands of documents are read for is not held. tests/data/rxdb/storage-query.test.ts

export type Queried<T> = Pick<RxCollection<T>, 'schema' | 'storageInstance'>;

export const queryStorage = async <T>(
  { schema: { jsonSchema }, storageInstance }: Queried<T>,
  query: MangoQuery<T>,
): Promise<RxDocumentData<T>[]> => {
  const prepared = prepareQuery<T>(jsonSchema, normalizeMangoQuery<T>(jsonSchema, query));
  return (await storageInstance.query(prepared)).documents;
};

/** The part of a collection that `queryStorage` needs, for one that is no RxDB's: sample data. */
export const storageOf = (answer: (query: MangoQuery) => unknown[]) => ({
  storageInstance: {
    query: ({ query }: { readonly query: MangoQuery }) => Promise.resolve({ documents: answer(query) }),
  },
});

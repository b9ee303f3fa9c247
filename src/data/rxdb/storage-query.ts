import {
  type MangoQuery,
  type RxCollection,
  type RxDocumentData,
  normalizeMangoQuery,
  prepareQuery,
} from 'rxdb/plugins/core';

// Queries a collection's storage directly, past RxDB's cache of documents and queries. It includes what another tab
// wrote a moment ago, and it does not hold thousands of documents in memory. tests/data/rxdb/storage-query.test.ts

export type Queried<T> = Pick<RxCollection<T>, 'schema' | 'storageInstance'>;

export const queryStorage = async <T>(
  { schema: { jsonSchema }, storageInstance }: Queried<T>,
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

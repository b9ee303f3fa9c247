import type { RxStorage } from 'rxdb/plugins/core';
import {
  DEXIE_DOCS_TABLE_NAME,
  type RxStorageDexie,
  type RxStorageInstanceDexie,
  dexieReplaceIfStartsWithPipeRevert,
  getKeyRangeByQueryPlan,
} from 'rxdb/plugins/storage-dexie';

// RxDB's Dexie storage walks a list one cursor step at a time, and each step is a request to the browser's storage
// process. If an index alone answers a query, in its order, this reads the list in one request: the same documents,
// sooner (docs/performance.md: newest 50). Every other query goes the stock way.

type Instance = RxStorageInstanceDexie<unknown>;
type Query = Instance['query'];
type Stored = Awaited<ReturnType<Query>>['documents'][number];
type Row = Record<string, unknown>;
type Prepared = Parameters<Query>[0];

const isWholeRange = ({ query, queryPlan }: Prepared): boolean =>
  queryPlan.selectorSatisfiedByIndex && queryPlan.sortSatisfiedByIndex && Number.isFinite(query.limit);

/** Undefined if nothing can match ("after March and before February"). IndexedDB refuses that as a range. */
const rangeOf = (booleanIndexes: string[], plan: Prepared['queryPlan']): IDBKeyRange | undefined => {
  try {
    return getKeyRangeByQueryPlan(booleanIndexes, plan, IDBKeyRange) as IDBKeyRange;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataError') return undefined;
    throw error;
  }
};

/** RxDB writes a leading '|' of a field name as '__', which is rare. Rename those fields in place. */
const restoreNames = (part: Row): void => {
  for (const field of Object.keys(part)) {
    const value = part[field];
    if (typeof value === 'object' && value !== null) restoreNames(value as Row);
    if (!field.includes('__')) continue;
    delete part[field];
    part[dexieReplaceIfStartsWithPipeRevert(field)] = value;
  }
};

/** A row as RxDB's own conversion returns it, without the copy: no other code uses this row. */
const asStored = (booleanIndexes: readonly string[], row: Row): Stored => {
  restoreNames(row);
  for (const field of booleanIndexes) row[field] = row[field] === '1';
  return row as Stored;
};

const readRange = async (internals: Instance['internals'], { query, queryPlan }: Prepared) => {
  const { dexieDb, dexieTable, booleanIndexes } = await internals;
  const range = rangeOf(booleanIndexes, queryPlan);
  if (!range) return { documents: [] };
  const { skip, limit } = query;
  const rows = await dexieDb.transaction('r', dexieTable, ({ idbtrans }) => {
    const index = idbtrans.objectStore(DEXIE_DOCS_TABLE_NAME).index(`[${queryPlan.index.join('+')}]`);
    const request = index.getAll(range, skip + limit!);
    return new Promise<Row[]>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result as Row[]));
      request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not answer')));
    });
  });
  return { documents: rows.slice(skip).map((row) => asStored(booleanIndexes, row)) };
};

/** The same storage, reading indexed lists in one request. */
export const withBulkReads = (stock: RxStorageDexie): RxStorage<unknown, unknown> => ({
  name: stock.name,
  rxdbVersion: stock.rxdbVersion,
  createStorageInstance: async (parameters) => {
    const instance: Instance = await stock.createStorageInstance(parameters as never);
    const stockQuery: Query = instance.query.bind(instance);
    instance.query = (prepared) =>
      isWholeRange(prepared) ? readRange(instance.internals, prepared) : stockQuery(prepared);
    return instance as never;
  },
});

import { type RxCollection, type RxJsonSchema, addRxPlugin, createRxDatabase } from 'rxdb/plugins/core';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { RxDBLocalDocumentsPlugin } from 'rxdb/plugins/local-documents';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { CARDS } from './bare-shell.tsx';
import type { Store } from './floor.tsx';

addRxPlugin(RxDBLeaderElectionPlugin);
addRxPlugin(RxDBLocalDocumentsPlugin);

const schema = {
  version: 0,
  type: 'object',
  primaryKey: 'id',
  properties: {
    id: { type: 'string', maxLength: 64 },
    sortKey: { type: 'number', minimum: -1e14, maximum: 1e14, multipleOf: 1 },
  },
  required: ['id', 'sortKey'],
  additionalProperties: true,
  indexes: ['sortKey'],
} as unknown as RxJsonSchema<Round>;

/** RxDB opened as in its manual: the newest of `rounds`, live. The other collections are open but never queried. */
export const openRxdb = async (name: string, others: readonly string[] = []): Promise<Store> => {
  const database = await createRxDatabase<{ rounds: RxCollection<Round> }>({
    name,
    storage: getRxStorageDexie(),
    multiInstance: true,
    eventReduce: true,
    localDocuments: true,
  });
  const { rounds } = await database.addCollections(
    Object.fromEntries(['rounds', ...others].map((collection) => [collection, { schema }])),
  );
  return {
    watch: (show) =>
      rounds!
        .find({ sort: [{ sortKey: 'asc' }], limit: CARDS })
        .$.subscribe((found) => show(found.map((round: { toJSON: () => unknown }) => round.toJSON() as Round))),
    fill: (all) => rounds!.bulkInsert(all),
  };
};

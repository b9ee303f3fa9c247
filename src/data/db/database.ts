import { type RxStorage, createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type Collections, type DivotDatabase, collectionNames, rxSchema } from './collections.ts';

// One database per golfer ('divot-<uid>'), so that two golfers on one phone never share a byte.

type Options = {
  /** Tests pass a validating storage; the app uses Dexie and validates at its doors (ajv breaks a strict CSP). */
  readonly storage?: RxStorage<unknown, unknown>;
  readonly multiInstance?: boolean;
};

export const databaseName = (uid: string): string => `divot-${uid}`;

/** Opens (or creates) the golfer's database with all collections of the registry. */
export const openDatabase = async (uid: string, options: Options = {}): Promise<DivotDatabase> => {
  const database = await createRxDatabase<Collections>({
    name: databaseName(uid),
    storage: options.storage ?? getRxStorageDexie(),
    multiInstance: options.multiInstance ?? true,
    eventReduce: true,
  });
  await database.addCollections(
    Object.fromEntries(collectionNames.map((name) => [name, { schema: rxSchema(name) }])) as never,
  );
  return database;
};

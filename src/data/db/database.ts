import { type RxStorage, addRxPlugin, createRxDatabase } from 'rxdb/plugins/core';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { RxDBLocalDocumentsPlugin } from 'rxdb/plugins/local-documents';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { databaseName } from './database-name.ts';
import { deviceStorage } from './device-storage.ts';
import type { LostStorage } from '#src/data/rxdb/reopened-connections.ts';
import { conflictHandlerOf } from '#src/data/rxdb/conflict-handler.ts';
import { openAdditiveCollections } from '#src/data/rxdb/additive-schemas.ts';
import { type Collections, type DivotDatabase, collectionNames, rxSchema, storedSchema } from './collections.ts';

addRxPlugin(RxDBLeaderElectionPlugin);
addRxPlugin(RxDBLocalDocumentsPlugin);

type Options = {
  /** All collections, unless a test opens only the ones it needs (RxDB limits open collections per process). */
  readonly collections?: readonly EntityName[];
  /**
   * Tests pass a validating storage with whole schemas. The app uses Dexie and validates in its own code, because ajv
   * breaks a strict CSP.
   */
  readonly storage?: RxStorage<unknown, unknown>;
  readonly multiInstance?: boolean;
  /** Called when the browser or another tab takes the database away. */
  readonly onLost?: LostStorage;
};

/** Opens (or creates) the golfer's database with all collections of the registry. */
export const openDatabase = async (uid: string, options: Options = {}): Promise<DivotDatabase> => {
  const database = await createRxDatabase<Collections>({
    name: databaseName(uid),
    storage: options.storage ?? deviceStorage(options.onLost),
    multiInstance: options.multiInstance ?? true,
    eventReduce: true,
    localDocuments: true,
  });
  try {
    const names = options.collections ?? collectionNames;
    const schemaOf = options.storage ? rxSchema : storedSchema;
    await openAdditiveCollections(
      database,
      Object.fromEntries(
        names.map((name) => [name, { schema: schemaOf(name), conflictHandler: conflictHandlerOf(name, database) }]),
      ),
    );
  } catch (error) {
    await database.close(); // otherwise the next attempt would find it in use
    throw error;
  }
  return database;
};

import {
  type RxCollectionCreator,
  type RxError,
  createRxSchema,
  getAllCollectionDocuments,
  writeSingle,
} from 'rxdb/plugins/core';
import { equal } from '@divot/documents';
import type { DivotDatabase } from '#src/data/db/collections.ts';

// RxDB stores each collection's schema in the database and opens it only with the same schema for a version. After an
// update that adds one optional field, no golfer's database would open, nor would any after a rollback. A new version
// would copy every document at a start (https://github.com/pubkey/rxdb/issues/3311). Within one version our schemas only
// grow, so stored documents fit each of them (tests/data/released-schemas.test.ts), and this corrects the stored schema
// instead. Other keys or indexes change the layout on disk and need a version and a migration.

type Creators = Record<string, RxCollectionCreator>;

const layout = ({ primaryKey, indexes }: { readonly primaryKey: unknown; readonly indexes?: unknown }) => ({
  primaryKey,
  indexes,
});

const noteSchemas = async ({ internalStore, hashFunction }: DivotDatabase, collections: Creators): Promise<void> => {
  const notes = await getAllCollectionDocuments(internalStore);
  await Promise.all(
    notes.map(async (noted) => {
      const { name, version, schema: before } = noted.data;
      const now = collections[name] && createRxSchema(collections[name].schema, hashFunction);
      if (!now || now.version !== version || !equal(layout(before), layout(now.jsonSchema))) return;
      const data = { ...noted.data, schema: now.jsonSchema, schemaHash: await now.hash };
      await writeSingle(internalStore, { previous: noted, document: { ...noted, data } }, 'grown-schema');
    }),
  );
};

const isOtherSchema = (error: unknown): boolean => (error as Partial<RxError>).code === 'DB6';

/** Opens the collections, also if their schemas have grown since they were last opened. */
export const openAdditiveCollections = async (database: DivotDatabase, collections: Creators): Promise<void> => {
  try {
    await database.addCollections(collections);
  } catch (error) {
    if (!isOtherSchema(error)) throw error;
    await noteSchemas(database, collections);
    await database.addCollections(collections);
  }
};

import {
  type RxCollectionCreator,
  type RxError,
  createRxSchema,
  getAllCollectionDocuments,
  writeSingle,
} from 'rxdb/plugins/core';
import { equal } from '#src/domain/merge/equal.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';

// RxDB notes each collection's schema in the database and opens it with no other one of the same version: after an
// update with one optional field more no golfer's database would open, and after a rollback none again. Within one
// version schemas only grow, so that what is stored fits each of them (tests/data/released-schemas.test.ts); then the
// note is what is put right. Other keys or indexes lie differently on the disk: these need a version and a migration.

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

/** Opens the collections, with schemas that have grown since they were last opened too. */
export const openAdditiveCollections = async (database: DivotDatabase, collections: Creators): Promise<void> => {
  try {
    await database.addCollections(collections);
  } catch (error) {
    if (!isOtherSchema(error)) throw error;
    await noteSchemas(database, collections);
    await database.addCollections(collections);
  }
};

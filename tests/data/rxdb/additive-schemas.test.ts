import { type RxCollectionCreator, createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DivotDatabase, rxSchema } from '#src/data/db/collections.ts';
import { databaseName } from '#src/data/db/database-name.ts';
import { openAdditiveCollections } from '#src/data/rxdb/additive-schemas.ts';

// RxDB stores each collection's schema, and opens the collection with no other schema of the same version. Afterwards
// stock RxDB checks what is on the disk, as the next start would see it.

let database: DivotDatabase;
let open: () => Promise<DivotDatabase>;
beforeEach(() => {
  const name = databaseName(crypto.randomUUID());
  const storage = getRxStorageDexie();
  open = async () => (await createRxDatabase({ name, storage, multiInstance: false })) as unknown as DivotDatabase;
});
afterEach(() => database.close());

type Schema = RxCollectionCreator['schema'] & { readonly properties: Readonly<Record<string, unknown>> };
const rounds = rxSchema('rounds') as unknown as Schema;
const { mood: _mood, ...withoutMood } = rounds.properties;
const earlier = { ...rounds, properties: withoutMood } as unknown as Schema;
const workouts = rxSchema('workouts') as unknown as Schema;

/** A phone with both collections as an earlier version of the app created them. */
const leftByEarlierApp = async () => {
  database = await open();
  await database.addCollections({ rounds: { schema: earlier }, workouts: { schema: workouts } });
  await database.close();
  database = await open();
};
const nextStart = async () => {
  await database.close();
  database = await open();
};

it('stock RxDB rejects rounds with one more field, with its own error code', async () => {
  await leftByEarlierApp();

  await expect(database.addCollections({ rounds: { schema: rounds } })).rejects.toMatchObject({ code: 'DB6' });
});

it('corrects the stored schema for good: at the next start stock RxDB opens the rounds', async () => {
  await leftByEarlierApp();

  await openAdditiveCollections(database, { rounds: { schema: rounds } });
  await nextStart();

  await expect(database.addCollections({ rounds: { schema: rounds } })).resolves.toHaveProperty('rounds');
});

it('leaves the stored schema of what it does not open', async () => {
  await leftByEarlierApp();

  await openAdditiveCollections(database, { rounds: { schema: rounds } });
  await nextStart();

  await expect(database.addCollections({ workouts: { schema: workouts } })).resolves.toHaveProperty('workouts');
});

it('does not touch a collection whose indexes are stored differently on disk', async () => {
  await leftByEarlierApp();
  const indexes = [...(rounds.indexes ?? []), ['playedOn']];

  const opening = openAdditiveCollections(database, { rounds: { schema: { ...rounds, indexes } } });

  await expect(opening).rejects.toMatchObject({ code: 'DB6' });
  await nextStart();
  await expect(database.addCollections({ rounds: { schema: earlier } })).resolves.toHaveProperty('rounds');
});

it('does not touch a collection that moves on to another version, which has a migration', async () => {
  await leftByEarlierApp();
  const next = { ...earlier, version: 1 };

  await openAdditiveCollections(database, {
    rounds: { schema: next, migrationStrategies: { 1: (round: unknown) => round }, autoMigrate: false },
    workouts: { schema: { ...workouts, properties: { ...workouts.properties, caddie: { type: 'string' } } } as never },
  });
  await nextStart();

  await expect(database.addCollections({ rounds: { schema: earlier } })).resolves.toHaveProperty('rounds');
});

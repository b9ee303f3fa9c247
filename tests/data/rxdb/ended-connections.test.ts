import type { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';

const onLost = vi.fn<(deleted: boolean) => void>();
let db: DivotDatabase;
beforeEach(async () => {
  onLost.mockClear();
  db = await openDatabase(crypto.randomUUID(), { collections: ['rounds'], multiInstance: false, onLost });
});
afterEach(() => db.remove());

const connection = async (): Promise<IDBDatabase> => {
  const { internals } = db.rounds.internalStorageInstance as unknown as {
    readonly internals: Promise<{ readonly dexieDb: Dexie }>;
  };
  return (await internals).dexieDb.backendDB();
};

it('reports a connection that the browser ends', async () => {
  forceCloseDatabase((await connection()) as never); // fake-indexeddb's type expects a class
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled());

  expect(onLost.mock.calls).toEqual([[false]]);
});

it('reports no loss when a golfer signs out and sync and database are closed', async () => {
  await db.rounds.close();
  await db.close();

  expect(onLost).not.toHaveBeenCalled();
});

import { addRxPlugin } from 'rxdb/plugins/core';
import { RxDBDevModePlugin, disableWarnings } from 'rxdb/plugins/dev-mode';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { onTestFinished } from 'vitest';
import { type DivotDatabase, collectionNames } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { setClock } from '#src/platform/clock/clock.ts';

// RxDB's checks of its own use hold for every database of a worker, and only the full lane gives each file a worker.
if (process.env['DIVOT_FULL']) {
  disableWarnings(); // before the plugin starts, which prints them
  addRxPlugin(RxDBDevModePlugin);
}

/** Opens a real RxDB on fake-indexeddb with schema validation, so that an invalid document fails the test. */
export const openTestDb = (uid: string, collections = collectionNames): Promise<DivotDatabase> => {
  const storage = wrappedValidateAjvStorage({ storage: getRxStorageDexie() });
  return openDatabase(uid, { storage, multiInstance: false, collections });
};

/** Opens the golfer's database until the test ends. `now` sets the clock. */
export const golferDb = async (now?: Date): Promise<DivotDatabase> => {
  const db = await openTestDb(crypto.randomUUID());
  setDatabase(db);
  if (now) setClock(() => now);
  onTestFinished(async () => {
    setDatabase(undefined);
    setClock(() => new Date());
    await db.close();
  });
  return db;
};

import { addRxPlugin } from 'rxdb/plugins/core';
import { RxDBDevModePlugin, disableWarnings } from 'rxdb/plugins/dev-mode';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { type DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';

addRxPlugin(RxDBDevModePlugin);
disableWarnings();

/** A real RxDB on fake-indexeddb with dev-mode and schema validation, so that a wrong document fails the test. */
export const openTestDb = (uid: string): Promise<DivotDatabase> =>
  openDatabase(uid, { storage: wrappedValidateAjvStorage({ storage: getRxStorageDexie() }), multiInstance: false });

import { emitMissedWritesOnReturn } from '#src/data/rxdb/multi-tab-events.ts';
import { setDatabase } from '#src/data/live/current.ts';
import type { DivotDatabase } from './collections.ts';
import { openDatabase } from './database.ts';
import { onStorageLost, restoreFromRecovery } from './database-recovery.ts';
import { startStorageTimeout } from './storage-timeout.ts';
import { mergeJournals } from './merge-journals.ts';

// The one open database: that of the signed-in golfer. src/app opens and closes it with the session. Queries and
// commands find it through data/live/current.ts.

/** Seconds after which a golfer on the tee learns that the storage does not respond. */
const OPENING_TICKS = 5;

let open: { readonly uid: string; readonly database: Promise<DivotDatabase> } | undefined;

/** Closes the golfer's database; their data stays on the device. */
export const closeGolferDatabase = async (): Promise<void> => {
  const closing = open;
  open = undefined;
  setDatabase(undefined);
  if (closing) await (await closing.database).close();
};

/** Opens the database of a golfer and first closes another golfer's. Returns the same promise for the same golfer. */
export const openGolferDatabase = (uid: string): Promise<DivotDatabase> => {
  if (open?.uid === uid) return open.database;
  const openNext = async () => {
    await closing;
    const answered = startStorageTimeout({ patienceTicks: OPENING_TICKS });
    try {
      let isOpen = false;
      const database = await openDatabase(uid, {
        onLost: (deleted) => {
          if (isOpen && open === opening) onStorageLost(uid, deleted);
        },
      });
      await restoreFromRecovery(database, uid);
      await mergeJournals(database, uid);
      emitMissedWritesOnReturn(database);
      isOpen = true;
      if (open === opening) setDatabase(database);
      return database;
    } catch (error) {
      if (open === opening) open = undefined; // the next call tries again
      throw error;
    } finally {
      answered();
    }
  };
  const closing = closeGolferDatabase();
  const opening = { uid, database: Promise.resolve().then(openNext) };
  open = opening;
  return opening.database;
};

import { setDatabase } from '#src/data/live/current.ts';
import type { DivotDatabase } from './collections.ts';
import { openDatabase } from './database.ts';
import { onStorageLost, restoreFromRecovery } from './database-recovery.ts';
import { startStorageTimeout } from './storage-timeout.ts';
import { followUnfinished, takeUpUnfinished } from './unfinished-writes.ts';

// The one database that is open: that of the golfer who is signed in. src/app opens and closes it with the session;
// queries and commands find it through data/live/current.ts.

/** A golfer who opens Divot on the tee hears of a storage that is silent within these seconds. */
const OPENING_TICKS = 5;

let open: { readonly uid: string; readonly database: Promise<DivotDatabase> } | undefined;

/** Closes the golfer's database; their data stays on the device. */
export const closeGolferDatabase = async (): Promise<void> => {
  const closing = open;
  open = undefined;
  setDatabase(undefined);
  if (closing) await (await closing.database).close();
};

/** Opens the database of a golfer, closing another golfer's first; the same promise for the same golfer. */
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
      await takeUpUnfinished(database, uid);
      followUnfinished(database, uid);
      isOpen = true;
      if (open === opening) setDatabase(database);
      return database;
    } catch (error) {
      if (open === opening) open = undefined; // the next question tries again
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

import type { DivotDatabase } from './collections.ts';
import { openDatabase } from './database.ts';

// The one database that is open: that of the golfer who is signed in. src/app opens and closes it with the session;
// queries, commands and replication ask here for it.

let open: { readonly uid: string; readonly database: Promise<DivotDatabase> } | undefined;

/** Closes the golfer's database; their data stays on the device. */
export const closeGolferDatabase = async (): Promise<void> => {
  const closing = open;
  open = undefined;
  if (closing) await (await closing.database).close();
};

/** Opens the database of a golfer, closing another golfer's first; the same promise for the same golfer. */
export const openGolferDatabase = (uid: string): Promise<DivotDatabase> => {
  if (open?.uid === uid) return open.database;
  const database = closeGolferDatabase().then(() => openDatabase(uid));
  const opening = { uid, database };
  open = opening;
  database.catch(() => {
    if (open === opening) open = undefined; // the next question tries again
  });
  return database;
};

/** The signed-in golfer's database. Rejects when nobody is signed in (a bug: such a screen is not reachable). */
export const golferDatabase = (): Promise<DivotDatabase> =>
  open ? open.database : Promise.reject(new Error('No golfer’s database is open'));

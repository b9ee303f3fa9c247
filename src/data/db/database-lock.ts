import { runExclusive, webLocks } from '#src/platform/waiting/exclusive.ts';
import { databaseName } from './database-name.ts';

// The service worker opens a golfer's database without a page that could tell it about a sign-out. It shares a Web Lock
// with the page that erases: each waits for the other, and neither finds half a database.

/** A service worker that the browser stopped, or that hangs, must not keep anyone from signing out. */
const WAIT_AT_MOST_MS = 5_000;

const lockOf = (uid: string) => `${databaseName(uid)}/in-use`;

/** Runs `work` while no page erases the golfer's database. */
export const withSharedDatabaseLock = async <T>(uid: string, work: () => Promise<T>): Promise<T> => {
  const locks = webLocks(); // without locks there is no Background Sync either
  return locks ? locks.request(lockOf(uid), { mode: 'shared' }, work) : work();
};

/** Whether a page waits to erase the database. */
export const isToBeErased = async (uid: string): Promise<boolean> => {
  const { pending = [] } = (await webLocks()?.query()) ?? {};
  return pending.some(({ name, mode }) => name === lockOf(uid) && mode === 'exclusive');
};

/** Runs `erase` once nobody uses the golfer's database, or after a user that is too slow to stop. */
export const withExclusiveDatabaseLock = <T>(uid: string, erase: () => Promise<T>): Promise<T> =>
  runExclusive(lockOf(uid), erase, WAIT_AT_MOST_MS);

import { runExclusive, webLocks } from '#src/platform/exclusive.ts';
import { databaseName } from './database-name.ts';

// The service worker opens a golfer's database with no page to tell it that the golfer signs out. Who uses it that way
// shares a Web Lock with the page that erases: the one waits for the other, and neither finds half a database.

/** A worker that was stopped by the browser, or hangs, keeps nobody from signing out. */
const WAIT_AT_MOST_MS = 5_000;

const lockOf = (uid: string) => `${databaseName(uid)}/in-use`;

/** Runs `work` while nobody erases the golfer's database. */
export const withSharedDatabaseLock = async <T>(uid: string, work: () => Promise<T>): Promise<T> => {
  const locks = webLocks(); // where there are none there is no Background Sync either
  return locks ? locks.request(lockOf(uid), { mode: 'shared' }, work) : work();
};

/** Whether a page wants to erase what is in use. */
export const isToBeErased = async (uid: string): Promise<boolean> => {
  const { pending = [] } = (await webLocks()?.query()) ?? {};
  return pending.some(({ name, mode }) => name === lockOf(uid) && mode === 'exclusive');
};

/** Runs `erase` when nobody uses the golfer's database any more, or is too slow to stop. */
export const withExclusiveDatabaseLock = <T>(uid: string, erase: () => Promise<T>): Promise<T> =>
  runExclusive(lockOf(uid), erase, WAIT_AT_MOST_MS);

import { ERASING_KEY, SIGN_IN_KEY } from './remembered-session.ts';

// 'Reload App' clears every key of local storage except the two that the specification names. What must survive it
// (unsaved writes, typed drafts, this device's id, swings waiting for analysis or upload, meeting points of games, that
// the account is on the device, the sign-in itself) goes into IndexedDB before, and the next start puts it back.

const LASTING = [
  'divot-rescue-',
  'divot-unfinished-',
  'divot-draft-',
  'divot-upload-',
  'divot-device',
  'divot-swings-waiting',
  'divot-meeting-',
  'divot-arrived-',
  ERASING_KEY,
  SIGN_IN_KEY,
];
export const isLasting = (key: string): boolean => LASTING.some((one) => key.startsWith(one));

const DATABASE = 'divot-put-by';
const STORE = 'keys';
const PATIENCE_MS = 2_000;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(`could not open ${DATABASE}`)));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(`${DATABASE} was not written`)));
  });

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(`${DATABASE} was not read`)));
  });

/** A broken or silent storage must not make anyone wait. */
const inTime = async (work: Promise<void>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]);
};

const copyAway = async (storage: Storage, keys: readonly string[]): Promise<void> => {
  const database = await open();
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  for (const key of keys) transaction.objectStore(STORE).put(storage.getItem(key), key);
  await ended(transaction);
  database.close();
};

/** True once everything that must last is in IndexedDB. If false, it stays only where it was. */
export const putBy = async (storage: Storage): Promise<boolean> => {
  const keys = Object.keys(storage).filter(isLasting);
  return keys.length === 0 || (await inTime(copyAway(storage, keys)));
};

const copyBack = async (storage: Storage): Promise<void> => {
  const database = await open();
  const store = database.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
  for (const [at, key] of keys.entries()) {
    // Anything written since is newer.
    if (typeof key === 'string' && isLasting(key) && storage.getItem(key) === null) storage.setItem(key, values[at]);
  }
  database.close();
  // Delete the whole database: a golfer who deletes the account leaves none behind.
  await answerOf(indexedDB.deleteDatabase(DATABASE));
};

/** Puts back what the previous page saved. */
export const takeUp = async (storage: Storage): Promise<void> => {
  await inTime(copyBack(storage));
};

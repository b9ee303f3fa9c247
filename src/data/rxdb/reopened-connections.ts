import type { DBCore, Dexie, Middleware } from 'dexie';
import type { RxStorage } from 'rxdb/plugins/core';
import type { RxStorageInstanceDexie } from 'rxdb/plugins/storage-dexie';
import { errorText } from './quota-retry.ts';

// iOS takes an app's database connections away while it is in the background, and every browser does when it clears or
// repairs a site's storage. The old connection then fails for ever, by one of several errors, while a new one works:
// https://bugs.webkit.org/show_bug.cgi?id=197050, https://github.com/dexie/Dexie.js/issues/2008. Dexie opens a new one
// for one of these errors only, and RxDB for none.

/** `isDeleted`: the database is gone. Otherwise it cannot be reached. */
export type LostStorage = (isDeleted: boolean) => void;

export const isConnectionLost = (error: unknown): boolean =>
  /closed|closing|connection|InvalidState|OpenFailed|UnknownError/i.test(errorText(error));

class DatabaseDeletedError extends Error {
  override readonly name = 'DatabaseClosedError';
}

/** Another tab deletes these. Opening one would create it again, empty. */
const deletedElsewhere = new WeakSet<Dexie>();
const reopening = new WeakMap<Dexie, Promise<void>>();

const isDeleted = async (dexie: Dexie): Promise<boolean> =>
  deletedElsewhere.has(dexie) || !(await indexedDB.databases()).some(({ name }) => name === dexie.name);

const reopen = (dexie: Dexie): Promise<void> => {
  const openAgain = async () => {
    dexie.close({ disableAutoOpen: false });
    if (await isDeleted(dexie)) throw new DatabaseDeletedError('The database was deleted.');
    await dexie.open();
  };
  const running = reopening.get(dexie) ?? openAgain().finally(() => reopening.delete(dexie));
  reopening.set(dexie, running);
  return running;
};

const reportLoss = (error: unknown, onLost: LostStorage) => onLost(error instanceof DatabaseDeletedError);

/** Reports when a transaction that reads is aborted. */
const aborts = new WeakMap<Dexie, EventTarget>();

const reportAborts = (target: EventTarget): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'report-aborts',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) => {
      const transaction = core.transaction(stores, mode, options) as unknown as IDBTransaction;
      if (mode === 'readonly') transaction.addEventListener('abort', () => target.dispatchEvent(new Event('abort')));
      return transaction;
    },
  }),
});

/** RxDB's query waits for ever for the cursor of an aborted transaction. This one then rejects. */
const orAborted =
  <A extends unknown[], R>(dexie: Dexie, query: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    new Promise((resolve, reject) => {
      const onAbort = () => reject(new DOMException('The transaction was aborted.', 'InvalidStateError'));
      const answered = new AbortController();
      aborts.get(dexie)?.addEventListener('abort', onAbort, answered);
      query(...args)
        .then(resolve, reject)
        .finally(() => answered.abort());
    });

/** Opens a connection that the browser has ended again at once. Use on a Dexie database before it is opened. */
export const reopenWhenEnded = (dexie: Dexie, onLost: LostStorage): void => {
  const target = new EventTarget();
  aborts.set(dexie, target);
  dexie.use(reportAborts(target));
  dexie.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return;
    deletedElsewhere.add(dexie);
    onLost(true);
  });
  const onEnded = () => void reopen(dexie).catch((error: unknown) => reportLoss(error, onLost));
  // The browser's own event. Dexie's 'close' is about the connections that Dexie closes, too.
  const isForEachConnection = true;
  dexie.on('ready', () => dexie.backendDB().addEventListener('close', onEnded), isForEachConnection);
};

/**
 * The same storage, but an operation that finds its connection lost is repeated once on a new one. Calls `onLost` if that
 * fails too.
 */
export const withReopening = (
  storage: RxStorage<unknown, unknown>,
  onLost: LostStorage,
): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = (await storage.createStorageInstance(parameters)) as unknown as RxStorageInstanceDexie<unknown>;
    const { dexieDb } = await instance.internals;
    const repeatable =
      <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        const connection = dexieDb.backendDB();
        try {
          return await work(...args);
        } catch (error) {
          if (instance.closed || !isConnectionLost(error)) throw error;
        }
        try {
          if (dexieDb.backendDB() === connection || !dexieDb.isOpen()) await reopen(dexieDb);
          return await work(...args);
        } catch (error) {
          if (isConnectionLost(error)) reportLoss(error, onLost);
          throw error;
        }
      };
    instance.bulkWrite = repeatable(instance.bulkWrite.bind(instance));
    instance.query = repeatable(orAborted(dexieDb, instance.query.bind(instance)));
    instance.count = repeatable(instance.count.bind(instance));
    instance.findDocumentsById = repeatable(instance.findDocumentsById.bind(instance));
    instance.cleanup = repeatable(instance.cleanup.bind(instance));
    instance.remove = repeatable(instance.remove.bind(instance));
    return instance as never;
  },
});

/**
 * For databases beside RxDB. Dexie opens a new connection by itself if a transaction does not begin, but only for the
 * error of the standard. Use on a Dexie database before it is opened.
 */
export const reopenForEveryLoss: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'reopen-for-every-loss',
  create: (core) => ({
    ...core,
    transaction: (...args) => {
      try {
        return core.transaction(...args);
      } catch (error) {
        throw isConnectionLost(error) ? new DOMException(errorText(error), 'InvalidStateError') : error;
      }
    },
  }),
};

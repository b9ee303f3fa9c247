import type { RxStorage } from 'rxdb/plugins/core';

// Handles a full disk. The golfer's own writes fail with a sentence (store.ts). Replication's bookkeeping waits for
// room: RxDB's queue of checkpoints does not survive a failed write, and sync would stand still until the next start.
// tests/data/rxdb/quota-retry.test.ts

/** RxDB's prefix for the writes of its replication. */
const REPLICATION = 'replication-';
const ASK_AGAIN_MS = 2_000;

/** An error's name and message, to be searched: browsers agree on neither. */
export const errorText = (error: unknown) =>
  `${(error as Error | undefined)?.name ?? ''} ${(error as Error | undefined)?.message ?? String(error)}`;

export const isOutOfSpace = (error: unknown): boolean => /quota/i.test(errorText(error));

/** Callbacks that end the current waits, by database name. */
const waits = new Map<string, Set<() => void>>();

/** Resolves to whether to try again. */
const waitForQuota = (database: string): Promise<boolean> =>
  new Promise((resolve) => {
    const ends = waits.get(database) ?? new Set();
    waits.set(database, ends);
    const end = (again: boolean) => {
      clearTimeout(timer);
      ends.delete(giveUp);
      resolve(again);
    };
    const giveUp = () => end(false);
    const timer = setTimeout(() => end(true), ASK_AGAIN_MS);
    ends.add(giveUp);
  });

/** Sync has ended, so end all waits. */
export const cancelQuotaRetries = (database: string): void => {
  for (const giveUp of waits.get(database) ?? []) giveUp();
};

/** The same storage, but a replication write that finds the disk full is retried until it fits. */
export const withQuotaRetry = (storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown> => ({
  ...storage,
  createStorageInstance: async (parameters) => {
    const instance = await storage.createStorageInstance(parameters);
    const write = instance.bulkWrite.bind(instance);
    const writeOrWait: typeof write = async (rows, context) => {
      try {
        return await write(rows, context);
      } catch (error) {
        const mayWait = context.startsWith(REPLICATION) && isOutOfSpace(error);
        if (!mayWait || !(await waitForQuota(parameters.databaseName))) throw error;
        return writeOrWait(rows, context);
      }
    };
    instance.bulkWrite = writeOrWait;
    return instance;
  },
});

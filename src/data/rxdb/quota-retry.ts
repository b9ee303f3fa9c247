import type { RxStorage } from 'rxdb/plugins/core';

// A full disk. What the golfer does is refused in words (store.ts); what replication notes for itself waits for room:
// RxDB's queues do not survive a write that fails, and syncing would stand still until the next start.

/** RxDB names the writes of its replication like this. */
const REPLICATION = 'replication-';
const ASK_AGAIN_MS = 2_000;

/** An error's kind and words, to be searched: the browsers agree on neither. */
export const errorText = (error: unknown) =>
  `${(error as Error | undefined)?.name ?? ''} ${(error as Error | undefined)?.message ?? String(error)}`;

export const isOutOfSpace = (error: unknown): boolean => /quota/i.test(errorText(error));

/** Ends of the waits under way, by the database's name. */
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

/** Syncing ends: nobody waits any longer. */
export const cancelQuotaRetries = (database: string): void => {
  for (const giveUp of waits.get(database) ?? []) giveUp();
};

/** The same storage; a write of replication that finds the disk full is tried until it fits. */
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

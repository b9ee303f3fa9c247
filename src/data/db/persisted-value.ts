import type { DivotDatabase } from '#src/data/db/collections.ts';

/** A value that sync keeps across restarts, in the golfer's database. */
export type PersistedValue<T> = {
  readonly get: () => T;
  /** Takes effect at once and resolves when it is on disk. Writes keep their order. */
  readonly set: (next: T) => Promise<void>;
};

export const openPersistedValue = async <T>(
  database: DivotDatabase,
  id: string,
  initial: T,
): Promise<PersistedValue<T>> => {
  const stored = await database.getLocal<{ value: T }>(id);
  let value = stored ? (stored.toJSON().data.value as T) : initial;
  let writing: Promise<unknown> = Promise.resolve();
  return {
    get: () => value,
    set: async (next) => {
      value = next;
      const written = writing.then(() => database.upsertLocal(id, { value: structuredClone(next) }));
      writing = written.catch(() => undefined);
      await written;
    },
  };
};

import { useEffect, useSyncExternalStore } from 'react';

/** `undefined`: not read yet · `null`: no value */
type Value<T> = T | null | undefined;

/**
 * Values that this device stores beside RxDB, by key. Each is read once and then held, so that every screen gets the
 * same object and learns of each change.
 */
export const deviceValues = <T>(read: (key: string) => Promise<T | undefined>) => {
  const cache = new Map<string, T | null>();
  const reading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let changes = 0;
  const lists = new Map<string, { readonly at: number; readonly values: readonly T[] }>();
  const put = (key: string, value: T | undefined): void => {
    cache.set(key, value ?? null);
    changes += 1;
    for (const listener of listeners) listener();
  };
  const readInto = async (key: string): Promise<void> => {
    const value = await read(key).catch(() => undefined); // a device that refuses storage has no value
    if (!cache.has(key)) put(key, value);
    reading.delete(key);
  };
  const load = (key: string): Promise<void> => {
    const under = reading.get(key);
    if (under !== undefined || cache.has(key)) return under ?? Promise.resolve();
    const work = readInto(key);
    reading.set(key, work);
    return work;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  /** Returns the same list as long as nothing changes. */
  const listOf = (joined: string): readonly T[] => {
    const before = lists.get(joined);
    if (before?.at === changes) return before.values;
    const values = joined.split('\n').flatMap((key) => cache.get(key) ?? []);
    lists.set(joined, { at: changes, values });
    return values;
  };
  return {
    put,
    load: async (key: string): Promise<T | undefined> => {
      await load(key);
      return cache.get(key) ?? undefined;
    },
    /** The existing values, in the order of their keys. Each is read at its first use. */
    useValues: (keys: readonly string[]): readonly T[] => {
      const joined = keys.join('\n');
      useEffect(() => {
        for (const key of joined.split('\n').filter(Boolean)) void load(key);
      }, [joined]);
      return useSyncExternalStore(subscribe, () => listOf(joined));
    },
    useValue: (key: string | undefined): Value<T> => {
      useEffect(() => {
        if (key !== undefined) void load(key);
      }, [key]);
      return useSyncExternalStore(subscribe, () => (key === undefined ? null : cache.get(key)));
    },
  };
};

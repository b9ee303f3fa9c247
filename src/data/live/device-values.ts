import { useEffect, useSyncExternalStore } from 'react';

/** `undefined`: not read yet · `null`: there is none. */
type Value<T> = T | null | undefined;

/**
 * Values that this device keeps beside RxDB, by key: read once, then held, so that every screen sees the same object and
 * hears of each change.
 */
export const deviceValues = <T>(read: (key: string) => Promise<T | undefined>) => {
  const held = new Map<string, T | null>();
  const reading = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const put = (key: string, value: T | undefined): void => {
    held.set(key, value ?? null);
    for (const listener of listeners) listener();
  };
  const readInto = async (key: string): Promise<void> => {
    const value = await read(key).catch(() => undefined); // a device that refuses to store has none
    if (!held.has(key)) put(key, value);
    reading.delete(key);
  };
  const load = (key: string): Promise<void> => {
    const under = reading.get(key);
    if (under !== undefined || held.has(key)) return under ?? Promise.resolve();
    const work = readInto(key);
    reading.set(key, work);
    return work;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    put,
    load: async (key: string): Promise<T | undefined> => {
      await load(key);
      return held.get(key) ?? undefined;
    },
    /** Whether one of these is there, among those that some screen has asked for. */
    useHasSome: (keys: readonly (string | undefined)[]): boolean =>
      useSyncExternalStore(subscribe, () => keys.some((key) => key !== undefined && Boolean(held.get(key)))),
    useValue: (key: string | undefined): Value<T> => {
      useEffect(() => {
        if (key !== undefined) void load(key);
      }, [key]);
      return useSyncExternalStore(subscribe, () => (key === undefined ? null : held.get(key)));
    },
  };
};

import type { DivotDatabase } from '#src/data/db/collections.ts';

// The database of the golfer who is signed in. src/app opens and closes it; queries and commands find it here.

type Listener = () => void;

let current: DivotDatabase | undefined;
const listeners = new Set<Listener>();

export const setDatabase = (database: DivotDatabase | undefined): void => {
  current = database;
  for (const listener of listeners) listener();
};

export const currentDatabase = (): DivotDatabase | undefined => current;

export const onDatabaseChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

import type { DivotDatabase } from '#src/data/db/collections.ts';

// The database that screens show: that of the golfer who is signed in, or for a while the sample golfer's, which only
// this tab's memory has. src/app opens and closes the first; queries and commands find it here. Syncing does not ask
// here: it goes by the golfer.

type Listener = () => void;

let current: DivotDatabase | undefined;
let isSample = false;
const listeners = new Set<Listener>();

export const setDatabase = (database: DivotDatabase | undefined, kind: 'own' | 'sample' = 'own'): void => {
  current = database;
  isSample = kind === 'sample';
  for (const listener of listeners) listener();
};

export const currentDatabase = (): DivotDatabase | undefined => current;
/** Sample data are shown: they can be looked at, not changed. */
export const isSampleShown = (): boolean => isSample;

export const onDatabaseChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

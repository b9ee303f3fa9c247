import type { DivotDatabase } from '#src/data/db/collections.ts';
import { sessionAtom, state, storageTimedOutAtom } from '#src/platform/state.ts';

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

/** A database that has failed to open is waited for no longer. */
const OPENING_MS = 20_000;

const isComing = (): boolean =>
  !current && state.get(sessionAtom).kind === 'signed-in' && !state.get(storageTimedOutAtom);

/**
 * The database that screens show, once it is open: on a slow phone a screen can be tapped before. Undefined where nobody
 * is signed in, or the storage does not answer.
 */
export const openedDatabase = async (): Promise<DivotDatabase | undefined> => {
  if (!isComing()) return current;
  const stops: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isComing()) resolve();
    };
    const timer = setTimeout(resolve, OPENING_MS);
    stops.push(
      () => clearTimeout(timer),
      onDatabaseChange(look),
      state.sub(sessionAtom, look),
      state.sub(storageTimedOutAtom, look),
    );
  });
  for (const stop of stops) stop();
  return current;
};

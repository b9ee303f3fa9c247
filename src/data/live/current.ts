import type { DivotDatabase } from '#src/data/db/collections.ts';
import { sessionAtom, state, storageTimedOutAtom } from '#src/platform/state.ts';

// The database that screens show: the signed-in golfer's, or for a while the sample golfer's, which exists only in this
// tab's memory. src/app opens and closes the first. Queries and commands find it here. Sync does not use this: it opens
// the database by user id.

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
/** Sample data is shown: golfers can look at it but not change it. */
export const isSampleShown = (): boolean => isSample;

export const onDatabaseChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How long to wait for a database that may fail to open. */
const OPENING_MS = 20_000;

const isComing = (): boolean =>
  !current && state.get(sessionAtom).kind === 'signed-in' && !state.get(storageTimedOutAtom);

/**
 * The database that screens show, once it is open: on a slow phone the golfer can tap before that. Undefined if nobody
 * is signed in or the storage does not respond.
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

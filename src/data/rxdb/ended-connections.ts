import type { Dexie } from 'dexie';

// RxDB closes connections too: each time a golfer leaves, syncing puts its notes away first. Dexie has one event for that and
// for connections that the browser ends, which it closes to open them anew. RxDB alone closes without saying how.

/** Calls `onEnded` when a connection ends that RxDB has not closed. */
export const onConnectionEnded = (dexie: Dexie, onEnded: () => void): void => {
  const close = dexie.close.bind(dexie);
  dexie.close = (how) => {
    if (how) onEnded();
    close(how);
  };
};

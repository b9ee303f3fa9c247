import type { Dexie } from 'dexie';

// RxDB closes connections too: each time a golfer leaves, sync first puts its notes away. Dexie has one event for that
// and for connections that the browser ends: it closes those to reopen them. Only RxDB closes without that intention.

/** Calls `onEnded` when a connection ends that RxDB has not closed. */
export const onConnectionEnded = (dexie: Dexie, onEnded: () => void): void => {
  const close = dexie.close.bind(dexie);
  dexie.close = (how) => {
    if (how) onEnded();
    close(how);
  };
};

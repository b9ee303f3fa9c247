import type { RxReplicationState } from 'rxdb/plugins/replication';

// RxDB holds every pull back while `active.up` is true, which lasts through all tries of a push and the pauses between.
// tests/sync/no-endless-retry.test.ts

/** Tells RxDB whether something is being sent. */
export const noteSending = <T, Checkpoint>(
  { internalReplicationState: internal }: RxReplicationState<T, Checkpoint>,
  isSending: boolean,
): void => internal?.events.active.up.next(isSending);

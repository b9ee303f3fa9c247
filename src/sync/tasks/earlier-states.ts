import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openPersistedValue } from '#src/data/db/persisted-value.ts';
import { type DocumentState, type Rejection, type RejectionReason, rejectionOf } from '#src/sync/document-state.ts';
import type { States } from '#src/sync/contract.ts';

// Reads document states that earlier versions of the app stored.

/** Names under which earlier versions stored them. */
const EARLIER = { rejected: 'refused-by-the-cloud', senders: 'sent-and-unheard-of' };

/** The sentences that earlier versions stored as a rejection's reason. */
const SENTENCES: readonly (readonly [beginning: string, reason: RejectionReason])[] = [
  ['This document is too large', 'too-large'],
  ['The cloud cannot store', 'not-storable'],
  ["The cloud's version cannot be read", 'unreadable'],
];
const reasonOf = (stored: string): RejectionReason =>
  SENTENCES.find(([beginning]) => stored.startsWith(beginning))?.[1] ??
  (stored.includes(' ') ? 'not-allowed' : (stored as RejectionReason));
const withReason = (state: DocumentState): DocumentState => {
  const rejection = rejectionOf(state);
  if (!rejection) return state;
  return { ...state, rejection: { base: rejection.base, reason: reasonOf(rejection.reason) } } as DocumentState;
};

const fromLedgers = async (database: DivotDatabase): Promise<States> => {
  const read = <T>(id: string) => openPersistedValue<Readonly<Record<string, T>>>(database, id, {});
  const rejected = (await read<Rejection>(EARLIER.rejected)).get();
  const senders = (await read<readonly string[]>(EARLIER.senders)).get();
  const stateOf = (key: string): DocumentState => {
    const unsettled = { version: 0, hasConflicts: false, senders: senders[key] ?? [], ambiguousTries: 0 };
    const rejection = rejected[key];
    return rejection ? { ...unsettled, kind: 'rejected', rejection } : { ...unsettled, kind: 'dirty' };
  };
  return Object.fromEntries(Object.keys({ ...senders, ...rejected }).map((key) => [key, stateOf(key)]));
};

/**
 * The stored states with codes instead of sentences. If nothing is stored (null), the states from the earlier ledgers.
 */
export const earlierStates = async (database: DivotDatabase, stored: States | null): Promise<States> => {
  const states = stored ?? (await fromLedgers(database));
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [key, withReason(state)]));
};

import { compact } from '@divot/basics';
import { type DocumentSync, type SyncStatus, isUndecided } from '#src/platform/state.ts';
import { type DocumentState, type RejectionReason, isOnItsWay, isSettled, rejectionOf } from './document-state.ts';

// What the golfer sees: the state of each document, and sync as a whole.

export type Report = { readonly status: SyncStatus; readonly documents: Readonly<Record<string, DocumentSync>> };

/** How many documents differ from the cloud's version, and how many of them the cloud rejects. */
export type DirtyCount = { readonly documents: number; readonly rejected: number };

type Countable = {
  dirtyKeys(): Promise<readonly string[]>;
  rejectedKeys(): readonly string[];
};
export const countDirty = async (engine: Countable): Promise<DirtyCount> => ({
  documents: (await engine.dirtyKeys()).length,
  rejected: engine.rejectedKeys().length,
});

/** What the documents' states do not tell. */
export type Exchange = {
  readonly isOpen: boolean;
  /** Documents are being exchanged. */
  readonly isActive: boolean;
  /** The last attempt failed. */
  readonly isFailing: boolean;
  readonly isSignInNeeded: boolean;
  /** All that the dashboard shows has arrived. */
  readonly hasRecent: boolean;
  /** When everything was last known to be exchanged. */
  readonly lastSyncedAt: string | undefined;
  /** Keys of the server's documents that cannot be read here. */
  readonly unreadable: ReadonlySet<string>;
};

const REJECTED: Readonly<Record<RejectionReason, DocumentSync>> = {
  'not-allowed': 'rejected',
  'not-storable': 'rejected',
  'too-large': 'too-large',
  unreadable: 'unreadable',
};

/** Undefined for a document that is synced. */
export const documentSync = (state: DocumentState, isOpen: boolean): DocumentSync | undefined => {
  const rejection = rejectionOf(state);
  if (rejection) return REJECTED[rejection.reason];
  if (state.kind === 'conflict' || (!isSettled(state) && state.hasConflicts)) return 'disagreement';
  if (isSettled(state)) return undefined;
  return isOnItsWay(state) && isOpen ? 'syncing' : 'pending';
};

const phaseOf = (exchange: Exchange, pending: number): SyncStatus['phase'] => {
  if (!exchange.isOpen) return 'paused';
  if (exchange.isFailing) return 'failing';
  // Right after the start we do not know yet what is dirty here or new on the server.
  const isQuiet = pending === 0 && !exchange.isActive;
  return exchange.lastSyncedAt !== undefined && isQuiet ? 'idle' : 'syncing';
};

export const reportOf = (states: Iterable<readonly [string, DocumentState]>, exchange: Exchange): Report => {
  const documents: Record<string, DocumentSync> = {};
  let pending = 0;
  for (const [key, state] of states) {
    const sync = documentSync(state, exchange.isOpen);
    if (sync) documents[key] = sync;
    if (!isSettled(state)) pending += 1;
  }
  for (const key of exchange.unreadable) documents[key] = 'unreadable';
  const { hasRecent, lastSyncedAt, isSignInNeeded } = exchange;
  return {
    documents,
    status: compact({
      phase: phaseOf(exchange, pending),
      pending,
      attention: Object.values(documents).filter(isUndecided).length,
      hasRecent,
      lastSyncedAt,
      signInNeeded: isSignInNeeded || undefined,
    }),
  };
};

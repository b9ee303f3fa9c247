import { nowIso } from '#src/platform/clock.ts';
import { debounce } from '#src/platform/debounce.ts';
import { type DocumentSync, type SyncStatus, isUndecided } from '#src/platform/state.ts';
import type { DirtyCount, DocumentStates, Engine, Report } from './contract.ts';
import { type DocumentState, type RejectionReason, isSettled, rejectionOf } from './document-state.ts';
import type { Gate } from './gate.ts';

// What the golfer is told: where each document stands, and how syncing goes as a whole.

type Setup = {
  readonly states: DocumentStates;
  readonly gate: Gate;
  readonly report: (report: Report) => void;
  /** Whether documents are being exchanged. */
  readonly isActive: () => boolean;
  /** Whether the server has sent everything since it was last asked. */
  readonly isPulled: () => boolean;
  /** Whether all that the dashboard shows has arrived. */
  readonly hasRecent: () => boolean;
  /** Everything that waited has been acknowledged. */
  readonly onSynced: () => void;
};

/** Documents that change together, a pull or an import, are told once. */
const PUBLISH_AFTER_MS = 100;

const REJECTED: Readonly<Record<RejectionReason, DocumentSync>> = {
  'not-allowed': 'refused',
  'not-storable': 'refused',
  'too-large': 'too-large',
  unreadable: 'unreadable',
};

/** Undefined for a document that is synced. */
export const documentSync = (state: DocumentState, isOpen: boolean): DocumentSync | undefined => {
  const rejection = rejectionOf(state);
  if (rejection) return REJECTED[rejection.reason];
  if (state.kind === 'conflict' || (!isSettled(state) && state.hasConflicts)) return 'disagreement';
  if (isSettled(state)) return undefined;
  return state.kind === 'inFlight' && !state.answer && isOpen ? 'syncing' : 'pending';
};

/** How much of what is here the server does not have. */
export const countDirty = async (engine: Pick<Engine, 'unsynced' | 'refused'>): Promise<DirtyCount> => ({
  documents: (await engine.unsynced()).length,
  refused: engine.refused.keys().length,
});

export const createSyncStatus = ({ states, gate, report, isActive, isPulled, hasRecent, onSynced }: Setup) => {
  /** Documents of the server's that cannot be read here, and why. */
  const unreadable = new Map<string, string>();
  let isFailing = false;
  let isStopped = false;
  let lastSyncedAt: string | undefined;
  let signInNeeded = false;

  const unsynced = (): readonly string[] =>
    [...states.entries()].flatMap(([key, one]) => (isSettled(one) ? [] : [key]));
  const phaseOf = (isQuiet: boolean): SyncStatus['phase'] => {
    if (!gate.isOpen) return 'paused';
    if (isFailing) return 'failing';
    // Right after the start it is unknown what waits here and what is new on the server.
    return lastSyncedAt !== undefined && isQuiet ? 'idle' : 'syncing';
  };
  const noteSynced = () => {
    if (!gate.isOpen || isFailing || !isPulled() || isActive() || unsynced().length > 0) return;
    lastSyncedAt = nowIso();
    onSynced();
  };
  const publish = () => {
    if (isStopped) return;
    noteSynced();
    const documents: Record<string, DocumentSync> = {};
    for (const [key, state] of states.entries()) {
      const sync = documentSync(state, gate.isOpen);
      if (sync) documents[key] = sync;
    }
    for (const key of unreadable.keys()) documents[key] = 'unreadable';
    const pending = unsynced().length;
    const attention = Object.values(documents).filter(isUndecided).length;
    const status = { phase: phaseOf(pending === 0 && !isActive()), pending, attention, hasRecent: hasRecent() };
    report({
      documents,
      status: { ...status, ...(lastSyncedAt ? { lastSyncedAt } : {}), ...(signInNeeded ? { signInNeeded } : {}) },
    });
  };
  const publishing = debounce(() => Promise.resolve(publish()));

  return {
    unsynced,
    publish,
    publishSoon: () => publishing.within(PUBLISH_AFTER_MS),
    onFailure: () => {
      isFailing = true;
    },
    onSuccess: () => {
      if (isFailing) signInNeeded = false;
      isFailing = false;
    },
    onUnreadable: (key: string, problem: string) => {
      unreadable.set(key, problem);
    },
    setSignInNeeded: (isNeeded: boolean) => {
      signInNeeded = isNeeded;
      publish();
    },
    stop: () => {
      isStopped = true;
      publishing.stop();
    },
  };
};

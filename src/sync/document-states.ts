import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openPersistedValue } from '#src/data/db/persisted-value.ts';
import type { DocumentStates, States } from './contract.ts';
import { CLEAN, type DocumentState, isSettled, next, rejectionOf } from './document-state.ts';

// The sync state of every document of a golfer; `get` returns it. After a restart RxDB can tell which documents are
// dirty. We store only what this device alone knows: what was sent without a stored response, and what the server
// rejected.

const STORED = 'document-states';

const outlivesTheApp = (state: DocumentState): boolean =>
  state.kind === 'inFlight' || rejectionOf(state) !== undefined || (!isSettled(state) && state.senders.length > 0);

export const openDocumentStates = async (
  database: DivotDatabase,
  onChange: (before: DocumentState, after: DocumentState) => void,
): Promise<DocumentStates> => {
  const persisted = await openPersistedValue<States>(database, STORED, {});
  const states = new Map(
    Object.entries(persisted.get()).map(([key, state]) => [key, next(state, { kind: 'restarted' })]),
  );
  const sender = crypto.randomUUID();
  const get = (key: string) => states.get(key) ?? CLEAN;
  let isSaved = true;
  let saving: Promise<void> = Promise.resolve();
  return {
    sender,
    get,
    unansweredSenders: (key) => {
      const state = get(key);
      return isSettled(state) ? [] : state.senders;
    },
    entries: () => states.entries(),
    keysWhere: (isMeant) => [...states].flatMap(([key, state]) => (isMeant(state) ? [key] : [])),
    apply: (key, event) => {
      const before = get(key);
      const after = next(before, event);
      if (after === before) return;
      states.set(key, after);
      if (outlivesTheApp(before) || outlivesTheApp(after)) isSaved = false;
      onChange(before, after);
    },
    save: () => {
      if (isSaved) return saving;
      isSaved = true;
      saving = persisted.set(Object.fromEntries([...states].filter(([, state]) => outlivesTheApp(state))));
      saving.catch(() => {
        isSaved = false;
      });
      return saving;
    },
  };
};

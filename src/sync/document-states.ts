import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openPersistedValue } from '#src/data/db/persisted-value.ts';
import {
  CLEAN,
  type DocumentEvent,
  type DocumentState,
  type Rejection,
  type RejectionReason,
  isSettled,
  next,
  rejectionOf,
} from './document-state.ts';

// Where is my stroke now? `get` has the one answer, for every document of a golfer. After a restart RxDB can tell which
// are dirty; stored is what only this device knows: what was sent without a stored answer, and what the server rejected.

export type DocumentStates = {
  /** Names this life of the device: another one in every life, so that no frozen tab takes a later version for its own. */
  readonly sender: string;
  get(key: string): DocumentState;
  entries(): IterableIterator<[string, DocumentState]>;
  /** Keys of the documents in such a state. */
  keysWhere(isMeant: (state: DocumentState) => boolean): readonly string[];
  /** Earlier lives of this device that sent the document and had stored no answer when they ended. */
  earlierSenders(key: string): readonly string[];
  apply(key: string, event: DocumentEvent): void;
  /** Resolves when everything that a restart has to know is on disk. */
  save(): Promise<void>;
};

type States = Readonly<Record<string, DocumentState>>;

const STORED = 'document-states';
/** Earlier versions of the app had a ledger for each. */
const EARLIER = { rejected: 'refused-by-the-cloud', senders: 'sent-and-unheard-of' };

/** Earlier versions of the app stored a sentence. */
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

const outlivesTheApp = (state: DocumentState): boolean =>
  !isSettled(state) && (state.senders.length > 0 || rejectionOf(state) !== undefined);

const earlierStates = async (database: DivotDatabase): Promise<States> => {
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

export const openDocumentStates = async (
  database: DivotDatabase,
  onChange: (before: DocumentState, after: DocumentState) => void,
): Promise<DocumentStates> => {
  const hasStored = (await database.getLocal(STORED)) !== null;
  const persisted = await openPersistedValue<States>(database, STORED, hasStored ? {} : await earlierStates(database));
  const states = new Map(
    Object.entries(persisted.get()).map(([key, state]) => [key, next(withReason(state), { kind: 'restarted' })]),
  );
  const sender = crypto.randomUUID();
  const get = (key: string) => states.get(key) ?? CLEAN;
  return {
    sender,
    get,
    earlierSenders: (key) => {
      const state = get(key);
      return isSettled(state) ? [] : state.senders.filter((one) => one !== sender);
    },
    entries: () => states.entries(),
    keysWhere: (isMeant) => [...states].flatMap(([key, state]) => (isMeant(state) ? [key] : [])),
    apply: (key, event) => {
      const before = get(key);
      const after = next(before, event);
      if (after === before) return;
      states.set(key, after);
      onChange(before, after);
    },
    save: () => persisted.set(Object.fromEntries([...states].filter(([, state]) => outlivesTheApp(state)))),
  };
};

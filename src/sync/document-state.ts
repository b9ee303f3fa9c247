import type { EntityName } from '#src/domain/entities/registry.ts';
import type { LocalDocument } from './wire.ts';

// Where one document stands between this device and the server. Everything that happens to it is an event, and `next`
// alone decides what follows. A document that is dirty becomes clean only through the server's acknowledgement of that
// very version.

/** RxDB's time of a write (`_meta.lwt`), which only grows. */
export type Version = number;

/** 'unreadable': the server rejected nothing. What it has cannot be read here, so that nothing is sent over it. */
export type RejectionReason = 'not-allowed' | 'not-storable' | 'too-large' | 'unreadable';

export type Rejection = {
  /** What the server had when it rejected the document; null when it had nothing. */
  readonly base: LocalDocument | null;
  readonly reason: RejectionReason;
};

type Local = {
  /** The newest version here. */
  readonly version: Version;
  /** The page that the pull had asked for when the server last acknowledged the document. */
  readonly acknowledgedAt?: number;
};
type Unsettled = Local & {
  readonly hasConflicts: boolean;
  /** Lives of this device that sent a version and had stored no answer when they ended, and the present one. */
  readonly senders: readonly string[];
  /** How often the server gave an answer that may be final or not. */
  readonly ambiguousTries: number;
};
export type DocumentState =
  /** The server has it as it is here. */
  | (Local & { readonly kind: 'clean' })
  /** The same, and the golfer has to choose between two values. */
  | (Local & { readonly kind: 'conflict' })
  /** Changed here and not acknowledged. */
  | (Unsettled & { readonly kind: 'dirty' })
  /** Sent. With an answer, RxDB has not stored it yet. */
  | (Unsettled & {
      readonly kind: 'inFlight';
      /** Undefined for an older version than any that this state has seen. */
      readonly sent: Version | undefined;
      readonly answer?: 'acknowledged' | 'conflicting';
      /** It was rejected before, and the server has not accepted it since. */
      readonly rejection?: Rejection;
    })
  | (Unsettled & { readonly kind: 'rejected'; readonly rejection: Rejection });

export type DocumentEvent =
  /** Written here: by the golfer, or by RxDB joining two versions. */
  | { readonly kind: 'written'; readonly version: Version; readonly hasConflicts: boolean }
  /** RxDB replaced a document that the server has by the server's newer one. */
  | { readonly kind: 'pulled'; readonly version: Version; readonly hasConflicts: boolean }
  | { readonly kind: 'sent'; readonly version: Version | undefined; readonly sender: string }
  | { readonly kind: 'acknowledged'; readonly version: Version | undefined; readonly page: number }
  /** The server has another version: RxDB joins the two, and what comes of it is written and sent. */
  | { readonly kind: 'conflicting' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** Nothing is known about the outcome of sending. */
  | { readonly kind: 'failed'; readonly isAmbiguous: boolean }
  /** RxDB has stored the server's answer. */
  | { readonly kind: 'stored' }
  /** Whether this version equals what RxDB has stored as the server's. */
  | { readonly kind: 'compared'; readonly version: Version; readonly isEqual: boolean; readonly hasConflicts: boolean }
  /** Found at the start in a document of which nothing else is known. */
  | { readonly kind: 'conflictFound' }
  /** The golfer gave a rejected document up for what the server has. */
  | { readonly kind: 'abandoned' }
  /** The app ended and starts again. */
  | { readonly kind: 'restarted' };

export const CLEAN: DocumentState = { kind: 'clean', version: 0 };

export const keyOf = (name: EntityName, id: string): string => `${name}/${id}`;

type Settled = Extract<DocumentState, { kind: 'clean' | 'conflict' }>;
type Open = Exclude<DocumentState, Settled>;

export const isSettled = (state: DocumentState): state is Settled =>
  state.kind === 'clean' || state.kind === 'conflict';

/** The server's version conflicts with one that a newer one has replaced here: RxDB joins nothing and stores nothing. */
const isOvertaken = (state: DocumentState): boolean =>
  state.kind === 'inFlight' && state.answer === 'conflicting' && state.sent !== state.version;
/** Not acknowledged, and nothing is under way that would change that. */
export const isLeftBehind = (state: DocumentState): boolean => state.kind === 'dirty' || isOvertaken(state);

export const isDirty = (state: DocumentState): boolean => !isSettled(state);
export const isRejected = (state: DocumentState): boolean => rejectionOf(state) !== undefined;
/** Sent, and the server has not answered. */
export const isOnItsWay = (state: DocumentState): boolean => state.kind === 'inFlight' && !state.answer;

const hasConflictsOf = (state: DocumentState): boolean =>
  isSettled(state) ? state.kind === 'conflict' : state.hasConflicts;
export const rejectionOf = (state: DocumentState): Rejection | undefined =>
  state.kind === 'inFlight' || state.kind === 'rejected' ? state.rejection : undefined;

const localOf = ({ version, acknowledgedAt }: DocumentState): Local =>
  acknowledgedAt === undefined ? { version } : { version, acknowledgedAt };
const unsettled = (state: DocumentState): Unsettled => ({
  ...localOf(state),
  hasConflicts: hasConflictsOf(state),
  senders: isSettled(state) ? [] : state.senders,
  ambiguousTries: isSettled(state) ? 0 : state.ambiguousTries,
});
const settled = (state: DocumentState, hasConflicts = hasConflictsOf(state)): DocumentState => ({
  ...localOf(state),
  kind: hasConflicts ? 'conflict' : 'clean',
});
const dirty = (state: DocumentState, senders = unsettled(state).senders): DocumentState => ({
  ...unsettled(state),
  kind: 'dirty',
  senders,
});
/** Not under way: rejected where the server has rejected it and not accepted it since. */
const waiting = (state: Open): DocumentState => {
  const rejection = rejectionOf(state);
  return rejection ? { ...unsettled(state), kind: 'rejected', rejection } : dirty(state);
};
type Of<K extends DocumentEvent['kind']> = Extract<DocumentEvent, { kind: K }>;
type Handlers = { readonly [K in DocumentEvent['kind']]: (state: DocumentState, event: Of<K>) => DocumentState };

/** The same position, at a newer version. */
const moved = (state: DocumentState, { version, hasConflicts }: Of<'written'>): DocumentState =>
  isSettled(state) ? settled({ ...state, version }, hasConflicts) : { ...state, version, hasConflicts };

const handlers: Handlers = {
  written: (state, event) => {
    if (event.version <= state.version) return state; // told late: it was sent or acknowledged already
    const newer = moved(state, event);
    return isSettled(newer) ? dirty(newer) : newer;
  },
  pulled: (state, event) => {
    if (event.version <= state.version) return state;
    const newer = moved(state, { ...event, kind: 'written' });
    return newer.kind === 'dirty' ? settled(newer) : newer;
  },
  sent: (state, { version, sender }) => {
    const rejection = rejectionOf(state);
    const before = unsettled(state);
    return {
      ...before,
      kind: 'inFlight',
      version: Math.max(state.version, version ?? 0),
      sent: version,
      senders: [...before.senders.filter((one) => one !== sender), sender],
      ...(rejection ? { rejection } : {}),
    };
  },
  acknowledged: (state, { version, page }) => {
    if (state.kind !== 'inFlight' || state.answer || state.sent !== version) return state;
    const { rejection: _accepted, ...rest } = state;
    return { ...rest, answer: 'acknowledged', acknowledgedAt: page, ambiguousTries: 0 };
  },
  conflicting: (state) => {
    if (state.kind !== 'inFlight' || state.answer) return state;
    const { rejection: _joined, ...rest } = state;
    return { ...rest, answer: 'conflicting', ambiguousTries: 0 };
  },
  rejected: (state, { rejection }) => {
    if (state.kind !== 'inFlight' || state.answer) return state;
    // The first base stays, "nothing" too: a later one is only what RxDB believes, the version rejected before.
    const { base } = state.rejection ?? rejection;
    return { ...unsettled(state), kind: 'rejected', rejection: { ...rejection, base }, ambiguousTries: 0 };
  },
  failed: (state, { isAmbiguous }) => {
    if (state.kind !== 'inFlight' || state.answer) return state;
    return waiting({ ...state, ambiguousTries: isAmbiguous ? state.ambiguousTries + 1 : state.ambiguousTries });
  },
  stored: (state) => {
    if (state.kind === 'dirty') return dirty(state, []);
    if (state.kind !== 'inFlight' || !state.answer) return state;
    const isAcknowledged = state.answer === 'acknowledged' && state.sent === state.version;
    return isAcknowledged ? settled(state) : dirty(state, []);
  },
  compared: (before, { version, isEqual, hasConflicts }) => {
    const state = isOvertaken(before) ? dirty(before) : before;
    if (version < state.version || state.kind === 'inFlight') return state;
    // Compared with what RxDB had before it stored the acknowledgement.
    if (!isEqual && isSettled(state) && version === state.version) return state;
    const looked = moved(state, { kind: 'written', version, hasConflicts });
    if (looked.kind === 'rejected') return looked; // RxDB takes a rejected version for one that the server has
    if (!isEqual) return isSettled(looked) ? dirty(looked) : looked;
    // What an earlier life sent may have arrived: then the server has something else, and this version must be sent.
    return looked.kind === 'dirty' && looked.senders.length === 0 ? settled(looked) : looked;
  },
  conflictFound: (state) => (isSettled(state) ? settled(state, true) : { ...state, hasConflicts: true }),
  abandoned: (state) => (rejectionOf(state) ? dirty(state) : state),
  restarted: ({ acknowledgedAt: _ofEarlierPages, ...state }) => (state.kind === 'inFlight' ? waiting(state) : state),
};

export const next = (state: DocumentState, event: DocumentEvent): DocumentState =>
  (handlers[event.kind] as (state: DocumentState, event: DocumentEvent) => DocumentState)(state, event);

import type { LocalDocument } from './wire.ts';

// Where one document stands between this device and the server. Everything that happens to a document is an event, and
// `next` alone decides the new state. A dirty document becomes clean only when the server acknowledges that very
// version.

/** The time at which RxDB wrote it (`_meta.lwt`). It only grows. */
export type Version = number;

/**
 * 'unreadable': the server rejected nothing, but this version of the app cannot read the server's document, so it sends
 * nothing over it.
 */
export type RejectionReason = 'not-allowed' | 'not-storable' | 'too-large' | 'unreadable';

export type Rejection = {
  /** What the server had when it rejected the document; null when it had nothing. */
  readonly base: LocalDocument | null;
  readonly reason: RejectionReason;
};

type Local = {
  /** The newest version here. */
  readonly version: Version;
  /** The page the pull had requested when the server last acknowledged the document. */
  readonly acknowledgedAt?: number;
};
type Unsettled = Local & {
  readonly hasConflicts: boolean;
  /** Runs of this app, perhaps the present one, that sent a version and stored no response; not the one under way. */
  readonly senders: readonly string[];
  /** How often the server gave an ambiguous response: it may be permanent or not. */
  readonly ambiguousTries: number;
};
export type DocumentState =
  /** The server has the same version. */
  | (Local & { readonly kind: 'clean' })
  /** The server has the same version, and the golfer has to choose between two values. */
  | (Local & { readonly kind: 'conflict' })
  /** Changed here and not acknowledged. */
  | (Unsettled & { readonly kind: 'dirty' })
  /** Sent. RxDB has not stored the response yet, if there is one. */
  | (Unsettled & {
      readonly kind: 'inFlight';
      /** Undefined if it is older than any version this state has seen. */
      readonly sent: Version | undefined;
      /** The run that sent it. */
      readonly sender: string;
      readonly answer?: 'acknowledged' | 'conflicting';
      /** The server rejected it before and has not accepted it since. */
      readonly rejection?: Rejection;
    })
  | (Unsettled & { readonly kind: 'rejected'; readonly rejection: Rejection });

export type DocumentEvent =
  /** Written here, by the golfer or by RxDB after joining two versions. */
  | { readonly kind: 'written'; readonly version: Version; readonly hasConflicts: boolean }
  /** RxDB replaced a document with the server's newer version. */
  | { readonly kind: 'pulled'; readonly version: Version; readonly hasConflicts: boolean }
  | { readonly kind: 'sent'; readonly version: Version | undefined; readonly sender: string }
  | { readonly kind: 'acknowledged'; readonly version: Version | undefined; readonly page: number }
  /** The server has another version. RxDB joins the two, writes the result and sends it. */
  | { readonly kind: 'conflicting' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** The send failed and its outcome is unknown. */
  | { readonly kind: 'failed'; readonly isAmbiguous: boolean }
  /** RxDB has stored the server's response. */
  | { readonly kind: 'stored' }
  /** Whether this version equals what RxDB has stored as the server's. */
  | { readonly kind: 'compared'; readonly version: Version; readonly isEqual: boolean; readonly hasConflicts: boolean }
  /** The initial check found a conflict in a document about which nothing else is known. */
  | { readonly kind: 'conflictFound' }
  /** The golfer gave up a rejected document and takes the server's version. */
  | { readonly kind: 'abandoned' }
  /** The app ended and starts again. */
  | { readonly kind: 'restarted' };

export const CLEAN: DocumentState = { kind: 'clean', version: 0 };

type Settled = Extract<DocumentState, { kind: 'clean' | 'conflict' }>;
type Open = Exclude<DocumentState, Settled>;

export const isSettled = (state: DocumentState): state is Settled =>
  state.kind === 'clean' || state.kind === 'conflict';

/**
 * The server's version conflicts with one that a newer version has already replaced here. RxDB then joins and stores
 * nothing.
 */
const isOvertaken = (state: DocumentState): boolean =>
  state.kind === 'inFlight' && state.answer === 'conflicting' && state.sent !== state.version;
/** Not acknowledged, and nothing is under way that would change that. */
export const isLeftBehind = (state: DocumentState): boolean => state.kind === 'dirty' || isOvertaken(state);

export const isDirty = (state: DocumentState): boolean => !isSettled(state);
export const isRejected = (state: DocumentState): boolean => rejectionOf(state) !== undefined;
/** Sent, and the server has not responded. */
export const isOnItsWay = (state: DocumentState): boolean => state.kind === 'inFlight' && !state.answer;

const hasConflictsOf = (state: DocumentState): boolean =>
  isSettled(state) ? state.kind === 'conflict' : state.hasConflicts;
export const rejectionOf = (state: DocumentState): Rejection | undefined =>
  state.kind === 'inFlight' || state.kind === 'rejected' ? state.rejection : undefined;

const localOf = ({ version, acknowledgedAt }: DocumentState): Local =>
  acknowledgedAt === undefined ? { version } : { version, acknowledgedAt };
const sendersOf = (state: DocumentState): readonly string[] => {
  if (isSettled(state)) return [];
  if (state.kind !== 'inFlight') return state.senders;
  return [...state.senders.filter((one) => one !== state.sender), state.sender];
};
const unsettled = (state: DocumentState): Unsettled => ({
  ...localOf(state),
  hasConflicts: hasConflictsOf(state),
  senders: sendersOf(state),
  ambiguousTries: isSettled(state) ? 0 : state.ambiguousTries,
});
const settled = (state: DocumentState, hasConflicts = hasConflictsOf(state)): DocumentState => ({
  ...localOf(state),
  kind: hasConflicts ? 'conflict' : 'clean',
});
const dirty = (state: DocumentState, senders = sendersOf(state)): DocumentState => ({
  ...unsettled(state),
  kind: 'dirty',
  senders,
});
/** Not under way: rejected if the server rejected it and has not accepted it since. */
const waiting = (state: Open): DocumentState => {
  const rejection = rejectionOf(state);
  return rejection ? { ...unsettled(state), kind: 'rejected', rejection } : dirty(state);
};
type Of<K extends DocumentEvent['kind']> = Extract<DocumentEvent, { kind: K }>;
type Handlers = { readonly [K in DocumentEvent['kind']]: (state: DocumentState, event: Of<K>) => DocumentState };

/** The same state, at a newer version. */
const moved = (state: DocumentState, { version, hasConflicts }: Of<'written'>): DocumentState =>
  isSettled(state) ? settled({ ...state, version }, hasConflicts) : { ...state, version, hasConflicts };

const handlers: Handlers = {
  written: (state, event) => {
    if (event.version <= state.version) return state; // a late event: the version was already sent or acknowledged
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
    return {
      ...unsettled(state),
      kind: 'inFlight',
      version: Math.max(state.version, version ?? 0),
      sent: version,
      sender,
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
    // Keep the first base, even if it is "nothing". A later base is only what RxDB believes: the rejected version.
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
    if (looked.kind === 'rejected') return looked; // RxDB believes that the server has a rejected version
    if (!isEqual) return isSettled(looked) ? dirty(looked) : looked;
    // A version without a response may have arrived. Then the server has something else, and this one must be sent.
    return looked.kind === 'dirty' && looked.senders.length === 0 ? settled(looked) : looked;
  },
  conflictFound: (state) => (isSettled(state) ? settled(state, true) : { ...state, hasConflicts: true }),
  abandoned: (state) => (rejectionOf(state) ? dirty(state) : state),
  restarted: ({ acknowledgedAt: _ofEarlierPages, ...state }) => (state.kind === 'inFlight' ? waiting(state) : state),
};

export const next = (state: DocumentState, event: DocumentEvent): DocumentState =>
  (handlers[event.kind] as (state: DocumentState, event: DocumentEvent) => DocumentState)(state, event);

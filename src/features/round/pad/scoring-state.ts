import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import type { HoleEntry } from '#src/domain/pad/hole-entry.ts';
import { holeOfPlayer, withHoleOfPlayer } from '#src/domain/rounds/players.ts';
import { type UndoStack, remember } from '#src/domain/rounds/undo.ts';
import { equal } from '@divot/documents';

// Entries the pad shows before the store has them. A tap shows at once and stays here until the stored document with it
// comes back. A failed write stays on the screen and can be retried.

/** Whose hole a tap changes: the golfer's own, or a partner's. */
export type Target = { readonly n: number; readonly partnerId?: string };
export type Step = {
  readonly target: Target;
  readonly back: HoleEntry;
  readonly wasDerived: boolean;
  /** What else there is to take back. */
  readonly undoBeside?: () => void;
};

type Ahead = {
  readonly target: Target;
  readonly entry: HoleEntry;
  /** Counts taps: only the newest write's result settles a hole. */
  readonly tap: number;
  /** The document's updatedAt once the newest write is on disk. */
  readonly writtenAt?: string;
};

export type ScoringState = {
  readonly ahead: Readonly<Record<string, Ahead>>;
  readonly undo: UndoStack<Step>;
  /** Holes whose score follows from other answers. */
  readonly derived: readonly number[];
  readonly failure?: string | undefined;
};

export type ScoringAction =
  | {
      readonly kind: 'tap';
      readonly target: Target;
      readonly entry: HoleEntry;
      readonly tap: number;
      /** When the round on the screen was last written. Entries written by then are settled. */
      readonly updatedAt: string;
      readonly isScoreDerived: boolean;
      /** Absent for an undo, which is not a step of its own. */
      readonly step?: Step;
    }
  | { readonly kind: 'written'; readonly target: Target; readonly tap: number; readonly at: string }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'retried' }
  | { readonly kind: 'step taken back'; readonly rest: UndoStack<Step> };

export const START: ScoringState = { ahead: {}, undo: [], derived: [] };

export const keyOf = ({ n, partnerId }: Target): string => (partnerId === undefined ? String(n) : `${n}:${partnerId}`);

const isAhead = (mine: Ahead | undefined, updatedAt: string): mine is Ahead =>
  mine !== undefined && (mine.writtenAt === undefined || updatedAt < mine.writtenAt);

/** Entries not in the store yet. */
export const unwritten = (state: ScoringState, { updatedAt }: Pick<Round, 'updatedAt'>): readonly Ahead[] =>
  Object.values(state.ahead).filter((mine) => isAhead(mine, updatedAt));

const withDerived = (derived: readonly number[], { n, partnerId }: Target, isDerived: boolean): readonly number[] => {
  if (partnerId !== undefined) return derived;
  const others = derived.filter((hole) => hole !== n);
  return isDerived ? [...others, n] : others;
};

const tapped = (state: ScoringState, action: ScoringAction & { readonly kind: 'tap' }): ScoringState => {
  const { target, entry, tap, updatedAt, isScoreDerived, step } = action;
  const before = state.ahead[keyOf(target)];
  const merged = { ...(isAhead(before, updatedAt) ? before.entry : {}), ...entry };
  return {
    ...state,
    ahead: { ...state.ahead, [keyOf(target)]: { target, entry: merged, tap } },
    derived: withDerived(state.derived, target, isScoreDerived),
    undo: step ? remember(state.undo, step) : state.undo,
  };
};

const written = (
  state: ScoringState,
  { target, tap, at }: ScoringAction & { readonly kind: 'written' },
): ScoringState => {
  const mine = state.ahead[keyOf(target)];
  const ahead = mine?.tap === tap ? { ...state.ahead, [keyOf(target)]: { ...mine, writtenAt: at } } : state.ahead;
  return { ...state, failure: undefined, ahead };
};

export const scoringReducer = (state: ScoringState, action: ScoringAction): ScoringState => {
  switch (action.kind) {
    case 'tap':
      return tapped(state, action);
    case 'written':
      return written(state, action);
    case 'failed':
      return { ...state, failure: action.error };
    case 'retried':
      return { ...state, failure: undefined };
    default:
      return { ...state, undo: action.rest };
  }
};

const overlaid = (hole: Hole, entry: HoleEntry): Hole =>
  Object.fromEntries(Object.entries({ ...hole, ...entry }).filter(([, value]) => value !== undefined)) as Hole;

/** The round as the golfer tapped it: the stored round plus entries not in the store yet. */
export const liveRound = (round: Round, state: ScoringState): Round =>
  unwritten(state, round).reduce((live, { target: { n, partnerId }, entry }) => {
    const hole = holeOfPlayer(live, n, partnerId);
    return hole ? withHoleOfPlayer(live, overlaid(hole, entry), partnerId) : live;
  }, round);

/** Equal but for the time of writing. */
const isSameCard = (one: Round, other: Round): boolean => equal({ ...one, updatedAt: '' }, { ...other, updatedAt: '' });

/** The entries of one open pad, and its card. `before`: what was entered on another screen, and Undo takes back. */
export const createScoring = (first: Round, before: readonly Step[] = []) => {
  let state: ScoringState = { ...START, undo: before };
  let stored = first;
  let live = first;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action: ScoringAction): void => {
      const { failure } = state;
      state = scoringReducer(state, action);
      // Once an entry is written, nothing visible changes: the stored round comes by itself.
      if (action.kind === 'written' && failure === undefined) return;
      for (const notify of listeners) notify();
    },
    /** The round as stored, and as tapped, when it was last drawn. */
    drawn: () => ({ stored, live }),
    /** Keeps its identity until the card changes, so that a tap that has been stored is not drawn again. */
    draw: (round: Round, at: ScoringState): Round => {
      stored = round;
      const next = liveRound(round, at);
      if (!isSameCard(live, next)) live = next;
      return live;
    },
  };
};

import type { Iso, IsoDay } from '@divot/basics';
import type { Cap } from './limits.ts';
import type { ScoredHole } from './card-problem.ts';
import type { HoleCount } from './strokes.ts';

/**
 * One round as the handicap record needs it. It has an `adjustedGross`, or `holeScores`, or a `differential` known from
 * elsewhere. The record adjusts `holeScores` with the course handicap of the index in effect, so that editing an
 * earlier round changes the result.
 */
export type HandicapRound = {
  readonly id?: string | undefined;
  /**
   * The golfer's calendar day, 'YYYY-MM-DD' with or without a time. If it is missing, the day of `date` applies. Rounds
   * without either come first, in the order given; one that is no day does not count ('no-day').
   */
  readonly playedOn?: IsoDay | undefined;
  /** When the round began. Decides the order of two rounds on one day. */
  readonly date?: Iso | undefined;
  /** 9 means nine-hole ratings, 18 (the default) means 18-hole ratings. */
  readonly holes?: HoleCount | undefined;
  /** Holes scored in an 18-hole attempt. If `holeScores` are given, they decide. */
  readonly holesPlayed?: number | undefined;
  readonly courseRating?: number | undefined;
  readonly slope?: number | undefined;
  /** Par of the rated holes. If it is missing, the sum of par over `holeScores`. */
  readonly par?: number | undefined;
  /** False if the round's course handicaps omit course rating minus par. */
  readonly ratingMinusPar?: boolean | undefined;
  /** −1 … +3. */
  readonly pcc?: number | undefined;
  readonly adjustedGross?: number | undefined;
  readonly holeScores?: readonly ScoredHole[] | undefined;
  readonly differential?: number | undefined;
};

/** 'wrong-figure': a PCC, differential, number of holes, par or stroke index that cannot be. */
export type NotCounted = 'no-day' | 'no-rating' | 'no-score' | 'too-few-holes' | 'wrong-figure';

export type CountingDifferential = {
  /** Position of this differential's round in the history. */
  readonly entry: number;
  /** As played, before reductions. */
  readonly differential: number;
  /** Exceptional score reductions so far, zero or negative. */
  readonly adjustment: number;
};

/** What one round did to the index. Differentials and indexes have one decimal. Plus handicaps are negative. */
export type HandicapEntry = {
  readonly id: string | undefined;
  readonly playedOn: IsoDay | undefined;
  /** 'pending': the round gets no differential until 54 holes are on record. */
  readonly status: 'counted' | 'pending' | 'not-counted';
  readonly reason: NotCounted | undefined;
  /** Index of the round in the input list. */
  readonly input: number;
  readonly holes: HoleCount;
  readonly holesPlayed: number;
  /** Index in effect when the round was played. Null before the first index. */
  readonly indexAtPlay: number | null;
  readonly courseHandicap: number | null;
  readonly adjustedGross: number | null;
  /** Expected differential used for unplayed holes, an estimate. Null if none was used. */
  readonly expected: number | null;
  /** Score differential for 18 holes, before any exceptional score reduction. */
  readonly differential: number | null;
  /** True if the provisional first index supplied `expected`. */
  readonly provisional: boolean;
  /** How much this score reduced each of the latest 20 differentials: 0, −1 or −2. */
  readonly exceptionalReduction: number;
  /** Sum of all exceptional reductions of this differential by the end of the history. */
  readonly adjustment: number;
  /** Index after this round. Null before the first index. */
  readonly index: number | null;
  /** The differentials averaged for `index`, lowest first. */
  readonly used: readonly CountingDifferential[];
  /** How many differentials are on record for `index`, at most 20. */
  readonly onRecord: number;
  /** Short-record adjustment of Rule 5.2a. `average` already includes it. */
  readonly tableAdjustment: number;
  /** Before caps and maximum. */
  readonly average: number | null;
  /** Lowest index of the previous 365 days. Null until 20 differentials are on record. */
  readonly lowIndex: number | null;
  readonly cap: Cap;
  /** True if the maximum of 54.0 applied. */
  readonly atMaximum: boolean;
};

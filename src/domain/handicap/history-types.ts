import type { Iso, IsoDay } from '#src/domain/shared/day.ts';
import type { Cap } from './limits.ts';
import type { HoleCount, ScoredHole } from './strokes.ts';

/**
 * One round as the handicap record needs it. It has an `adjustedGross`, or `holeScores` (adjusted here with the course
 * handicap of the index in effect, so that an earlier edit affects it), or a `differential` known from elsewhere.
 */
export type HandicapRound = {
  readonly id?: string | undefined;
  /**
   * The golfer's calendar day, 'YYYY-MM-DD' with or without a time. If missing, the day of `date`. Undated rounds, and
   * those without a valid day, come first in the order given.
   */
  readonly playedOn?: IsoDay | undefined;
  /** When the round began. Orders two rounds on one day. */
  readonly date?: Iso | undefined;
  /** 9 with nine-hole ratings, 18 (the default) with 18-hole ones. */
  readonly holes?: HoleCount | undefined;
  /** Holes scored in an 18-hole attempt. Taken from `holeScores` if they are given. */
  readonly holesPlayed?: number | undefined;
  readonly courseRating?: number | undefined;
  readonly slope?: number | undefined;
  /** Par of the rated holes. If missing, the sum over `holeScores`. */
  readonly par?: number | undefined;
  /** False: the round was played with course handicaps that leave out course rating minus par. */
  readonly ratingMinusPar?: boolean | undefined;
  /** −1 … +3. */
  readonly pcc?: number | undefined;
  readonly adjustedGross?: number | undefined;
  readonly holeScores?: readonly ScoredHole[] | undefined;
  readonly differential?: number | undefined;
};

export type NotCounted = 'no-rating' | 'no-score' | 'too-few-holes';

export type CountingDifferential = {
  /** Position of its round in the history. */
  readonly entry: number;
  /** As played. */
  readonly differential: number;
  /** Exceptional score reductions up to this point, zero or negative. */
  readonly adjustment: number;
};

/** What one round did to the index. Differentials and indexes have one decimal; plus handicaps are negative. */
export type HandicapEntry = {
  readonly id: string | undefined;
  readonly playedOn: IsoDay | undefined;
  /** 'pending': has no differential until 54 holes are on record. */
  readonly status: 'counted' | 'pending' | 'not-counted';
  readonly reason: NotCounted | undefined;
  /** Index of the round in the input list. */
  readonly input: number;
  readonly holes: HoleCount;
  readonly holesPlayed: number;
  /** Index in effect when played, or null before the first one. */
  readonly indexAtPlay: number | null;
  readonly courseHandicap: number | null;
  readonly adjustedGross: number | null;
  /** Expected differential used for unplayed holes (an estimate), else null. */
  readonly expected: number | null;
  /** Score differential for 18 holes, before any exceptional score reduction. */
  readonly differential: number | null;
  /** True if the expectation came from the provisional first index. */
  readonly provisional: boolean;
  /** The reduction that this score made to each of the latest 20 differentials: 0, −1 or −2. */
  readonly exceptionalReduction: number;
  /** All exceptional reductions on this differential by the end of the history. */
  readonly adjustment: number;
  /** Index after this round, or null before the first one. */
  readonly index: number | null;
  /** The differentials averaged for `index`, lowest first. */
  readonly used: readonly CountingDifferential[];
  /** Differentials on record for `index`, at most 20. */
  readonly onRecord: number;
  /** Short-record adjustment of Rule 5.2a, already in `average`. */
  readonly tableAdjustment: number;
  /** Before caps and maximum. */
  readonly average: number | null;
  /** Lowest index of the previous 365 days, once 20 differentials were on record. */
  readonly lowIndex: number | null;
  readonly cap: Cap;
  /** True if the maximum of 54.0 applied. */
  readonly atMaximum: boolean;
};

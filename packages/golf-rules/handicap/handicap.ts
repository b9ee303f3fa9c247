import { type Result, fail, ok } from '@divot/basics';
import { type RatedScore, eighteenTenths, expectedNineTenths, nineTenths } from './differentials.ts';
import { recompute } from './history.ts';
import type { HandicapEntry, HandicapRound, NotCounted } from './history-types.ts';
import { averageLowest, MAX_INDEX_TENTHS } from './index-table.ts';
import { cappedTenths, exceptionalTenths } from './limits.ts';
import { figure, figures, list, orNone } from './figures.ts';
import { fromTenths, tenths } from './rounding.ts';

// Estimated index by the Rules of Handicapping 2024 (World Handicap System). Only an authorised association issues an
// official one. Numbers in and out have one decimal, and .05 rounds up. Plus handicaps are negative (+2.5 is −2.5).

/**
 * Score Differential of 18 holes (Rule 5.1a). `pcc` is −1 … +3, 0 by default. Throws a RangeError if a value is not a
 * number.
 */
export const scoreDifferential = (score: RatedScore): number => figure(fromTenths(eighteenTenths(figures(score))));

/**
 * 18-hole Score Differential of a nine-hole round (Rule 5.1b): from gross score, rating and slope of the nine, plus the
 * differential that the index predicts for the other nine.
 */
export const nineHoleDifferential = (score: RatedScore & { readonly indexAtPlay: number }): number =>
  figure(fromTenths(nineTenths(figures(score), tenths(figure(score.indexAtPlay)))));

/** Expected differential of nine holes for an index: 0.52 × index + 1.2, a public fit good to ±0.1. */
export const expectedNineHoleDifferential = (index: number): number =>
  fromTenths(expectedNineTenths(tenths(figures({ index }).index)));

/**
 * Index from score differentials, oldest first (Rule 5.2): the average of the lowest of the latest 20, at most 54.0,
 * before caps. Null if there are fewer than three.
 */
export const indexFromDifferentials = (differentials: readonly number[]): number | null => {
  for (const differential of list('The record', differentials)) figures({ differential });
  const averaged = averageLowest(differentials.map(tenths));
  return averaged && fromTenths(Math.min(averaged.averageTenths, MAX_INDEX_TENTHS));
};

/** Soft and hard cap (Rule 5.8). If `lowIndex` is null, no cap applies yet. */
export const applyCaps = (index: { readonly average: number; readonly lowIndex: number | null }): number => {
  const { average } = figures(index);
  const lowIndex = orNone(index.lowIndex);
  return figure(fromTenths(cappedTenths(tenths(average), lowIndex === null ? null : tenths(lowIndex)).tenths));
};

/** How much an exceptional score reduces each of the latest 20 differentials (Rule 5.9): 0, −1 or −2. */
export const exceptionalReduction = (score: {
  readonly indexAtPlay: number | null;
  readonly differential: number;
}): number => {
  const { differential } = figures(score);
  const indexAtPlay = orNone(score.indexAtPlay);
  return indexAtPlay === null ? 0 : fromTenths(exceptionalTenths(tenths(indexAtPlay), tenths(figure(differential))));
};

const isRound = (round: unknown): round is HandicapRound => {
  if (typeof round !== 'object' || round === null) return false;
  const { holeScores } = round as HandicapRound;
  return (holeScores ?? undefined) === undefined || Array.isArray(holeScores);
};

/**
 * Recomputes the record from all rounds, in order of play whatever order they are passed in. Each round gets one entry
 * with its differential, the index after it and every rule that produced that number.
 */
export const handicapHistory = (rounds: readonly HandicapRound[]): HandicapEntry[] => {
  if (!list('A record', rounds).every(isRound)) throw new RangeError('A record is a list of rounds');
  return recompute(rounds);
};

/** What keeps a round from counting, as a golfer reads it. */
const WHY_NOT: Readonly<Record<NotCounted, string>> = {
  'no-day': 'its day is no day of the calendar (YYYY-MM-DD)',
  'no-rating': 'it has no course rating of 20 to 90 with a slope of 55 to 155',
  'no-score': 'it has no possible score',
  'wrong-figure': 'one of its figures cannot be (its PCC, differential, holes, pars or stroke indexes)',
  'too-few-holes': 'it has fewer than nine holes, or fewer than ten of eighteen',
};

/**
 * The index after these rounds (Rules 5.2 to 5.9), in any order. Fails with a sentence if a round cannot count, or if
 * fewer than 54 holes are on record.
 */
export const handicapIndex = (rounds: readonly HandicapRound[]): Result<number> => {
  if (!Array.isArray(rounds) || !rounds.every(isRound)) return fail('An index takes a list of rounds.');
  const entries = handicapHistory(rounds);
  const refused = entries.find(({ reason }) => reason !== undefined);
  if (refused) return fail(`Round ${refused.input + 1} does not count: ${WHY_NOT[refused.reason!]}.`);
  const index = entries.at(-1)?.index ?? null;
  return index === null ? fail('An index takes scores over 54 holes, for example three rounds of 18.') : ok(index);
};

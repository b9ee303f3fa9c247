import { eighteenTenths, expectedNineTenths, nineTenths, type RatedScore } from './differentials.ts';
import { recompute } from './history.ts';
import type { HandicapEntry, HandicapRound } from './history-types.ts';
import { averageLowest, MAX_INDEX_TENTHS } from './index-table.ts';
import { cappedTenths, exceptionalTenths } from './limits.ts';
import { fromTenths, nearest, tenths } from './rounding.ts';
import {
  adjustedTotal,
  type HoleCount,
  exactCourseHandicap,
  roundedCourseHandicap,
  type ScoredHole,
  strokesOnHole,
  wholeStrokes,
} from './strokes.ts';

// Estimated index by the Rules of Handicapping 2024 (World Handicap System). Only an authorised association issues an
// official one. Numbers in and out have one decimal, and .05 rounds up. Plus handicaps are negative (+2.5 is −2.5).

const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set(['pcc', 'holes', 'lowIndex', 'indexAtPlay', 'courseHandicap']);

/** Throws if a value is not a number, which is a bug in the caller, before it spoils every later figure. */
const figures = <T extends object>(given: T): T => {
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (typeof value === 'boolean' || ((value ?? undefined) === undefined && MAY_BE_LEFT_OUT.has(name))) continue;
    if (!Number.isFinite(value)) throw new RangeError(`${name} is not a number: ${String(value)}`);
    if (name === 'slope' && !(Number(value) > 0)) throw new RangeError(`A slope is 55 to 155, not ${String(value)}`);
  }
  return given;
};

/** Throws if a value is missing or is not a number. */
const figure = (value: number): number => {
  if (!Number.isFinite(value)) throw new RangeError('A figure is missing or is not a number');
  return value;
};

/** Outside callers may omit the value instead of passing null. */
const orNone = (value: number | null | undefined): number | null => value ?? null;

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
  fromTenths(expectedNineTenths(tenths(figure(index))));

/**
 * Index from score differentials, oldest first (Rule 5.2): the average of the lowest of the latest 20, at most 54.0,
 * before caps. Null if there are fewer than three.
 */
export const indexFromDifferentials = (differentials: readonly number[]): number | null => {
  const averaged = averageLowest(figures(differentials).map(tenths));
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

/**
 * Recomputes the record from all rounds, in order of play whatever order they are passed in. Each round gets one entry
 * with its differential, the index after it and every rule that produced that number.
 */
export const handicapHistory = (rounds: readonly HandicapRound[]): HandicapEntry[] => recompute(rounds);

type TeeOfIndex = {
  readonly index: number;
  readonly slope: number;
  readonly courseRating: number;
  readonly par: number;
  readonly holes?: HoleCount | undefined;
  readonly ratingMinusPar?: boolean | undefined;
};
const whole = ({ slope, courseRating, par, holes = 18, ratingMinusPar }: Omit<TeeOfIndex, 'index'>) => ({
  slope,
  courseRating,
  par,
  holes,
  ratingMinusPar,
});

/**
 * Course Handicap (Rule 6.1), rounded to whole strokes, .5 up. For 9 holes: half the index (one decimal) with the
 * nine's own rating, slope and par. If `ratingMinusPar` is false, it omits course rating minus par, as in Great Britain
 * and Ireland until April 2024.
 */
export const courseHandicap = ({ index, ...tee }: TeeOfIndex): number =>
  figure(roundedCourseHandicap(tenths(figures({ index }).index), whole(figures(tee))));

/**
 * Playing Handicap (Rule 6.2) for an allowance in percent: whole strokes, computed from the unrounded course handicap.
 */
export const playingHandicap = ({ index, ...tee }: TeeOfIndex, percent: number): number =>
  wholeStrokes(exactCourseHandicap(tenths(index), whole(tee)), percent);

/**
 * Strokes received on the hole with this stroke index. Negative: the golfer gives strokes back. For 9 holes, stroke
 * indexes run 1–9. Rounds an unrounded course handicap, .5 up.
 */
export const strokesReceived = (courseHandicap: number, strokeIndex: number, holes: HoleCount = 18): number =>
  figure(strokesOnHole(nearest(figure(courseHandicap), 1), figure(strokeIndex), holes));

const asCard = (holes: readonly ScoredHole[]): readonly ScoredHole[] => {
  if (holes.length > 18) throw new RangeError(`A round has 18 holes at most, not ${holes.length}`);
  for (const strokes of holes.map((hole) => hole.strokes ?? 1)) {
    if (!(Number.isFinite(strokes) && strokes >= 1))
      throw new RangeError(`A hole takes one stroke or more, not ${strokes}`);
  }
  return holes;
};

/**
 * Adjusted Gross Score (Rule 3.1): no hole counts more than net double bogey, or par + 5 without an index
 * (`courseHandicap` null). Up to nine holes count as a nine-hole round with a nine-hole course handicap. Holes not
 * played add nothing. A picked-up hole counts its maximum. Throws a RangeError for an impossible card.
 */
export const adjustedGross = (round: {
  readonly holes: readonly ScoredHole[];
  readonly courseHandicap: number | null;
}): number => {
  const courseHandicap = orNone(figures({ courseHandicap: round.courseHandicap }).courseHandicap);
  return figure(adjustedTotal(asCard(round.holes), courseHandicap === null ? null : nearest(courseHandicap, 1)));
};

import { type ScoredHole, checkedCard } from './card-problem.ts';
import { figure, figures, orNone, whole } from './figures.ts';
import { nearest, tenths } from './rounding.ts';
import {
  type HoleCount,
  adjustedTotal,
  exactCourseHandicap,
  roundedCourseHandicap,
  strokesOnHole,
  wholeStrokes,
} from './strokes.ts';

// The handicap a round is played off, and what its holes count for the index (Rules of Handicapping 2024). Numbers in
// and out have one decimal, and .05 rounds up. Plus handicaps are negative (+2.5 is −2.5).

type TeeOfIndex = {
  readonly index: number;
  readonly slope: number;
  readonly courseRating: number;
  readonly par: number;
  readonly holes?: HoleCount | undefined;
  readonly ratingMinusPar?: boolean | undefined;
};
const count = (holes: HoleCount | null | undefined): HoleCount => {
  const given = holes ?? 18;
  if (given !== 9 && given !== 18) throw new RangeError(`A handicap is for 9 or 18 holes, not ${String(given)}`);
  return given;
};

const teeIn = ({ slope, courseRating, par, holes, ratingMinusPar }: Omit<TeeOfIndex, 'index'>) => {
  if (typeof (ratingMinusPar ?? true) !== 'boolean') throw new RangeError('ratingMinusPar is true or false');
  return { slope, courseRating, par, holes: count(holes), ratingMinusPar: ratingMinusPar ?? true };
};

/**
 * Course Handicap (Rule 6.1), rounded to whole strokes, .5 up. For 9 holes: half the index (one decimal) with the
 * nine's own rating, slope and par. If `ratingMinusPar` is false, it omits course rating minus par, as in Great Britain
 * and Ireland until April 2024.
 */
export const courseHandicap = (given: TeeOfIndex): number => {
  const { index, ...tee } = figures(given);
  return figure(roundedCourseHandicap(tenths(figure(index)), teeIn(tee)));
};

/**
 * Playing Handicap (Rule 6.2) for an allowance in percent: whole strokes, computed from the unrounded course handicap.
 */
export const playingHandicap = (given: TeeOfIndex, percent: number): number => {
  const { index, ...tee } = figures(given);
  return figure(wholeStrokes(exactCourseHandicap(tenths(figure(index)), teeIn(tee)), figures({ percent }).percent));
};

/**
 * Strokes received on the hole with this stroke index. Negative: the golfer gives strokes back. For 9 holes, stroke
 * indexes run 1–9. Rounds an unrounded course handicap, .5 up.
 */
export const strokesReceived = (courseHandicap: number, strokeIndex: number, holes: HoleCount = 18): number => {
  const most = count(holes);
  const given = nearest(figure(figures({ courseHandicap }).courseHandicap), 1);
  return strokesOnHole(given, whole('A stroke index', strokeIndex, 1, most), most);
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
  const courseHandicap = orNone(figures(round).courseHandicap);
  return figure(adjustedTotal(checkedCard(round.holes), courseHandicap === null ? null : nearest(courseHandicap, 1)));
};

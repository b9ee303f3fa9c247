import { figure, figures, orNone } from './figures.ts';
import { nearest, tenths } from './rounding.ts';
import {
  type HoleCount,
  type ScoredHole,
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
  figure(wholeStrokes(exactCourseHandicap(tenths(figures({ index }).index), whole(figures(tee))), figure(percent)));

/**
 * Strokes received on the hole with this stroke index. Negative: the golfer gives strokes back. For 9 holes, stroke
 * indexes run 1–9. Rounds an unrounded course handicap, .5 up.
 */
export const strokesReceived = (courseHandicap: number, strokeIndex: number, holes: HoleCount = 18): number => {
  if (!Number.isInteger(strokeIndex) || strokeIndex < 1 || strokeIndex > 18)
    throw new RangeError(`A stroke index is 1 to 18, not ${strokeIndex}`);
  return figure(strokesOnHole(nearest(figure(courseHandicap), 1), strokeIndex, holes));
};

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

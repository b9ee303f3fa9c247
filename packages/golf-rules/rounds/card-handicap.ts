import type { Round, Tee } from '../round.ts';
import { isWithinLimits } from '../handicap/figures.ts';
import { tenths } from '../handicap/rounding.ts';
import { ratingFor } from '../handicap/rating.ts';
import { ALLOWANCES } from './allowances.ts';
import { STROKE, exactCourseHandicap, roundedCourseHandicap, wholeStrokes } from '../handicap/strokes.ts';

// The handicap of a card: the course handicap (Rules of Handicapping 6.1), which caps holes for the index, and the
// strokes that net and points count off. In a competition those are the playing handicap (Rule 6.2, appendix C).

/** What net and points are counted from. `courseHandicap` is over these holes. */
export type NetCard = Pick<Round, 'holes' | 'courseHandicap' | 'indexAtStart'> &
  Partial<Pick<Round, 'courseSnapshot' | 'ratingMinusPar' | 'mode' | 'format' | 'maximumScore'>>;

const EIGHTEEN = Array.from({ length: 18 }, (_, at) => at + 1);
const NEUTRAL_SLOPE = 113;

/** What a handicap for these holes is computed from. Undefined if the tee or the holes have no rating. */
const ratedTee = (tee: Tee, holeNumbers: readonly number[], ratingMinusPar: boolean) => {
  const { courseRating, slope, par, holes } = ratingFor(tee, holeNumbers);
  return courseRating !== undefined &&
    slope !== undefined &&
    isWithinLimits('courseRating', courseRating) &&
    isWithinLimits('slope', slope)
    ? { slope, courseRating, par, holes, ratingMinusPar }
    : undefined;
};

/** Course handicap for the planned holes. Undefined if the tee or the holes have no rating, or the index cannot be. */
export const handicapFor = (
  tee: Tee,
  holesPlanned: readonly number[],
  index: number,
  ratingMinusPar = true,
): number | undefined => {
  const rated = ratedTee(tee, holesPlanned, ratingMinusPar);
  return rated && isWithinLimits('index', index) ? roundedCourseHandicap(tenths(index), rated) : undefined;
};

export type CardHandicap = {
  /** Strokes over these holes that net and points count off. */
  readonly handicap: number;
  /** The percentage of the course handicap that `handicap` is. Below 100 only in competitions. */
  readonly percent: number;
  readonly courseHandicap: number;
  /** The course handicap before it is rounded. */
  readonly unrounded: number;
  /**
   * What the course handicap rests on: these holes' rating (or the golfer's own figure), half of the 18-hole course
   * handicap of a tee that has no rating for the nine, or a neutral course where there is no rating at all.
   */
  readonly basis: 'rating' | 'half' | 'neutral';
};

type Exact = { readonly exact: number; readonly basis: CardHandicap['basis'] };

/** Where the holes have no rating: half of the tee's eighteen, else as on a course of neutral slope. */
const withoutRating = (index: number, { holes, courseSnapshot, ratingMinusPar = true }: NetCard): Exact => {
  const whole = courseSnapshot && handicapFor(courseSnapshot.tee, EIGHTEEN, index, ratingMinusPar);
  if (whole !== undefined) return { exact: (whole * STROKE) / 2, basis: 'half' };
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const neutral = { slope: NEUTRAL_SLOPE, courseRating: par, par, holes: holes.length <= 9 ? 9 : 18 } as const;
  return { exact: exactCourseHandicap(tenths(index), { ...neutral, ratingMinusPar }), basis: 'neutral' };
};

const exactHandicap = (card: NetCard): Exact | undefined => {
  const { holes, courseHandicap: given, indexAtStart, courseSnapshot, ratingMinusPar = true } = card;
  const index = indexAtStart !== undefined && isWithinLimits('index', indexAtStart) ? indexAtStart : undefined;
  const numbers = holes.map(({ n }) => n);
  const tee = courseSnapshot?.tee;
  const rated = tee && ratedTee(tee, numbers, ratingMinusPar);
  const exact = rated && index !== undefined ? exactCourseHandicap(tenths(index), rated) : undefined;
  // A stored course handicap holds, because the card was played with it. The unrounded one is used where they agree.
  if (given !== undefined)
    return { exact: exact !== undefined && wholeStrokes(exact) === given ? exact : given * STROKE, basis: 'rating' };
  if (index === undefined) return undefined;
  return exact === undefined ? withoutRating(index, card) : { exact, basis: 'rating' };
};

/** Undefined for a player whose index and course handicap are both unknown. */
export const cardHandicap = (card: NetCard): CardHandicap | undefined => {
  const unrounded = exactHandicap(card);
  if (!unrounded) return undefined;
  const { exact, basis } = unrounded;
  const percent = card.mode === 'competition' ? ALLOWANCES[card.format ?? 'stroke'] : 100;
  return {
    handicap: wholeStrokes(exact, percent),
    percent,
    courseHandicap: wholeStrokes(exact),
    unrounded: exact / STROKE,
    basis,
  };
};

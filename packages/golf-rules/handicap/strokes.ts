import { type ScoredHole, checkedCard, repeatedIndex } from './card-problem.ts';
import { figures, orNone } from './figures.ts';
import { nearest, thousandths } from './rounding.ts';

// Course handicap (Rule 6.1), the holes on which its strokes fall (appendix E), and the most a hole can count (Rules
// 3.1 and 3.3).

export type HoleCount = 9 | 18;

export type CourseHandicapInput = {
  readonly slope: number;
  readonly courseRating: number;
  readonly par: number;
  readonly holes: HoleCount;
  /** Whether to add course rating minus par. True by default (whs.md section 7). */
  readonly ratingMinusPar: boolean | undefined;
};

/** One stroke in the unit of an unrounded course handicap. */
export const STROKE = 113_000;

/** The unrounded course handicap in 113 000ths of a stroke. */
export const exactCourseHandicap = (
  indexTenths: number,
  { slope, courseRating, par, holes, ratingMinusPar = true }: CourseHandicapInput,
): number => {
  const overHoles = holes === 9 ? nearest(indexTenths, 2) : indexTenths;
  return overHoles * slope * 100 + (ratingMinusPar ? 113 * thousandths(courseRating - par) : 0);
};

/**
 * Whole strokes, .5 up, of an unrounded course handicap: the Course Handicap (Rule 6.1) or, at the percentage of a
 * handicap allowance, the Playing Handicap (Rule 6.2).
 */
export const wholeStrokes = (exact: number, percent = 100): number => nearest(exact * percent, 100 * STROKE);

export const roundedCourseHandicap = (indexTenths: number, tee: CourseHandicapInput): number =>
  wholeStrokes(exactCourseHandicap(indexTenths, tee));

/** A plus player gives strokes back, starting at the easiest hole. */
export const strokesOnHole = (courseHandicap: number, strokeIndex: number, holes: HoleCount): number => {
  const strokes = Math.abs(courseHandicap);
  const everywhere = Math.floor(strokes / holes);
  const left = strokes % holes;
  if (courseHandicap >= 0) return everywhere + (strokeIndex <= left ? 1 : 0);
  return 0 - everywhere - (strokeIndex > holes - left ? 1 : 0);
};

/**
 * The most a hole can count: net double bogey. It is par + 5 without an index, or if four or more strokes fall on the
 * hole (course handicap over 54).
 */
export const mostOnHole = (par: number, strokes: number | null): number =>
  strokes === null || strokes >= 4 ? par + 5 : par + 2 + strokes;

const numberOf = (hole: ScoredHole, at: number): number => hole.n ?? at + 1;
const strokeIndexOf = (hole: ScoredHole, at: number): number => hole.si ?? hole.strokeIndex ?? numberOf(hole, at);

const HOLES_OF_NINE = 9;

/** The rank on its nine of a printed index: 1 to 9, or only odd or only even figures. */
const rankAsPrinted = (nine: readonly number[]): ((index: number) => number) | undefined => {
  if (nine.every((index) => index <= HOLES_OF_NINE)) return (index) => index;
  return new Set(nine.map((index) => index % 2)).size === 1 ? (index) => Math.ceil(index / 2) : undefined;
};

/**
 * A nine played twice has each stroke index twice, and two of three nines, each with its own indexes, some of them. The
 * first nine gets the odd ranks, the second the even ranks. Undefined for a card with 1 to 18.
 */
const ranksByNine = (holes: readonly ScoredHole[], indexes: readonly number[]): readonly number[] | undefined => {
  const different = [...new Set(indexes)].sort((a, b) => a - b);
  if (different.length === indexes.length) return undefined;
  const isBack = (at: number) => (holes[at]!.n ?? at + 1) > HOLES_OF_NINE;
  const nines = [false, true].map((back) => rankAsPrinted(indexes.filter((_, at) => isBack(at) === back)));
  const isTwice = different.length <= HOLES_OF_NINE;
  if (!isTwice && nines.includes(undefined)) return undefined;
  return indexes.map((index, at) => {
    const rankOnNine = nines[isBack(at) ? 1 : 0]?.(index) ?? different.indexOf(index) + 1;
    return 2 * rankOnNine - (isBack(at) ? 0 : 1);
  });
};

/**
 * The rank of each hole for handing out strokes: its stroke index, or its number where one index stands on more than two
 * holes and so ranks nothing. A nine is ranked again from 1 to 9.
 */
export const strokeRanks = (holes: readonly ScoredHole[], count: HoleCount): readonly number[] => {
  const indexes = holes.map(repeatedIndex(holes) ? numberOf : strokeIndexOf);
  if (count === 18) return (holes.length > HOLES_OF_NINE && ranksByNine(holes, indexes)) || indexes;
  const order = indexes.map((si, at) => ({ si, at })).toSorted((a, b) => a.si - b.si || a.at - b.at);
  return indexes.map((_, at) => order.findIndex((hole) => hole.at === at) + 1);
};

export const wasPlayed = (hole: ScoredHole): boolean => hole.pickedUp === true || typeof hole.strokes === 'number';

export type AdjustedHole = { readonly hole: ScoredHole; readonly most: number; readonly counts: number };

const adjusted = (holes: readonly ScoredHole[], courseHandicap: number | null): readonly AdjustedHole[] => {
  const count: HoleCount = holes.length <= 9 ? 9 : 18;
  const ranked = strokeRanks(holes, count);
  return holes.flatMap((hole, at) => {
    if (!wasPlayed(hole)) return [];
    const given = courseHandicap === null ? null : strokesOnHole(courseHandicap, ranked[at] ?? at + 1, count);
    const most = mostOnHole(hole.par, given);
    return [{ hole, most, counts: Math.min(hole.strokes ?? hole.mostLikely ?? most, most) }];
  });
};

/**
 * The holes that were played, each with its maximum (`most`) and what it counts. Throws a RangeError for an impossible
 * card.
 */
export const adjustedHoles = (holes: readonly ScoredHole[], courseHandicap: number | null): readonly AdjustedHole[] =>
  adjusted(checkedCard(holes), orNone(figures({ courseHandicap }).courseHandicap));

export const adjustedTotal = (holes: readonly ScoredHole[], courseHandicap: number | null): number =>
  adjusted(holes, courseHandicap).reduce((total, { counts }) => total + counts, 0);

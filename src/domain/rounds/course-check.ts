import type { Tee } from '#src/domain/entities/course.entity.ts';
import { METRES_PER_YARD } from '@divot/basics';
import type { Keywords } from '@divot/documents';
import { fieldOf } from '#src/domain/entities/limits.ts';

// The limits are the entity's or, where a rule is narrower, the domain sheet's (whs.md section 8).

/** The least and the most, both allowed. */
type Range = readonly [number, number];
const rangeOf = ({ minimum = -Infinity, maximum = Infinity, items }: Keywords): Range =>
  items ? rangeOf(items) : [minimum, maximum];
export const PAR = rangeOf(fieldOf('courses', 'tees.par'));
/** A card has 0 where it does not say. */
export const YARDS: Range = [20, rangeOf(fieldOf('courses', 'tees.yards'))[1]];
/** Courses from 1,500 yards, and nines from 750, have been rated since January 2024. */
export const NINE_RATING: Range = [20, 45];
/** No nine-hole course is rated higher. */
export const isNineHoleRating = (rating: number): boolean => rating <= NINE_RATING[1];
export const EIGHTEEN_RATING: Range = [40, 90];
export const SLOPE = rangeOf(fieldOf('courses', 'tees.slope'));

const between = (value: number, least: number, most: number) => value >= least && value <= most;
const isDecimal1 = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

type Units = 'imperial' | 'metric';
type HoleFigures = Pick<Tee, 'par' | 'strokeIndex' | 'yards'>;
/** With the names of the nines, if each has its own stroke indexes. */
type Holes = HoleFigures & { readonly nines?: readonly string[] | undefined };

const isWholeIn = (value: number, least: number, most: number) =>
  Number.isInteger(value) && between(value, least, most);
const placesWhere = (figures: readonly number[] = [], isWrong: (figure: number) => boolean): readonly number[] =>
  figures.flatMap((figure, at) => (isWrong(figure) ? [at] : []));

const NINE = 9;

/**
 * Positions of stroke indexes that cannot be right. 18 holes have 1 to 18 once each or, as two of three nines are
 * printed, 1 to 9 on each nine.
 */
const wrongIndexes = (indexes: readonly number[], hasNines: boolean): readonly number[] => {
  const isByNine = hasNines || (indexes.length > NINE && indexes.every((index) => index <= NINE));
  const nineOf = (at: number) => (isByNine ? Math.floor(at / NINE) : 0);
  const isTaken = (index: number, at: number) =>
    indexes.some((other, place) => other === index && place !== at && nineOf(place) === nineOf(at));
  return indexes.flatMap((index, at) => (!isWholeIn(index, 1, 18) || isTaken(index, at) ? [at] : []));
};

/** Positions, from 0, of holes whose figure cannot be right. If two holes share a stroke index, both are listed. */
export const wrongHoles = ({
  par,
  strokeIndex,
  yards,
  nines,
}: Holes): Readonly<Record<keyof HoleFigures, readonly number[]>> => ({
  par: placesWhere(par, (one) => !isWholeIn(one, ...PAR)),
  strokeIndex: wrongIndexes(strokeIndex ?? [], nines !== undefined),
  yards: placesWhere(yards, (length) => length !== 0 && !isWholeIn(length, ...YARDS)),
});

const lengthsText = (units: Units): string => {
  const [least, most] = YARDS.map((yards) => Math.round(units === 'metric' ? yards * METRES_PER_YARD : yards));
  return `Holes are ${least} to ${most!.toLocaleString('en')} ${units === 'metric' ? 'metres' : 'yards'} long.`;
};

/** What a golfer must correct before saving a tee, by field, in their unit. Empty if all is fine. */
export const teeProblems = (tee: Tee, units: Units = 'imperial'): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {};
  const holes = tee.par.length;
  if (tee.name.trim() === '') problems['name'] = 'Give the tee a name, for example its colour.';
  if (holes !== NINE && holes !== 18) problems['par'] = 'A course has 9 or 18 holes.';
  const wrong = wrongHoles(tee);
  if (wrong.par.length > 0) problems['par'] = `Par is ${PAR[0]} to ${PAR[1]}.`;
  if (tee.strokeIndex && (wrong.strokeIndex.length > 0 || tee.strokeIndex.length !== holes)) {
    problems['strokeIndex'] =
      holes === NINE
        ? 'Give each hole its own stroke index, from 1 to 9 or from 1 to 18.'
        : 'Use each stroke index from 1 to 18 once, or 1 to 9 on each nine.';
  }
  if (wrong.yards.length > 0) problems['yards'] = lengthsText(units);
  const rating = (field: 'courseRating' | 'frontCourseRating' | 'backCourseRating', [least, most]: Range) => {
    const value = tee[field];
    if (value !== undefined && (!between(value, least, most) || !isDecimal1(value))) {
      problems[field] = `The rating is ${least.toFixed(1)} to ${most.toFixed(1)} with one decimal.`;
    }
  };
  rating('courseRating', holes === NINE ? NINE_RATING : EIGHTEEN_RATING);
  rating('frontCourseRating', NINE_RATING);
  rating('backCourseRating', NINE_RATING);
  for (const field of ['slope', 'frontSlope', 'backSlope'] as const) {
    const value = tee[field];
    if (value !== undefined && !isWholeIn(value, ...SLOPE)) {
      problems[field] = `Slope is a whole number from ${SLOPE[0]} to ${SLOPE[1]}.`;
    }
  }
  return problems;
};

/** Numbers of the holes to check again before saving a tee: a par of 2, 6 or 7 is allowed but rare. */
export const rarePars = (pars: readonly number[]): readonly number[] =>
  pars.flatMap((par, at) => (par >= 3 && par <= 5 ? [] : [at + 1]));

/**
 * Whether the stroke indexes on a card are consistent: each occurs once or, if a nine was played twice, at most twice.
 * Ignores holes without one.
 */
export const strokeIndexesFit = (indexes: readonly (number | undefined)[]): boolean => {
  const given = indexes.filter((index) => index !== undefined);
  const different = new Set(given).size;
  if (different === given.length) return true;
  const isTwice = given.length > 9 && different <= 9;
  return isTwice && [...new Set(given)].every((one) => given.filter((other) => other === one).length <= 2);
};

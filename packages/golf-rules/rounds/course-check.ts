import type { Tee } from '../round.ts';

// The limits come from the domain sheet whs.md section 8.

const between = (value: number, least: number, most: number) => value >= least && value <= most;
const isDecimal1 = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9;

type HoleFigures = Pick<Tee, 'par' | 'strokeIndex' | 'yards'>;

const isWholeIn = (value: number, least: number, most: number) =>
  Number.isInteger(value) && between(value, least, most);
const placesWhere = (figures: readonly number[] = [], isWrong: (figure: number) => boolean): readonly number[] =>
  figures.flatMap((figure, at) => (isWrong(figure) ? [at] : []));

/** Positions, from 0, of holes whose figure cannot be right. If two holes share a stroke index, both are listed. */
export const wrongHoles = ({
  par,
  strokeIndex,
  yards,
}: HoleFigures): Readonly<Record<keyof HoleFigures, readonly number[]>> => ({
  par: placesWhere(par, (one) => !isWholeIn(one, 3, 6)),
  strokeIndex: placesWhere(
    strokeIndex,
    (index) => !isWholeIn(index, 1, 18) || strokeIndex!.filter((other) => other === index).length > 1,
  ),
  yards: placesWhere(yards, (length) => length !== 0 && !isWholeIn(length, 50, 750)),
});

/** What a golfer must correct before saving a tee, by field. Empty if all is fine. */
export const teeProblems = (tee: Tee): Readonly<Record<string, string>> => {
  const problems: Record<string, string> = {};
  const holes = tee.par.length;
  if (tee.name.trim() === '') problems['name'] = 'Give the tee a name, for example its colour.';
  if (holes !== 9 && holes !== 18) problems['par'] = 'A course has 9 or 18 holes.';
  const wrong = wrongHoles(tee);
  if (wrong.par.length > 0) problems['par'] = 'Par is 3 to 6.';
  if (tee.strokeIndex && (wrong.strokeIndex.length > 0 || tee.strokeIndex.length !== holes)) {
    problems['strokeIndex'] =
      holes === 9
        ? 'Give each hole its own stroke index, from 1 to 9 or from 1 to 18.'
        : 'Use each stroke index from 1 to 18 once.';
  }
  if (wrong.yards.length > 0) problems['yards'] = 'Holes are 50 to 750 yards long.';
  const rating = (field: 'courseRating' | 'frontCourseRating' | 'backCourseRating', least: number, most: number) => {
    const value = tee[field];
    if (value !== undefined && (!between(value, least, most) || !isDecimal1(value))) {
      problems[field] = `The rating is ${least.toFixed(1)} to ${most.toFixed(1)} with one decimal.`;
    }
  };
  rating('courseRating', holes === 9 ? 25 : 50, holes === 9 ? 45 : 90);
  rating('frontCourseRating', 25, 45);
  rating('backCourseRating', 25, 45);
  for (const field of ['slope', 'frontSlope', 'backSlope'] as const) {
    const value = tee[field];
    if (value !== undefined && (!Number.isInteger(value) || !between(value, 55, 155))) {
      problems[field] = 'Slope is a whole number from 55 to 155.';
    }
  }
  return problems;
};

const RARE_PAR = 6;

/** Numbers of the holes to check again before saving a tee: a par 6 is allowed but rare. */
export const rarePars = (pars: readonly number[]): readonly number[] =>
  pars.flatMap((par, at) => (par === RARE_PAR ? [at + 1] : []));

/**
 * Whether the stroke indexes on a card are consistent: each occurs once or, if a nine was played twice, at most twice.
 * Ignores holes without one.
 */
export const strokeIndexesFit = (indexes: readonly (number | undefined)[]): boolean => {
  const known = indexes.filter((index) => index !== undefined);
  const different = new Set(known).size;
  if (different === known.length) return true;
  const isTwice = known.length > 9 && different <= 9;
  return isTwice && [...new Set(known)].every((one) => known.filter((other) => other === one).length <= 2);
};

import { sum } from '@divot/basics';
import type { Tee } from '../round.ts';
import { list } from './figures.ts';
import type { HoleCount } from './strokes.ts';

// Which rating and par of a tee apply to the holes of a card.

type Rating = {
  readonly holes: HoleCount;
  readonly par: number;
  readonly courseRating?: number | undefined;
  readonly slope?: number | undefined;
};

/** No nine-hole course is rated higher than 45. */
const isNineHoleRating = (rating: number): boolean => rating <= 45;

/** The rating of a nine-hole course: its own for nine holes, twice that for 18. */
const ofNineHoleCourse = (tee: Tee, holes: HoleCount): Rating => {
  const { courseRating, slope } = tee;
  const isForNine = courseRating !== undefined && isNineHoleRating(courseRating);
  const nine = isForNine ? courseRating : tee.frontCourseRating;
  if (holes === 9) return { holes, par: sum(tee.par), courseRating: nine, slope: isForNine ? slope : tee.frontSlope };
  const twice = isForNine ? Math.round(courseRating * 20) / 10 : courseRating;
  return { holes, par: 2 * sum(tee.par), courseRating: twice, slope };
};

/** The rating for these hole numbers: 18 holes or one whole nine. A nine needs its own rating. */
export const ratingFor = (tee: Tee, holeNumbers: readonly number[]): Rating => {
  const holes: HoleCount = list('The holes of a round', holeNumbers).length > 9 ? 18 : 9;
  if (tee.par.length <= 9) return ofNineHoleCourse(tee, holes);
  if (holes === 18) return { holes, par: sum(tee.par), courseRating: tee.courseRating, slope: tee.slope };
  if (holeNumbers.every((n) => n <= 9)) {
    return { holes, par: sum(tee.par.slice(0, 9)), courseRating: tee.frontCourseRating, slope: tee.frontSlope };
  }
  const isBack = holeNumbers.every((n) => n > 9);
  return {
    holes,
    par: sum(tee.par.slice(9)),
    ...(isBack ? { courseRating: tee.backCourseRating, slope: tee.backSlope } : {}),
  };
};

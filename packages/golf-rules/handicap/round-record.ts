import { sum } from '@divot/basics';
import type { Tee, Round, RoundTotal } from '../round.ts';
import { scoreWithoutHoles } from '../rounds/score-without-holes.ts';
import type { HandicapRound } from './history-types.ts';
import { type HoleCount, wasPlayed } from './strokes.ts';

// Turns played rounds into input for the handicap record: which rating and par apply to each card.

type Rating = {
  readonly holes: HoleCount;
  readonly par: number;
  readonly courseRating?: number | undefined;
  readonly slope?: number | undefined;
};

/** No nine-hole course is rated higher than 45. */
export const isNineHoleRating = (rating: number): boolean => rating <= 45;

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
  const holes: HoleCount = holeNumbers.length > 9 ? 18 : 9;
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

/** The fields in which a tee keeps the rating of these holes. Undefined for nine holes out of both nines. */
export const ratingFieldsFor = (tee: Tee, holeNumbers: readonly number[]) => {
  const isWhole = holeNumbers.length > 9 || tee.par.length <= 9;
  if (isWhole) return { rating: 'courseRating', slope: 'slope' } as const;
  if (holeNumbers.every((n) => n <= 9)) return { rating: 'frontCourseRating', slope: 'frontSlope' } as const;
  return holeNumbers.every((n) => n > 9) ? ({ rating: 'backCourseRating', slope: 'backSlope' } as const) : undefined;
};

const counts = ({ status, mode }: Round): boolean => status === 'finished' && mode !== 'practice';

/** The holes whose rating applies to a card. An 18-hole round that ended after nine counts as that nine. */
export const countedHoles = ({ holes, holesPlanned }: Pick<Round, 'holes' | 'holesPlanned'>): readonly number[] => {
  const played = holes.filter(wasPlayed).map(({ n }) => n);
  return played.length === 9 ? played : holesPlanned;
};

/** A round with only its adjusted gross score. Its snapshot contains the rating of the tee that was played. */
const ofTotal = ({ id, playedOn, date, pcc, courseSnapshot }: Round, total: RoundTotal): HandicapRound => {
  const { courseRating, slope } = courseSnapshot?.tee ?? {};
  const isRated = courseRating !== undefined && slope !== undefined;
  return {
    id,
    playedOn,
    date,
    pcc,
    courseRating,
    slope,
    holes: total.holes === 9 ? 9 : 18,
    holesPlayed: total.holes,
    adjustedGross: total.adjustedGross,
    ...(isRated ? {} : { differential: total.differential }),
  };
};

/**
 * The handicap record's input from a finished round. Undefined for practice rounds, which are not played for a score.
 */
export const handicapRoundOf = (round: Round): HandicapRound | undefined => {
  if (!counts(round)) return undefined;
  const total = scoreWithoutHoles(round);
  if (total) return ofTotal(round, total);
  const counted = countedHoles(round);
  const rating = round.courseSnapshot && ratingFor(round.courseSnapshot.tee, counted);
  const holes = rating?.holes ?? (counted.length > 9 ? 18 : 9);
  const { id, playedOn, date, pcc, ratingMinusPar } = round;
  // Holes not played are included, because a stroke index is a rank among all holes.
  const holeScores = round.holes
    .filter(({ n }) => counted.includes(n))
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, par, si, strokes, pickedUp, mostLikely }) => ({ n, par, si, strokes, pickedUp, mostLikely }));
  return { ...rating, id, playedOn, date, pcc, holes, holeScores, ratingMinusPar };
};

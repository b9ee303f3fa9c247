import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round, RoundTotal } from '#src/domain/entities/round.entity.ts';
import { totalAlone } from '#src/domain/rounds/total-alone.ts';
import type { HandicapRound } from './history-types.ts';
import { type HoleCount, wasPlayed } from './strokes.ts';

// Turns played rounds into the handicap record's input: which rating and par each card is measured against.

type Rating = {
  readonly holes: HoleCount;
  readonly par: number;
  readonly courseRating?: number | undefined;
  readonly slope?: number | undefined;
};

/** No 18-hole course is rated this low, and no nine-hole course higher. */
export const isNineHoleRating = (rating: number): boolean => rating <= 45;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A nine-hole course: its own rating, or twice that if it is played twice. */
const ofNineHoleCourse = (tee: Tee, holes: HoleCount): Rating => {
  const { courseRating, slope } = tee;
  const isForNine = courseRating !== undefined && isNineHoleRating(courseRating);
  const nine = isForNine ? courseRating : tee.frontCourseRating;
  if (holes === 9) return { holes, par: sum(tee.par), courseRating: nine, slope: isForNine ? slope : tee.frontSlope };
  const twice = isForNine ? Math.round(courseRating * 20) / 10 : courseRating;
  return { holes, par: 2 * sum(tee.par), courseRating: twice, slope };
};

/** The rating for these hole numbers: 18 holes or one whole nine. A nine needs a rating of its own. */
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

const counts = ({ status, mode }: Round): boolean => status === 'finished' && mode !== 'practice';

/** The holes that a card is measured over. An 18-hole round that ended after nine counts as that nine. */
export const countedHoles = ({ holes, holesPlanned }: Pick<Round, 'holes' | 'holesPlanned'>): readonly number[] => {
  const played = holes.filter(wasPlayed).map(({ n }) => n);
  return played.length === 9 ? played : holesPlanned;
};

/** A round that only has its adjusted gross score. The rating in its snapshot is the one it was played on. */
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

/** What the record needs from a finished round. Undefined for practice rounds, which are not played for a score. */
export const handicapRoundOf = (round: Round): HandicapRound | undefined => {
  if (!counts(round)) return undefined;
  const total = totalAlone(round);
  if (total) return ofTotal(round, total);
  const counted = countedHoles(round);
  const rating = round.courseSnapshot && ratingFor(round.courseSnapshot.tee, counted);
  const holes = rating?.holes ?? (counted.length > 9 ? 18 : 9);
  const { id, playedOn, date, pcc, ratingMinusPar } = round;
  // Includes holes that were not played, because a stroke index is a rank among all of them.
  const holeScores = round.holes
    .filter(({ n }) => counted.includes(n))
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, par, si, strokes, pickedUp, mostLikely }) => ({ n, par, si, strokes, pickedUp, mostLikely }));
  return { ...rating, id, playedOn, date, pcc, holes, holeScores, ratingMinusPar };
};

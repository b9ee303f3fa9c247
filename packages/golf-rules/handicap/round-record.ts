import type { Round, RoundTotal } from '../round.ts';
import { scoreWithoutHoles } from '../rounds/score-without-holes.ts';
import type { HandicapRound } from './history-types.ts';
import { ratingFor } from './rating.ts';
import { wasPlayed } from './strokes.ts';

// Turns played rounds into input for the handicap record.

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

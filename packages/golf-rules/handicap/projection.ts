import type { Round } from '../round.ts';
import { type RatedScore, eighteenTenths, expectedNineTenths, nineTenths, partialTenths } from './differentials.ts';
import { ratingFor } from './rating.ts';
import { fromTenths, tenths } from './rounding.ts';
import { adjustedTotal, roundedCourseHandicap, wasPlayed } from './strokes.ts';

// The score differential that a card is heading for. Divot measures the holes played against their share of the rating
// and expects the others from the index. It is an estimate until the last hole is in, then the differential itself
// (whs.md sections 2 and 3).

const HOLES = 18;
const NINE = 9;

export type Projection = { readonly differential: number; readonly holesPlayed: number; readonly isFinal: boolean };

/** A nine in progress: each missing hole adds its share of the nine-hole expectation. */
const nineSoFarTenths = (score: RatedScore, played: number, indexTenths: number): number => {
  const { adjustedGross, courseRating, slope, pcc = 0 } = score;
  const over = adjustedGross - ((courseRating + pcc / 2) * played) / NINE;
  const expected = (expectedNineTenths(indexTenths) * (2 * NINE - played)) / NINE;
  return Math.floor((1130 * over) / slope + expected + 0.5);
};

/**
 * Undefined if the holes have no rating, none has been played, or holes are missing and there is no index to predict
 * them.
 */
export const projectedDifferential = (
  {
    courseSnapshot,
    holes,
    holesPlanned,
    pcc,
    ratingMinusPar,
  }: Pick<Round, 'courseSnapshot' | 'holes' | 'holesPlanned' | 'pcc' | 'ratingMinusPar'>,
  index: number | undefined,
): Projection | undefined => {
  const rating = courseSnapshot && ratingFor(courseSnapshot.tee, holesPlanned);
  const holesPlayed = holes.filter(wasPlayed).length;
  if (rating?.courseRating === undefined || rating.slope === undefined || holesPlayed === 0) return undefined;
  const { courseRating, slope, par } = rating;
  const isFinal = holesPlayed === rating.holes;
  if (index === undefined && !(isFinal && rating.holes === HOLES)) return undefined;
  const indexTenths = tenths(index ?? 0);
  const handicap =
    index === undefined
      ? null
      : roundedCourseHandicap(indexTenths, { slope, courseRating, par, holes: rating.holes, ratingMinusPar });
  const score = { adjustedGross: adjustedTotal(holes, handicap), courseRating, slope, pcc };
  const inTenths = () => {
    if (rating.holes === NINE)
      return isFinal ? nineTenths(score, indexTenths) : nineSoFarTenths(score, holesPlayed, indexTenths);
    return isFinal ? eighteenTenths(score) : partialTenths(score, holesPlayed, indexTenths);
  };
  return { differential: fromTenths(inTenths()), holesPlayed, isFinal };
};

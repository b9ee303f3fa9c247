import { type Round, expectedStrokes, ratingFor } from '@divot/golf-rules';
import type { TeeLevel } from './benchmark.ts';

// How hard a round's tees are for the tour and for other golfers. A golfer's level starts from this.

type Card = Pick<Round, 'courseSnapshot' | 'holes' | 'holesPlanned'>;

const EIGHTEEN = Array.from({ length: 18 }, (_, at) => at + 1);

/** Strokes that a tour player needs over these holes. Undefined if the length of a hole is missing. */
const tourStrokes = ({ courseSnapshot, holes }: Card, numbers: readonly number[]): number | undefined => {
  const lengths = courseSnapshot?.tee.yards ?? [];
  let strokes = 0;
  for (const n of numbers) {
    const yards = holes.find((hole) => hole.n === n)?.yards ?? lengths[(n - 1) % Math.max(1, lengths.length)];
    if (!yards) return undefined;
    strokes += expectedStrokes('tee', yards);
  }
  return strokes;
};

const isSlope = (slope: number | undefined): slope is number => slope !== undefined && slope > 0;

/** The level of the planned holes if they have a rating and lengths, else that of the whole tee. */
export const teeLevel = (card: Card): TeeLevel => {
  const tee = card.courseSnapshot?.tee;
  if (!tee) return {};
  const ratings = [card.holesPlanned, EIGHTEEN].map((numbers) => ({ numbers, ...ratingFor(tee, numbers) }));
  for (const { numbers, holes, courseRating, slope } of ratings) {
    const tour = numbers.length === holes ? tourStrokes(card, numbers) : undefined;
    if (courseRating !== undefined && isSlope(slope) && tour !== undefined) {
      return { slope, ratingOverTour: ((courseRating - tour) * EIGHTEEN.length) / holes };
    }
  }
  return { slope: ratings.find(({ slope }) => isSlope(slope))?.slope };
};

import type { Part } from '@divot/golf-rules';

// What is typical for an index: an approximation, never official. A golfer of index h is expected to score (1.04 h +
// 2.4) × slope / 113 over the course rating (a public fit of the expected differential, twice the nine-hole one).
// Strokes gained compare with the tour, so Divot adds the course rating minus the tour's strokes from these tees. The
// golfer loses 28 % of the total off the tee, 40 % into the green, 17 % around it and 15 % on it: shares of the
// differences between golfers after M. Broadie, chapter 5. The 40 and the 17 are the least certain: say "about".

const STROKES_PER_INDEX = 1.04;
const OVER_RATING = 2.4;
const STANDARD_SLOPE = 113;
/**
 * A scratch golfer loses about 5.45 strokes a round to the tour (ShotByShot). This is the part that depends on the
 * course. Divot uses it for a course without measured holes.
 */
const USUAL_RATING_OVER_TOUR = 5.45 - OVER_RATING;
const SHARE: Record<Part, number> = { 'off-tee': 0.28, approach: 0.4, 'short-game': 0.17, putting: 0.15 };

/**
 * How much strokes gained usually scatter from round to round: one standard deviation, in strokes per 18 holes, of
 * golfers with an index of 10 who play shot by shot (tests/domain/strokes-gained/played-golfers.ts). At the tour's
 * published make rates, eighteen first putts alone give 1.75.
 */
export const USUAL_SCATTER: Readonly<Record<Part, number>> = {
  'off-tee': 1.4,
  approach: 2.1,
  'short-game': 1.8,
  putting: 1.9,
};

const HOLES = 18;

/** The usual scatter of a part on one hole, as bands take it. */
export const holeScatter = (part: Part): { readonly usual: number } => ({
  usual: USUAL_SCATTER[part] / Math.sqrt(HOLES),
});

/** The facts about the tees that set a golfer's level. A missing value means the usual one. */
export type TeeLevel = {
  readonly slope?: number | undefined;
  /** Course rating minus the strokes that a tour player needs from these tees, per 18 holes. */
  readonly ratingOverTour?: number | undefined;
};

/** Strokes over the course rating that a golfer of this index is expected to take, per 18 holes. */
export const typicalOverRating = (index: number, slope = STANDARD_SLOPE): number =>
  ((STROKES_PER_INDEX * index + OVER_RATING) * slope) / STANDARD_SLOPE;

/**
 * Strokes per 18 holes that a golfer of this index is expected to lose to the tour from these tees, over the whole
 * game.
 */
export const typicalLoss = (
  index: number,
  { slope = STANDARD_SLOPE, ratingOverTour = USUAL_RATING_OVER_TOUR }: TeeLevel = {},
): number => typicalOverRating(index, slope) + ratingOverTour;

/** The part of that loss that is typical for a part. */
export const typicalPartLoss = (index: number, part: Part, tee?: TeeLevel): number =>
  SHARE[part] * typicalLoss(index, tee);

/** The index whose typical golfer loses this much from these tees. Used if the golfer has no index. */
export const indexOfLoss = (
  loss: number,
  { slope = STANDARD_SLOPE, ratingOverTour = USUAL_RATING_OVER_TOUR }: TeeLevel = {},
): number => ((loss - ratingOverTour) * (STANDARD_SLOPE / slope) - OVER_RATING) / STROKES_PER_INDEX;

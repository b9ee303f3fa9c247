import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { courseHandicap } from '#src/domain/handicap/handicap.ts';
import { adjustedHoles } from '#src/domain/handicap/strokes.ts';

// What each hole of a card counts: its score, and for a pick-up what the Rules of Handicapping make of it.

export type NetCard = Pick<Round, 'holes' | 'courseHandicap' | 'indexAtStart'>;

const NEUTRAL_SLOPE = 113;

/** A handicap that a card is kept off; `isEstimated` where the tee is not rated and a neutral one stands in. */
export type CardHandicap = { readonly handicap: number; readonly isEstimated: boolean };

/**
 * What a card's net score is reckoned from: its course handicap, or, where tee or stretch has no rating, what the index
 * gives on tees as hard as their par. Undefined for a golfer without an index.
 */
export const cardHandicap = ({ holes, courseHandicap: given, indexAtStart }: NetCard): CardHandicap | undefined => {
  if (given !== undefined) return { handicap: given, isEstimated: false };
  if (indexAtStart === undefined) return undefined;
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const count = holes.length <= 9 ? 9 : 18;
  const neutral = { index: indexAtStart, slope: NEUTRAL_SLOPE, courseRating: par, par, holes: count } as const;
  return { handicap: courseHandicap(neutral), isEstimated: true };
};

/** What a hole that was picked up counts, and the most that it may. */
export type PickUp = { readonly counts: number; readonly most: number };

/**
 * The holes that were picked up, by their number: the most likely score where the golfer gave one, at most net double
 * bogey (Rules of Handicapping 3.1 and 3.3), off the card's handicap; par and five without one.
 */
export const pickUps = (card: NetCard): ReadonlyMap<number, PickUp> =>
  new Map(
    adjustedHoles(card.holes, cardHandicap(card)?.handicap ?? null)
      .filter(({ hole }) => hole.pickedUp === true)
      .map(({ hole, counts, most }) => [hole.n ?? 0, { counts, most }]),
  );

/** The card with every pick-up as the strokes that it counts. */
export const withPickUpsCounted = (card: NetCard): readonly Hole[] => {
  const picked = pickUps(card);
  return card.holes.map((hole) => {
    const counted = picked.get(hole.n);
    return counted === undefined ? hole : { ...hole, strokes: counted.counts };
  });
};

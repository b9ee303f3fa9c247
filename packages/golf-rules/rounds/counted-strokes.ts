import type { Hole, Round } from '../round.ts';
import { courseHandicap } from '../handicap/handicap.ts';
import { adjustedHoles } from '../handicap/strokes.ts';

// What each hole of a card counts: its score or, for a pick-up, the strokes set by the Rules of Handicapping.

export type NetCard = Pick<Round, 'holes' | 'courseHandicap' | 'indexAtStart'>;

const NEUTRAL_SLOPE = 113;

/** The handicap used for a card. `isEstimated` means that the tee has no rating, so Divot used a neutral one. */
export type CardHandicap = { readonly handicap: number; readonly isEstimated: boolean };

/**
 * The handicap behind a card's net score: its course handicap. If the tee or the planned holes have no rating, what the
 * index gives on tees as hard as their par. Undefined for a golfer without an index.
 */
export const cardHandicap = ({ holes, courseHandicap: given, indexAtStart }: NetCard): CardHandicap | undefined => {
  if (given !== undefined) return { handicap: given, isEstimated: false };
  if (indexAtStart === undefined) return undefined;
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const count = holes.length <= 9 ? 9 : 18;
  const neutral = { index: indexAtStart, slope: NEUTRAL_SLOPE, courseRating: par, par, holes: count } as const;
  return { handicap: courseHandicap(neutral), isEstimated: true };
};

/** What a picked-up hole counts, and the most it may count. */
export type PickUp = { readonly counts: number; readonly most: number };

/**
 * The picked-up holes by hole number. Each counts the golfer's most likely score, or its maximum if they gave none. The
 * maximum is net double bogey (Rules of Handicapping 3.1 and 3.3) with the card's handicap, or par + 5 without one.
 */
export const pickUps = (card: NetCard): ReadonlyMap<number, PickUp> =>
  new Map(
    adjustedHoles(card.holes, cardHandicap(card)?.handicap ?? null)
      .filter(({ hole }) => hole.pickedUp === true)
      .map(({ hole, counts, most }) => [hole.n ?? 0, { counts, most }]),
  );

/** The card with the strokes that each pick-up counts filled in. */
export const withPickUpsCounted = (card: NetCard): readonly Hole[] => {
  const picked = pickUps(card);
  return card.holes.map((hole) => {
    const counted = picked.get(hole.n);
    return counted === undefined ? hole : { ...hole, strokes: counted.counts };
  });
};

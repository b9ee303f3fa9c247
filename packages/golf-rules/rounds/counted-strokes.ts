import type { Hole } from '../round.ts';
import { adjustedHoles } from '../handicap/strokes.ts';
import { type NetCard, cardHandicap } from './card-handicap.ts';

// What each hole of a card counts: its score or, for a pick-up, the strokes set by the Rules of Handicapping.

/** What a picked-up hole counts, and the most it may count. */
export type PickUp = { readonly counts: number; readonly most: number };

/**
 * The picked-up holes by hole number. Each counts the player's most likely score, or its maximum if they gave none. The
 * maximum is net double bogey (Rules of Handicapping 3.1 and 3.3) with the course handicap, or par + 5 without one.
 */
export const pickUps = (card: NetCard): ReadonlyMap<number, PickUp> =>
  new Map(
    adjustedHoles(card.holes, cardHandicap(card)?.courseHandicap ?? null)
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

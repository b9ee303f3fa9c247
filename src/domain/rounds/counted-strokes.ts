import type { Hole } from '#src/domain/entities/round.entity.ts';
import { adjustedHoles } from '#src/domain/handicap/strokes.ts';
import { type NetCard, cardHandicap } from './formats.ts';

/**
 * What each hole that was picked up counts, by its number: net double bogey (Rules of Handicapping 3.1), off the card's
 * handicap; par and five without one. Picking up never makes a golfer better than holing out would have.
 */
export const pickUpStrokes = (card: NetCard): ReadonlyMap<number, number> =>
  new Map(
    adjustedHoles(card.holes, cardHandicap(card)?.handicap ?? null)
      .filter(({ hole }) => hole.pickedUp === true)
      .map(({ hole, counts }) => [hole.n ?? 0, counts]),
  );

/** The card with every pick-up as the strokes that it counts. */
export const withPickUpsCounted = (card: NetCard): readonly Hole[] => {
  const strokes = pickUpStrokes(card);
  return card.holes.map((hole) => {
    const counted = strokes.get(hole.n);
    return counted === undefined ? hole : { ...hole, strokes: counted };
  });
};

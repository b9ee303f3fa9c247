import { compact } from '@divot/basics';
import { type BoardPlayer, figuresOf } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { figureOn, holeFields } from './signed-card.ts';

// The golfer's own card as another phone has kept it.

/** The golfer's blank holes for which others have a score, one that does not differ. */
export const offered = (round: Round, card: Pick<BoardPlayer, 'id' | 'holes'>): readonly number[] =>
  round.holes
    .filter((hole) => figureOn(hole) === undefined)
    .map(({ n }) => n)
    .filter((n) => {
      const [figure = null, ...others] = figuresOf(card.holes[n], card.id);
      return figure !== null && others.length === 0;
    });

/** The round with those scores on the golfer's card. What they entered themselves stays. */
export const withOffered = (round: Round, card: Pick<BoardPlayer, 'id' | 'holes'>): Round => {
  const blank = offered(round, card);
  const holes = round.holes.map((hole) =>
    blank.includes(hole.n) ? compact({ ...hole, ...holeFields(figuresOf(card.holes[hole.n], card.id)[0]) }) : hole,
  );
  return { ...round, holes };
};

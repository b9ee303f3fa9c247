import { type Card, netsAt, playerCards, sideCard } from '../cards.ts';
import type { GameInput, GameResult, MatchOutcome, Owed } from '../game.ts';
import { figureAt, highestFirst, netted } from '../standing.ts';
import { compact } from '@divot/basics';
import { type Match, holeValues, isHalved, isSettled, matchBetween, matchOutcome, openAt } from './matches.ts';

// Round robin, also Sixes or Hollywood, as commonly published: four players, three better-ball matches of six holes, a
// new partner in each: the first with the second, with the third, with the fourth. All play off the lowest. A match won is
// a point, a halved one half a point. Each loser of a match owes a point, half to each winner.

const PAIRINGS = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [1, 3],
  ],
  [
    [0, 3],
    [1, 2],
  ],
] as const;

type Six = { readonly match: Match; readonly sides: MatchOutcome['sides'] };

const sixes = (cards: readonly Card[]): readonly Six[] => {
  const count = cards[0]!.holes.length;
  return PAIRINGS.map((pairs, turn) => {
    const [a, b] = pairs.map((pair) => pair.map((at) => cards[at]!)) as [Card[], Card[]];
    const from = Math.round((turn * count) / 3);
    const to = Math.round(((turn + 1) * count) / 3) - 1;
    return {
      match: matchBetween(sideCard('first', a), sideCard('second', b), from, to),
      sides: [a.map(({ id }) => id), b.map(({ id }) => id)],
    };
  });
};

/** The figure of a side is that of each of its players. */
const perPlayer = ({ sides }: Six, figures: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    ['first', 'second'].flatMap((side, at) => {
      const figure = figures[side];
      return figure === undefined ? [] : sides[at]!.map((id) => [id, figure] as const);
    }),
  );

const pointsFor = (six: Six): Record<string, number> => {
  const { winner } = six.match;
  if (winner !== undefined) return perPlayer(six, { [winner]: 1 });
  return isHalved(six.match) ? perPlayer(six, { first: 0.5, second: 0.5 }) : {};
};

const debts = ({ match: { winner }, sides: [first, second] }: Six): readonly Owed[] => {
  if (winner === undefined) return [];
  const [winners, losers] = winner === 'first' ? [first, second] : [second, first];
  return losers.flatMap((from) => winners.map((to) => ({ from, to, points: 0.5 })));
};

export const roundRobin = (input: GameInput): GameResult => {
  const cards = playerCards(input, 'off-lowest');
  const matches = sixes(cards);
  const holes = cards[0]!.holes;
  return {
    standing: highestFirst(
      input.players.map(({ id }) => ({
        id,
        value: matches.reduce((sum, six) => sum + (figureAt(pointsFor(six), id) ?? 0), 0),
      })),
    ),
    perHole: holes.map(({ n }, at) => {
      const six = matches.find(({ match }) => at >= match.from && at <= match.to)!;
      const values = perPlayer(six, holeValues(six.match, n));
      return compact({ n, net: netsAt(cards, at), values, open: openAt(six.match, at, n) });
    }),
    owes: netted(matches.flatMap(debts)),
    isOver: matches.every(({ match }) => isSettled(match)),
    matches: matches.map(({ match, sides }) => matchOutcome(match, holes, sides)),
  };
};

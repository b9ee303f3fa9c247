import { type Card, cardsOf, netsAt, playerCards, sideCard, sidesOf } from '../cards.ts';
import type { GameInput, GameOptions, GameResult, NassauPart } from '../game.ts';
import { highestFirst, netted } from '../standing.ts';
import { compact } from '@divot/basics';
import { type Match, holeValues, isSettled, matchBetween, matchOutcome, openAt, owedFor } from './matches.ts';

// Nassau, as commonly published (Nassau Country Club, 1900): three matches between two players, or two sides with their
// better ball, all off the lowest: the first nine, the second nine and the whole. The nines are halves of the order of
// play. Each match is a point to its winner; nobody has a halved one. A press is a new match, worth as much, over what is
// left of a match. At two down, presses can begin by themselves in a nine, and in each press again.

type Part = Match & { readonly part: NassauPart; readonly isPress: boolean };

const TWO_DOWN = 2;

/** The place after the hole on which a side first was two down. Undefined if there is none, or no hole left. */
const pressedAt = ({ results, from, to }: Match, holes: Card['holes']): number | undefined => {
  let up = 0;
  for (let at = from; at < to; at += 1) {
    const result = results.get(holes[at]!.n);
    // A press cannot begin while an earlier hole is open.
    if (result === undefined) return undefined;
    up += result;
    if (Math.abs(up) === TWO_DOWN) return at + 1;
  }
  return undefined;
};

const withPresses = (match: Part, a: Card, b: Card): readonly Part[] => {
  const from = pressedAt(match, a.holes);
  if (from === undefined) return [match];
  const press = { ...matchBetween(a, b, from, match.to), part: match.part, isPress: true };
  return [match, ...withPresses(press, a, b)];
};

const partsOf = (a: Card, b: Card, { presses = [], pressAtTwoDown = false }: GameOptions): readonly Part[] => {
  const last = a.holes.length - 1;
  const half = Math.ceil(a.holes.length / 2);
  const spans = { first: [0, half - 1], second: [half, last], whole: [0, last] } as const;
  const between = (part: NassauPart, from: number, isPress: boolean): Part => ({
    ...matchBetween(a, b, from, spans[part][1]),
    part,
    isPress,
  });
  return (['first', 'second', 'whole'] as const).flatMap((part) => {
    const match = between(part, spans[part][0], false);
    const called = presses.filter((press) => press.part === part);
    return [
      ...(pressAtTwoDown && part !== 'whole' ? withPresses(match, a, b) : [match]),
      ...called.map(({ from }) =>
        between(
          part,
          a.holes.findIndex(({ n }) => n === from),
          true,
        ),
      ),
    ];
  });
};

/** What each match and its presses are worth until something else is chosen. */
export const nassauPoints = ({ points }: GameOptions = {}) => ({ first: 1, second: 1, whole: 1, ...points });

export const nassau = (input: GameInput): GameResult => {
  const { options = {} } = input;
  const worth = nassauPoints(options);
  const balls = playerCards(input, 'off-lowest');
  const [a, b] = sidesOf(input).map((side) => sideCard(side.id, cardsOf(side, balls)));
  const parts = partsOf(a!, b!, options);
  const overall = parts.find(({ part }) => part === 'whole')!;
  /** A nine still counts holes after the whole is won. */
  const matchOn = (n: number) => [overall, ...parts].find(({ results }) => results.has(n)) ?? overall;
  const wonBy = (id: string) => parts.reduce((sum, { winner, part }) => sum + (winner === id ? worth[part] : 0), 0);
  return {
    standing: highestFirst([a!, b!].map(({ id }) => ({ id, value: wonBy(id) }))),
    perHole: a!.holes.map(({ n }, at) =>
      compact({ n, net: netsAt(balls, at), values: holeValues(matchOn(n), n), open: openAt(overall, at, n) }),
    ),
    owes: netted(parts.flatMap((match) => owedFor(match, worth[match.part]))),
    isOver: parts.every(isSettled),
    matches: parts.map((match) => ({ ...matchOutcome(match, a!.holes), part: match.part, isPress: match.isPress })),
  };
};

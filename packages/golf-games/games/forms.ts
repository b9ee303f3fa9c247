import { compact } from '@divot/basics';
import { stablefordPoints } from '@divot/golf-rules';
import { type Card, areEntered, netsAt } from '../cards.ts';
import type { GameResult, HoleOutcome } from '../game.ts';
import { differences, highestFirst, ranked, sumOf } from '../standing.ts';
import { holeValues, isSettled, matchBetween, matchOutcome, openAt, owedFor } from './matches.ts';

// The three ways to count cards: total strokes, Stableford points, holes. `contestants` are the cards that compete,
// `balls` the cards that were played: the same, or those of the players of each side.

type Counted = (contestants: readonly Card[], balls: readonly Card[]) => GameResult;

const holesOf = (
  contestants: readonly Card[],
  balls: readonly Card[],
  valueOf: (card: Card, at: number) => number | undefined,
): readonly HoleOutcome[] =>
  contestants[0]!.holes.map(({ n }, at) => ({
    n,
    net: netsAt(balls, at),
    values: compact(Object.fromEntries(contestants.map((card) => [card.id, valueOf(card, at)]))) as Record<
      string,
      number
    >,
  }));

/**
 * The lowest total wins (Rule 3.3). A hole without a score leaves no total (Rule 3.3c). While cards differ in length, the
 * better result to par leads; who has no score yet comes last. At the end each owes each the difference to par.
 */
export const strokePlay: Counted = (contestants, balls) => {
  const perHole = holesOf(contestants, balls, (card, at) => card.holes[at]!.strokes);
  const results = contestants.map(({ id, holes }) => {
    const isOut = holes.some(({ pickedUp }) => pickedUp === true);
    const scored = holes.filter(({ strokes }) => strokes !== undefined);
    const total = sumOf(perHole, id);
    const toPar = total - scored.reduce((sum, { par }) => sum + par, 0);
    return { id, value: isOut ? undefined : total, toPar: isOut || scored.length === 0 ? undefined : toPar };
  });
  const underPar = results.map(({ id, toPar }) => ({ id, value: toPar === undefined ? toPar : -toPar }));
  const isOver = areEntered(contestants);
  return {
    standing: ranked(results, ({ toPar = Infinity }) => toPar),
    perHole,
    owes: isOver ? differences(underPar) : [],
    isOver,
  };
};

/** The best figure of each hole added up: the highest wins. At the end each owes each the difference. */
export const pointsPlay = (
  contestants: readonly Card[],
  balls: readonly Card[],
  pointsOf: (card: Card, at: number) => number | undefined,
): GameResult => {
  const perHole = holesOf(contestants, balls, pointsOf);
  const results = contestants.map(({ id }) => ({ id, value: sumOf(perHole, id) }));
  const isOver = areEntered(contestants);
  return { standing: highestFirst(results), perHole, owes: isOver ? differences(results) : [], isOver };
};

/** Stableford points of a hole (Rule 21.1): 2 for par, none for a pick-up. Undefined until it is played. */
export const pointsAt = ({ holes }: Card, at: number): number | undefined => {
  const hole = holes[at]!;
  return hole.strokes === undefined && !hole.pickedUp ? undefined : stablefordPoints(hole);
};

/** Par play (Rule 21.3): 1, 0 or -1 for a hole in fewer strokes than par, in par, or in more or picked up. */
export const againstParAt = ({ holes }: Card, at: number): number | undefined => {
  const { par, strokes, pickedUp } = holes[at]!;
  if (strokes === undefined) return pickedUp ? -1 : undefined;
  return Math.sign(par - strokes);
};

/** Holes won and lost (Rule 3.2), until they decide. The loser owes the winner one point. */
export const matchPlay: Counted = (contestants, balls) => {
  const [a, b] = contestants;
  const match = matchBetween(a!, b!);
  const { up, decidedAt } = match;
  return compact({
    standing: highestFirst([
      { id: a!.id, value: up },
      { id: b!.id, value: 0 - up },
    ]),
    perHole: a!.holes.map(({ n }, at) =>
      compact({ n, net: netsAt(balls, at), values: holeValues(match, n), open: openAt(match, at, n) }),
    ),
    owes: owedFor(match),
    isOver: isSettled(match),
    decidedAt,
    matches: [matchOutcome(match, a!.holes)],
  });
};

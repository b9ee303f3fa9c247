import { compact } from '@divot/basics';
import { type HoleResult, type MatchStanding, holeResult, standingAfter, untilDecided } from '../match.ts';
import type { Card } from '../cards.ts';
import type { MatchOutcome, Owed } from '../game.ts';

// Match play between two sides (Rules of Golf 3.2): over the whole game or over some of its holes.

export type Match = MatchStanding & {
  /** The first side and the second. `up` is the first side's. */
  readonly ids: readonly [string, string];
  /** Places of the first and the last hole in the order of play. */
  readonly from: number;
  readonly to: number;
  /** By number of the hole, from the first side’s view. */
  readonly results: ReadonlyMap<number, HoleResult>;
  readonly winner: string | undefined;
  /** Place of an open hole that later ones wait for. */
  readonly openFrom: number | undefined;
  /** Number of the hole on which it was won. */
  readonly decidedAt: number | undefined;
};

export const matchBetween = (a: Card, b: Card, from = 0, to = a.holes.length - 1): Match => {
  const holes = a.holes.slice(from, to + 1);
  const results = untilDecided(holes, (hole, at) => holeResult(hole, b.holes[from + at]!));
  const standing = standingAfter(results, holes.length);
  const isInTurn = holes.findLastIndex(({ n }) => results.has(n)) + 1 === results.size;
  const isWon = Math.abs(standing.up) > standing.left;
  return {
    ...standing,
    ids: [a.id, b.id],
    from,
    to,
    results,
    openFrom: isInTurn || isWon ? undefined : from + holes.findIndex(({ n }) => !results.has(n)),
    winner: isWon ? (standing.up > 0 ? a.id : b.id) : undefined,
    decidedAt: isWon ? [...results.keys()].at(-1) : undefined,
  };
};

/** Won or halved. */
export const isSettled = ({ winner, left }: Match): boolean => winner !== undefined || left === 0;

/** A hole is worth one. Undefined unless it waits for an earlier one. */
export const openAt = ({ openFrom, results }: Match, at: number, n: number): number | undefined =>
  openFrom !== undefined && at > openFrom && results.has(n) ? 1 : undefined;

export const isHalved = ({ up, left }: Match): boolean => left === 0 && up === 0;

/** What the hole is for each side: 1 won, 0 halved, -1 lost. Empty where it is not decided. */
export const holeValues = ({ ids: [a, b], results }: Match, n: number): Record<string, number> => {
  const result = results.get(n);
  return result === undefined ? {} : { [a]: result, [b]: 0 - result };
};

/** The loser owes the winner. */
export const owedFor = ({ ids: [a, b], winner }: Match, points = 1): readonly Owed[] =>
  winner === undefined ? [] : [{ from: winner === a ? b : a, to: winner, points }];

/** @param sides the players or sides that play the match, if others than `ids`. */
export const matchOutcome = (
  { ids, from, to, up, left, decidedAt }: Match,
  holes: Card['holes'],
  sides: MatchOutcome['sides'] = [[ids[0]], [ids[1]]],
): MatchOutcome => compact({ sides, from: holes[from]!.n, to: holes[to]!.n, up, left, decidedAt });

import { typicalLossToScratch } from './benchmark.ts';
import { type Group, GROUPS } from './strokes-gained.ts';

// Where strokes are lost, over several rounds, and on how much that rests.

/** A round says something about a group of shots from nine holes on; a verdict takes three such rounds. */
export const LEAST_ROUNDS = 3;
export const LEAST_HOLES_GAINED = 9;

export type GroupLoss = {
  readonly group: Group;
  /** Rounds and holes on which the group could be told. */
  readonly rounds: number;
  readonly holes: number;
  /** Strokes per 18 holes lost to the baseline; negative = gained. */
  readonly lostPer18: number;
  /** How far the loss is beyond what is typical for the index: approach play costs everybody most. */
  readonly excess: number;
};

type Gains = { readonly gained: number; readonly holes: number };
type RoundGains = Record<Group, Gains>;
/** Over the rounds that tell of the group on nine holes or more. */
type GroupTotal = Gains & { readonly rounds: number };

const totalOf = (gains: Iterable<Gains | undefined>): GroupTotal => {
  const total = { gained: 0, holes: 0, rounds: 0 };
  for (const round of gains) {
    if (!round || round.holes < LEAST_HOLES_GAINED) continue;
    total.gained += round.gained;
    total.holes += round.holes;
    total.rounds += 1;
  }
  return total;
};

/** The loss in each group of shots, from the gains of each round in that group, in any order. */
export const lossesOf = (gainsOf: (group: Group) => Iterable<Gains | undefined>, index: number | null): GroupLoss[] =>
  GROUPS.map((group) => {
    const { gained, holes, rounds } = totalOf(gainsOf(group));
    const lostPer18 = holes === 0 ? 0 : (-18 * gained) / holes;
    const excess = lostPer18 - typicalLossToScratch(index ?? 0, group);
    return { group, rounds, holes, lostPer18, excess };
  });

/** The same from whole rounds (`roundGains`). */
export const groupLosses = (rounds: readonly RoundGains[], index: number | null): GroupLoss[] =>
  lossesOf((group) => rounds.map((round) => round[group]), index);

/** The group that costs the golfer most beyond what is typical for their index, once three rounds tell. */
export const weakestGroup = (losses: readonly GroupLoss[]): GroupLoss | undefined =>
  losses
    .filter(({ rounds, lostPer18 }) => rounds >= LEAST_ROUNDS && lostPer18 > 0)
    .toSorted((a, b) => b.excess - a.excess)[0];

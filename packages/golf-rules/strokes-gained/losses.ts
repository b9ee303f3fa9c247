import { bandOf, type Tally } from '../band.ts';
import { HOLE_SCATTER, indexOfLoss, type TeeLevel, typicalGroupLoss } from './benchmark.ts';
import { type Group, GROUPS } from './strokes-gained.ts';

// Where a golfer loses more than is typical for their index, over several rounds, and how large the sample is.

/**
 * A round counts for a group of shots if the group is known on at least nine holes. A verdict needs three such rounds.
 */
export const LEAST_ROUNDS = 3;
export const LEAST_HOLES_GAINED = 9;

export type GroupLoss = {
  readonly group: Group;
  /** Rounds and holes in which the group is known. */
  readonly rounds: number;
  readonly holes: number;
  /** Strokes per 18 holes lost to the tour. Negative: gained. */
  readonly lostPer18: number;
  /**
   * Strokes per 18 holes lost beyond what a typical golfer of this index loses on the same tees. Negative: lost fewer.
   */
  readonly excessPer18: number;
  /** 80 % band of `excessPer18` from the golfer's own variation. It treats the level itself as exact. */
  readonly low: number;
  readonly high: number;
};

/** What a round must provide: gains and holes by group, and the level of its tees. */
export type GainedRound = {
  readonly tallies: { readonly [G in Group]?: Tally };
  readonly level?: TeeLevel | undefined;
};

const HOLES = 18;

/** A round's gains in a group. Undefined if they cover too few holes. */
const gainsIn = ({ tallies }: GainedRound, group: Group): Tally | undefined => {
  const tally = tallies[group];
  return tally && tally.n >= LEAST_HOLES_GAINED ? tally : undefined;
};

const lostTo = (rounds: readonly GainedRound[], group: Group): number | undefined => {
  const band = bandOf(rounds, (round) => gainsIn(round, group), { usual: HOLE_SCATTER[group] });
  return band && -HOLES * band.value;
};

/**
 * The level of a golfer without an index: the index whose typical golfer has the same total loss. Needs all four
 * groups.
 */
const ownIndex = (rounds: readonly GainedRound[]): number | undefined => {
  const lost = GROUPS.map((group) => lostTo(rounds, group));
  if (lost.some((each) => each === undefined)) return undefined;
  const mean = (value: (level: TeeLevel) => number | undefined) => {
    const known = rounds.flatMap(({ level }) => (level && value(level)) ?? []);
    return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length;
  };
  const tee = { slope: mean(({ slope }) => slope), ratingOverTour: mean(({ ratingOverTour }) => ratingOverTour) };
  return indexOfLoss(
    lost.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    tee,
  );
};

/**
 * The loss in each group that the rounds cover, in the order of `GROUPS`. Empty if no level is known, because there is
 * no index and the rounds do not cover all four groups.
 * @param rounds in any order
 * @param index the golfer's index, or null without one
 */
export const groupLosses = (rounds: readonly GainedRound[], index: number | null): GroupLoss[] => {
  const level = index ?? ownIndex(rounds);
  if (level === undefined) return [];
  return GROUPS.flatMap((group) => {
    const beyond = (round: GainedRound): Tally | undefined => {
      const gains = gainsIn(round, group);
      const typical = typicalGroupLoss(level, group, round.level) / HOLES;
      return gains && { sum: -gains.sum - typical * gains.n, n: gains.n };
    };
    const band = bandOf(rounds, beyond, { usual: HOLE_SCATTER[group] });
    if (!band) return [];
    const { value, low, high, n: holes, rounds: counted } = band;
    return {
      group,
      rounds: counted,
      holes,
      lostPer18: lostTo(rounds, group) ?? 0,
      excessPer18: HOLES * value,
      low: HOLES * low,
      high: HOLES * high,
    };
  });
};

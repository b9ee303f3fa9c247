import { bandOf, type Tally } from '../band.ts';
import { HOLE_SCATTER, indexOfLoss, type TeeLevel, typicalPartLoss } from './benchmark.ts';
import { type Part, PARTS } from './strokes-gained.ts';

// Where a golfer loses more than is typical for their index, over several rounds, and how large the sample is.

/**
 * A round counts for a part of the game if the part is known on at least nine holes. A verdict needs three such rounds.
 */
export const LEAST_ROUNDS = 3;
export const LEAST_HOLES_GAINED = 9;

/**
 * Strokes per 18 holes lost beyond what a typical golfer of the same index loses on the same tees. Negative: fewer.
 * `low` and `high` are the 80 % band from the golfer's own variation. It treats the level itself as exact.
 */
export type Loss = { readonly value: number; readonly low: number; readonly high: number; readonly rounds: number };
export type PartLoss = Loss & { readonly part: Part };

/** On which side of zero a band lies, as shown in tenths. A band that reaches zero is level. */
export const sideOfZero = ({ low, high }: Pick<Loss, 'low' | 'high'>): 'above' | 'level' | 'below' => {
  if (Math.round(low * 10) > 0) return 'above';
  return Math.round(high * 10) < 0 ? 'below' : 'level';
};

/** What a part costs; undefined if these losses do not cover it. */
export const lossIn = (losses: readonly PartLoss[], part: Part): Loss | undefined => {
  const loss = losses.find((one) => one.part === part);
  return loss && { value: loss.value, low: loss.low, high: loss.high, rounds: loss.rounds };
};

export type MeasuredLoss = PartLoss & {
  /** Holes in which the part is known. */
  readonly holes: number;
};

/** What a round must provide: gains and holes by part, and the level of its tees. */
export type GainedRound = {
  readonly tallies: { readonly [G in Part]?: Tally };
  readonly level?: TeeLevel | undefined;
};

const HOLES = 18;

/** A round's gains in a part. Undefined if they cover too few holes. */
const gainsIn = ({ tallies }: GainedRound, part: Part): Tally | undefined => {
  const tally = tallies[part];
  return tally && tally.n >= LEAST_HOLES_GAINED ? tally : undefined;
};

const lostTo = (rounds: readonly GainedRound[], part: Part): number | undefined => {
  const band = bandOf(rounds, (round) => gainsIn(round, part), { usual: HOLE_SCATTER[part] });
  return band && -HOLES * band.value;
};

/**
 * The level of a golfer without an index: the index whose typical golfer has the same total loss. Needs all four
 * parts.
 */
const ownIndex = (rounds: readonly GainedRound[]): number | undefined => {
  const lost = PARTS.map((part) => lostTo(rounds, part));
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
 * The loss in each part that the rounds cover, in the order of `PARTS`. Empty if no level is known, because there is
 * no index and the rounds do not cover all four parts.
 * @param rounds in any order
 * @param index the golfer's index, or null without one
 */
export const partLosses = (rounds: readonly GainedRound[], index: number | null): MeasuredLoss[] => {
  const level = index ?? ownIndex(rounds);
  if (level === undefined) return [];
  return PARTS.flatMap((part) => {
    const beyond = (round: GainedRound): Tally | undefined => {
      const gains = gainsIn(round, part);
      const typical = typicalPartLoss(level, part, round.level) / HOLES;
      return gains && { sum: -gains.sum - typical * gains.n, n: gains.n };
    };
    const band = bandOf(rounds, beyond, { usual: HOLE_SCATTER[part] });
    if (!band) return [];
    const { value, low, high, n: holes, rounds: counted } = band;
    return {
      part,
      rounds: counted,
      holes,
      value: HOLES * value,
      low: HOLES * low,
      high: HOLES * high,
    };
  });
};

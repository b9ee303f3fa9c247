import { type Tally, bandOf, t80 } from '../band.ts';
import { type TeeLevel, holeScatter, indexOfLoss, typicalPartLoss, USUAL_SCATTER } from './benchmark.ts';
import { type Part, PARTS } from '@divot/golf-rules';

// Where a golfer loses more than is typical for their index, over several rounds, and how large the sample is.

/**
 * A round counts for a part of the game if the part is known on at least nine holes. A verdict needs three such rounds.
 */
export const LEAST_ROUNDS = 3;
export const LEAST_HOLES_GAINED = 9;

/**
 * Strokes per 18 holes lost beyond what a typical golfer of the same index loses on the same tees. Negative: fewer.
 * `low` and `high` are the 80 % band from the golfer's own variation and from what taps leave open. It treats the level
 * itself as exact.
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

/** Of the usual scatter. A band that says less cannot come from rounds of golf. */
const LEAST_SCATTER = 0.5;

/** How much rounds of the part scatter in strokes, worked back from the band. */
export const roundScatter = ({ part, low, high, rounds }: PartLoss): number =>
  Math.max(((high - low) / 2 / t80(rounds)) * Math.sqrt(rounds), LEAST_SCATTER * USUAL_SCATTER[part]);

export type MeasuredLoss = PartLoss & {
  /** Holes in which the part is known. */
  readonly holes: number;
};

/**
 * A part's gains over the holes in which it is known. `open` counts those in which the taps leave open which strokes
 * belong to it (isChipOpen).
 */
export type PartTally = Tally & { readonly open?: number };

/** What a round must provide: gains and holes by part, and the level of its tees. */
export type GainedRound = {
  readonly tallies: { readonly [G in Part]?: PartTally };
  readonly level?: TeeLevel | undefined;
};

const HOLES = 18;
/**
 * A part is unknown if more holes a round than this are open. Each may shift it by about a seventh of a stroke, whoever
 * plays (tests/domain/strokes-gained/told-by-taps.test.ts).
 */
const MOST_OPEN = 2;

/** The rounds that tell a part: those with nine known holes. None if their taps leave too much of it open. */
export const roundsTelling = <R extends GainedRound>(rounds: readonly R[], part: Part): readonly R[] => {
  const telling = rounds.filter(({ tallies }) => (tallies[part]?.n ?? 0) >= LEAST_HOLES_GAINED);
  const total = (count: (tally: PartTally) => number) =>
    telling.reduce((sum, { tallies }) => sum + count(tallies[part]!), 0);
  return total(({ open = 0 }) => HOLES * open) > total(({ n }) => MOST_OPEN * n) ? [] : telling;
};

const lostTo = (rounds: readonly GainedRound[], part: Part): number | undefined => {
  const band = bandOf(roundsTelling(rounds, part), ({ tallies }) => tallies[part], holeScatter(part));
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
    const values = rounds.flatMap(({ level }) => (level && value(level)) ?? []);
    return values.length === 0 ? undefined : values.reduce((sum, each) => sum + each, 0) / values.length;
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
    const beyond = ({ tallies, level: tee }: GainedRound): Tally => {
      const { sum, n, doubt = 0 } = tallies[part]!;
      return { sum: -sum - (typicalPartLoss(level, part, tee) / HOLES) * n, n, doubt };
    };
    const band = bandOf(roundsTelling(rounds, part), beyond, holeScatter(part));
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

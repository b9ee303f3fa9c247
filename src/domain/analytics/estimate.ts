import { LEAST_HOLES_GAINED } from '#src/domain/strokes-gained/losses.ts';
import type { Measure, Tally } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// A figure over several rounds with its 80 % band. Holes of one day are alike (form, wind, greens), so the spread is
// taken between rounds, not between holes: the ratio estimator for clusters (W. G. Cochran, Sampling Techniques, 6.4),
// with Student's t for few rounds.

export type Estimate = {
  readonly value: number;
  /** 80 % band; equal to the value where one round alone cannot give one. */
  readonly low: number;
  readonly high: number;
  /** Holes, putts or greens counted. */
  readonly n: number;
  readonly rounds: number;
  readonly isEnough: boolean;
};

/** A figure takes three rounds; a length of putt ten putts as well (domain screen 13). */
export const LEAST_ROUNDS = 3;
export const LEAST_PUTTS = 10;

/** Student's t for 80 % (0.9 quantile): the table, then its expansion, good to 0.002. */
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];
const t80 = (degrees: number): number => T80[degrees - 1] ?? 1.2816 + 0.9 / degrees;

/** Two passes over what may be ten thousand rounds, and nothing made on the way. */
const estimate = <T>(
  items: readonly T[],
  tallyOf: (item: T) => Tally | undefined,
  per: number,
  leastCounted: number,
): Estimate | undefined => {
  let [n, total, rounds] = [0, 0, 0];
  for (const item of items) {
    const tally = tallyOf(item);
    if (!tally || tally.n <= 0) continue;
    n += tally.n;
    total += tally.sum;
    rounds += 1;
  }
  if (n === 0) return undefined;
  const value = total / n;
  let spread = 0;
  for (const item of items) {
    const tally = tallyOf(item);
    if (tally && tally.n > 0) spread += (tally.sum - value * tally.n) ** 2;
  }
  const half = rounds < 2 ? 0 : (t80(rounds - 1) * Math.sqrt((rounds / (rounds - 1)) * spread)) / n;
  return {
    value: value * per,
    low: (value - half) * per,
    high: (value + half) * per,
    n,
    rounds,
    isEnough: rounds >= LEAST_ROUNDS && n >= leastCounted,
  };
};

/**
 * sum / n of the tallies, one per round, scaled to `per` (18 for strokes a round, 100 for per cent).
 * Undefined where nothing was counted.
 */
export const estimateOf = (tallies: readonly Tally[], per = 1, leastCounted = 1): Estimate | undefined =>
  estimate(tallies, (tally) => tally, per, leastCounted);

export type Scale = 'rate' | 'per-18' | 'per-hole';

/** A measure over these rounds. A rate is in per cent, its band kept within 0 and 100. */
export const measured = (
  rounds: readonly RoundFacts[],
  measure: Measure,
  scale: Scale,
  leastCounted = 1,
): Estimate | undefined => {
  const per = scale === 'rate' ? 100 : scale === 'per-18' ? 18 : 1;
  const found = estimate(rounds, ({ tallies }) => tallies[measure], per, leastCounted);
  if (!found || scale !== 'rate') return found;
  return { ...found, low: Math.max(0, found.low), high: Math.min(100, found.high) };
};

/** Strokes gained per 18 holes in a group, from rounds with at least nine holes told. */
export const gained = (rounds: readonly RoundFacts[], group: Measure): Estimate | undefined =>
  measured(
    rounds.filter(({ tallies }) => (tallies[group]?.n ?? 0) >= LEAST_HOLES_GAINED),
    group,
    'per-18',
  );

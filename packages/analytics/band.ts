// A figure over several rounds with its 80 % band. Holes of one day are alike (form, wind, greens), so variation is
// measured between rounds, not between holes: the ratio estimator for clusters (W. G. Cochran, Sampling Techniques,
// 6.4) with Student's t. A few rounds say little about their own variation, and three equal rounds say nothing, so the
// usual variation of one hole counts like one more round. Shares and rare counts get score intervals (E. B. Wilson,
// 1927), which stay correct even when almost nothing was counted. tests/band.test.ts measures how often a
// band contains the true value.

/**
 * One round's sum over `n` holes, putts or greens. `doubt`: how far the sum may be off in the same way in every round, as
 * a standard deviation. More rounds do not lessen it.
 */
export type Tally = { readonly sum: number; readonly n: number; readonly doubt?: number };

export type Band = {
  readonly value: number;
  /** The 80 % band, with `high`. */
  readonly low: number;
  readonly high: number;
  /** Holes, putts or greens counted. `rounds` counts the rounds they come from. */
  readonly n: number;
  readonly rounds: number;
};

/**
 * How the figure varies: a share of yes or no, a count of rare events, or a mean whose holes usually vary by `usual`.
 */
export type Scatter = 'share' | 'count' | { readonly usual: number };

/** Student's t for 80 % (0.9 quantile): from the table, then from its expansion, accurate to 0.002. */
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];
const Z80 = 1.2816;
export const t80 = (degrees: number): number => T80[degrees - 1] ?? Z80 + 0.9 / degrees;

type Totals = {
  readonly value: number;
  readonly n: number;
  readonly rounds: number;
  readonly spread: number;
  /** Of the value. */
  readonly doubt: number;
};

/** Passes twice over up to ten thousand rounds, without allocating anything. */
const totalsOf = <T>(items: readonly T[], tallyOf: (item: T) => Tally | undefined): Totals | undefined => {
  let [n, total, rounds, doubt] = [0, 0, 0, 0];
  for (const item of items) {
    const tally = tallyOf(item);
    if (!tally || tally.n <= 0) continue;
    n += tally.n;
    total += tally.sum;
    doubt += tally.doubt ?? 0;
    rounds += 1;
  }
  if (n === 0) return undefined;
  const value = total / n;
  let spread = 0;
  for (const item of items) {
    const tally = tallyOf(item);
    if (tally && tally.n > 0) spread += (tally.sum - value * tally.n) ** 2;
  }
  return { value, n, rounds, spread, doubt: doubt / n };
};

/** Variance of one hole in these rounds, combined with the usual one, which counts like `weight` more rounds. */
const holeVariance = ({ n, rounds, spread }: Totals, usual: number, weight = 1): number =>
  (weight * usual + (rounds < 2 ? 0 : (rounds * spread) / n)) / (weight + rounds - 1);

const ofMean = (totals: Totals, usual: number) => {
  const error = Math.sqrt(holeVariance(totals, usual ** 2) / totals.n);
  const half = Math.hypot(t80(totals.rounds) * error, Z80 * totals.doubt);
  return { low: totals.value - half, high: totals.value + half };
};

/**
 * Only frequent events show whether days differ. If an event is rarer than this per round, one more of it is chance.
 */
const OFTEN = 5;

/** Score interval for the effective number of holes, which is lower if days differ more than by chance. */
const ofCount = (totals: Totals, isShare: boolean) => {
  const { value, n, rounds } = totals;
  const variance = isShare ? value * (1 - value) : value;
  const weight = 1 + (OFTEN * rounds) / (variance * n);
  const perDay = variance > 0 ? Math.max(1, holeVariance(totals, variance, weight) / variance) : 1;
  const worth = n / perDay;
  const pull = Z80 ** 2 / worth;
  const middle = value + pull / 2;
  const half = Math.sqrt(pull * (variance + pull / 4));
  const scale = isShare ? 1 + pull : 1;
  // Rounding must not leave 0 % or 100 % outside its own band.
  return {
    low: Math.min(value, Math.max(0, (middle - half) / scale)),
    high: Math.max(value, (middle + half) / scale),
  };
};

/** sum / n of the tallies, one per round, with its 80 % band. Undefined if nothing was counted. */
export const bandOf = <T>(
  items: readonly T[],
  tallyOf: (item: T) => Tally | undefined,
  scatter: Scatter,
): Band | undefined => {
  const totals = totalsOf(items, tallyOf);
  if (!totals) return undefined;
  const { value, n, rounds } = totals;
  const ends = typeof scatter === 'object' ? ofMean(totals, scatter.usual) : ofCount(totals, scatter === 'share');
  return { value, ...ends, n, rounds };
};

export type Difference = Pick<Band, 'value' | 'low' | 'high'>;

/** One figure minus another with its 80 % band. Also works for lopsided bands (R. G. Newcombe, 1998, method 10). */
export const differenceOf = (one: Difference, other: Difference): Difference => {
  const value = one.value - other.value;
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
  };
};

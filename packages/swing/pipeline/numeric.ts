// Small numeric tools on evenly sampled series. Frame positions may be fractional.

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = clamp(share, 0, 1) * (sorted.length - 1);
  const below = Math.floor(at);
  return lerp(sorted[below]!, sorted[Math.min(sorted.length - 1, below + 1)]!, at - below);
};
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Value at a fractional index. Outside the series, the first or last value. */
export const valueAt = (values: ArrayLike<number>, at: number): number => {
  const inside = clamp(at, 0, values.length - 1);
  const below = Math.floor(inside);
  return lerp(values[below]!, values[Math.min(values.length - 1, below + 1)]!, inside - below);
};

/**
 * Above this `sigma`, smoothing works on means of neighbours. The result is the same, and an hour of film does not
 * hang.
 */
const WIDE = 60;

const means = (values: readonly number[], size: number): number[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) => {
    const part = values.slice(i * size, (i + 1) * size);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });

/**
 * Gaussian smoothing, `sigma` in samples. The end values continue beyond the ends. Below 0.3 samples nothing changes.
 */
export const smooth = (values: readonly number[], sigma: number): number[] => {
  if (sigma < 0.3) return [...values];
  if (sigma > WIDE) {
    const size = Math.floor(sigma / (WIDE / 3));
    const wide = smooth(means(values, size), sigma / size);
    return values.map((_, i) => valueAt(wide, (i + 0.5) / size - 0.5));
  }
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const last = values.length - 1;
  return values.map((_, i) => {
    let sum = 0;
    for (let j = -reach; j <= reach; j++) sum += weights[j + reach]! * values[clamp(i + j, 0, last)]!;
    return sum / total;
  });
};

/**
 * Fills missing (NaN) values: straight lines inside, the nearest known value at the ends. If all are missing, they stay
 * missing.
 */
export const fillGaps = (values: readonly number[]): number[] => {
  if (!values.some(Number.isNaN)) return [...values];
  const present = values.flatMap((value, i) => (Number.isNaN(value) ? [] : [i]));
  if (present.length === 0) return [...values];
  const filled = [...values];
  filled.fill(values[present[0]!]!, 0, present[0]);
  filled.fill(values[present.at(-1)!]!, present.at(-1)! + 1);
  present.slice(1).forEach((next, k) => {
    const prev = present[k]!;
    for (let i = prev + 1; i < next; i++) filled[i] = lerp(values[prev]!, values[next]!, (i - prev) / (next - prev));
  });
  return filled;
};

/** Index of the largest value of `score` over whole frames from..to (both inside the series). */
export const argMax = (from: number, to: number, score: (frame: number) => number): number => {
  let best = from;
  let most = -Infinity;
  for (let i = from; i <= to; i++) {
    const value = score(i);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return best;
};

/**
 * Fractional frame at which `gap` changes sign between two whole frames, going from `from` to `to`. Null if it never
 * does.
 */
export const signChange = (from: number, to: number, gap: (frame: number) => number): number | null => {
  const step = to >= from ? 1 : -1;
  let before = gap(from);
  for (let i = from + step; step > 0 ? i <= to : i >= to; i += step) {
    const now = gap(i);
    if (before < 0 !== now < 0) return i - step * (now / (now - before));
    before = now;
  }
  return null;
};

/** Least-squares vertex of a parabola through three samples around an extremum. The middle sample if all are level. */
export const vertex = (values: readonly number[], at: number): number => {
  const a = values[at - 1];
  const b = values[at];
  const c = values[at + 1];
  if (a === undefined || b === undefined || c === undefined) return at;
  const bend = a - 2 * b + c;
  return Math.abs(bend) < 1e-9 ? at : at + clamp((a - c) / (2 * bend), -0.5, 0.5);
};

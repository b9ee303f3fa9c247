// How far from the hole balls finished, in feet: counted by ring, and the median with its band.

/** Feet from the hole at which one ring ends and the next begins. A holed ball belongs to the first ring. */
export const RING_ENDS = [3, 6, 10, 20, Infinity] as const;

/** How many balls finished in each ring, starting at the hole. */
export const ringCounts = (feet: readonly number[]): readonly number[] =>
  RING_ENDS.map((end, at) => {
    const from = at === 0 ? -1 : RING_ENDS[at - 1]!;
    return feet.filter((one) => one > from && one <= end).length;
  });

export type Middle = { readonly value: number; readonly low: number; readonly high: number; readonly n: number };

const LEAST = 10;
const Z80 = 1.2816;

/**
 * The median with its 80 % band. The band comes from the order of the values, so it suits any distribution. Undefined
 * below ten values.
 */
export const middleOf = (values: readonly number[]): Middle | undefined => {
  const n = values.length;
  if (n < LEAST) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.min(n - 1, Math.max(0, place))]!;
  const half = (Z80 * Math.sqrt(n)) / 2;
  return {
    value: (at(Math.ceil(n / 2) - 1) + at(Math.floor(n / 2))) / 2,
    low: at(Math.floor(n / 2 - half)),
    high: at(Math.ceil(n / 2 + half) - 1),
    n,
  };
};

import { nearest } from './rounding.ts';

// Rule 5.2a: which of the latest 20 differentials produce the index, and the adjustment for a short record.

export const WINDOW = 20;
export const MAX_INDEX_TENTHS = 540;

/** With at least `from` differentials: average the lowest `use`, then add `adjustTenths`. */
const TABLE = [
  { from: 20, use: 8, adjustTenths: 0 },
  { from: 19, use: 7, adjustTenths: 0 },
  { from: 17, use: 6, adjustTenths: 0 },
  { from: 15, use: 5, adjustTenths: 0 },
  { from: 12, use: 4, adjustTenths: 0 },
  { from: 9, use: 3, adjustTenths: 0 },
  { from: 7, use: 2, adjustTenths: 0 },
  { from: 6, use: 2, adjustTenths: -10 },
  { from: 5, use: 1, adjustTenths: 0 },
  { from: 4, use: 1, adjustTenths: -10 },
  { from: 3, use: 1, adjustTenths: -20 },
] as const;

export type Averaged = {
  /** Average of the lowest differentials, including the table adjustment, before caps and maximum. */
  readonly averageTenths: number;
  readonly adjustTenths: number;
  /** Positions in the given list, lowest differential first. Of equal differentials, the later one is used first. */
  readonly used: readonly number[];
};

/**
 * Averages the lowest of the latest 20 differentials. Returns null if there are fewer than three.
 * @param differentials in whole tenths, oldest first
 */
export const averageLowest = (differentials: readonly number[]): Averaged | null => {
  const first = Math.max(0, differentials.length - WINDOW);
  const window = differentials.slice(first).map((value, at) => ({ value, at: first + at }));
  const row = TABLE.find(({ from }) => window.length >= from);
  if (!row) return null;
  const lowest = window.toSorted((a, b) => a.value - b.value || b.at - a.at).slice(0, row.use);
  const sum = lowest.reduce((total, { value }) => total + value, 0);
  return {
    averageTenths: nearest(sum + row.adjustTenths * row.use, row.use),
    adjustTenths: row.adjustTenths,
    used: lowest.map(({ at }) => at),
  };
};

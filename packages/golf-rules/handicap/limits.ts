import { nearest } from './rounding.ts';

// Limits how fast an index changes: the soft and hard cap over the low index (Rule 5.8) and the exceptional score
// reduction (Rule 5.9). All values are whole tenths.

/** Tenths above the low index: where the soft cap starts, and the most that the hard cap allows. */
export const CAPS = { soft: 30, hard: 50 } as const;

export type Cap = 'none' | 'soft' | 'hard';

/** Only half of a rise beyond 3.0 over the low index counts. A capped rise never exceeds 5.0. */
export const cappedTenths = (averageTenths: number, lowIndexTenths: number | null) => {
  if (lowIndexTenths === null || averageTenths - lowIndexTenths <= CAPS.soft) {
    return { tenths: averageTenths, cap: 'none' as Cap };
  }
  const rise = averageTenths - lowIndexTenths;
  const soft = nearest(CAPS.soft + rise, 2);
  return soft > CAPS.hard
    ? { tenths: lowIndexTenths + CAPS.hard, cap: 'hard' as Cap }
    : { tenths: lowIndexTenths + soft, cap: 'soft' as Cap };
};

/**
 * A score 7.0 to 9.9 better than the index in effect lowers the latest 20 differentials by 1.0, and one 10.0 or more
 * better lowers them by 2.0. Divot uses the rounded differential on record, which a golfer can check (whs.md section
 * 6). A page on usga.org uses the unrounded one.
 */
export const exceptionalTenths = (indexAtPlayTenths: number, differentialTenths: number): 0 | -10 | -20 => {
  const gain = indexAtPlayTenths - differentialTenths;
  if (gain >= 100) return -20;
  return gain >= 70 ? -10 : 0;
};

// The scores that a few taps give on a hole: those around par first, then the others. Beyond the last chip each tap adds
// a stroke.

/** How many keys are shown at once: a row of 6 for one golfer, two rows of 4 for each player of a group. */
export type KeyCount = 6 | 8;
/** The last chip fills the last page of keys. */
const LAYOUT = { 6: { under: 1, usual: 5, last: 13 }, 8: { under: 2, usual: 6, last: 12 } } as const;

export type ScoreChips = {
  readonly usual: readonly number[];
  readonly rest: readonly number[];
  /** The highest score with a chip of its own. */
  readonly last: number;
};

export const scoreChips = (par: number, keys: KeyCount = 6): ScoreChips => {
  const { under, usual: count, last } = LAYOUT[keys];
  const all = Array.from({ length: last }, (_, at) => at + 1);
  const usual = all.slice(Math.max(0, par - under - 1)).slice(0, count);
  return { usual, rest: all.filter((strokes) => !usual.includes(strokes)), last };
};

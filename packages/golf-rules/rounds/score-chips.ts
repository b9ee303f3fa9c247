// The scores that a few taps give on a hole: birdie to triple bogey first, then the others. Beyond the last chip each
// tap adds a stroke.

/** The highest score with a chip of its own. */
export const LAST_CHIP = 13;
const ALL = Array.from({ length: LAST_CHIP }, (_, at) => at + 1);

export const scoreChips = (par: number): { readonly usual: readonly number[]; readonly rest: readonly number[] } => {
  const usual = ALL.slice(Math.max(0, par - 2), par + 3);
  return { usual, rest: ALL.filter((strokes) => !usual.includes(strokes)) };
};

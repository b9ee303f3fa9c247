// The scores that are one tap away on a hole: birdie to triple bogey. "More" reveals better ones and the next worse
// ones.

const TEN = 10;

export const scoreChips = (par: number): { readonly usual: readonly number[]; readonly rest: readonly number[] } => {
  const usual = [-1, 0, 1, 2, 3].map((over) => par + over);
  const better = Array.from({ length: par - 2 }, (_, at) => at + 1);
  const worse = Array.from({ length: Math.max(0, TEN - (par + 3)) }, (_, at) => par + 4 + at);
  return { usual, rest: [...better, ...worse].slice(0, 5) };
};

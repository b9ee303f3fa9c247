// What an address says, told apart with care: the router reads JSON out of it, and an object there may carry a
// `toString` of its own that is no function.

/** '7', 7, 'all' as text; undefined for anything that is no single word or figure. */
export const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** 7 or '7' as a number; undefined for anything else. */
export const wholeNumberIn = (value: unknown): number | undefined => {
  const number = Number(wordIn(value) ?? Number.NaN);
  return Number.isInteger(number) ? number : undefined;
};

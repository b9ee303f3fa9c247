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

type Search = Readonly<Record<string, unknown>>;

/**
 * What a route takes from its address, and nothing else. The router lays what is read over the address as it was typed:
 * a value that the reader left out would reach screens and redirects all the same, so it is named here as none.
 */
export const nothingElse =
  <At extends object>(read: (search: Search) => At) =>
  (search: Search): At => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });

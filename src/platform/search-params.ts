import { truncate } from '@divot/basics';

// Readers of search params. The router parses JSON out of an address, so a value can be anything, also an object whose
// `toString` is not a function. What does not fit reads as undefined.

/** No id, name or search term of Divot's is longer; an address that is longer was not written by Divot. */
const MOST_CHARACTERS = 80;

const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A string or number as text of at most 80 characters; undefined when empty. An id of digits arrives as a number. */
export const textParam = (value: unknown): string | undefined =>
  truncate(written(value) ?? '', MOST_CHARACTERS) || undefined;

/** A whole number from `least` to `most`, both inclusive, written as 7 or '7'. */
export const integerParam = (value: unknown, least: number, most: number): number | undefined => {
  const text = written(value) ?? '';
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** The choice that is written like the value: 20 for '20', 'all' for 'all'. */
export const oneOfParam = <const T extends string | number>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => String(choice) === written(value));

/** true for true, otherwise undefined: a switch that is off is not in the address. */
export const flagParam = (value: unknown): true | undefined => (value === true ? true : undefined);

type Search = Readonly<Record<string, unknown>>;

/**
 * A route's `validateSearch` that lets only the parameters of `parse` through. The router merges the result into the
 * address as it was typed, so every other parameter is set to undefined here; otherwise it would reach screens and
 * redirects.
 */
export const onlyKnownParams =
  <Params extends object>(parse: (search: Search) => Params) =>
  (search: Search): Params => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...parse(search),
  });

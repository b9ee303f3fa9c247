import { compact, truncate } from '@divot/basics';

// What an address holds, as a table of readers. The router parses JSON out of an address, so a value can be anything, also
// an object whose `toString` is not a function. What does not fit reads as undefined.

type Reader<T> = (value: unknown) => T | undefined;

/** No id, name or search term of Divot's is longer; an address that is longer was not written by Divot. */
const MOST_CHARACTERS = 80;

const written = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A string or number as text of at most 80 characters; undefined when empty. An id of digits arrives as a number. */
export const text: Reader<string> = (value) => truncate(written(value) ?? '', MOST_CHARACTERS) || undefined;

/** A whole number from `least` to `most`, both inclusive, written as 7 or '7'. */
export const integer =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const digits = written(value) ?? '';
    const number = /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  };

/** The choice that is written like the value: 20 for '20', 'all' for 'all'. */
export const oneOf =
  <const T extends string | number>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((choice) => String(choice) === written(value));

/** true for true, otherwise undefined: a switch that is off is not in the address. */
export const flag: Reader<true> = (value) => (value === true ? true : undefined);

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Params<R extends Readers> = { readonly [Name in keyof R]?: ReturnType<R[Name]> };

/**
 * A route's `validateSearch`. The router merges the result into the address as it was typed, so every parameter that the
 * table does not know, or whose value does not fit, is set to undefined; otherwise it would reach screens and redirects.
 */
export const searchOf =
  <R extends Readers>(readers: R) =>
  (search: Readonly<Record<string, unknown>>): Params<R> => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...(compact(
      Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])),
    ) as Params<R>),
  });

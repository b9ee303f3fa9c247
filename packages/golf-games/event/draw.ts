import { seeded, shuffled } from '@divot/basics';

// Groups and starting holes of a field.

/** How many groups a course of eighteen holes takes in a shotgun start with two groups on six holes. */
export const MOST_GROUPS = 24;

/**
 * Parts a list into groups of at most `size`, as even as possible: ten players in threes and fours are 4, 3, 3. The
 * larger groups come first.
 */
export const inGroups = <T>(all: readonly T[], size: number): T[][] => {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`A group has one player or more, not ${String(size)}`);
  const count = Math.ceil(all.length / size);
  let from = 0;
  return Array.from({ length: count }, (_, at) => {
    const length = Math.floor(all.length / count) + (at < all.length % count ? 1 : 0);
    from += length;
    return all.slice(from - length, from);
  });
};

/** A fair draw: every order of the players is equally likely, and the same seed gives the same groups to anybody. */
export const drawGroups = <T>(players: readonly T[], size: number, seed: number): T[][] => {
  if (!Number.isFinite(seed)) throw new RangeError(`A seed is a number, not ${String(seed)}`);
  return inGroups(shuffled(players, seeded(seed)), size);
};

/** A starting place. `isSecond`: the group that follows another one on the same hole. */
export type Start = { readonly hole: number; readonly isSecond: boolean };

/**
 * A shotgun start: one group on each hole in the order of the course. Further groups follow on the longest holes, where
 * two groups fit: par fives first, then fours, never threes as long as others are free.
 * @param holes in the order of the course.
 */
export const shotgunStarts = (
  count: number,
  holes: readonly { readonly n: number; readonly par: number }[],
): Start[] => {
  if (!Number.isInteger(count) || count < 0 || (count > 0 && holes.length === 0))
    throw new RangeError(`${holes.length} holes take no ${String(count)} groups`);
  const second = holes.toSorted((a, b) => b.par - a.par || a.n - b.n);
  return Array.from({ length: count }, (_, at) => {
    const [hole, isSecond] =
      at < holes.length ? [holes[at]!, false] : [second[(at - holes.length) % holes.length]!, true];
    return { hole: hole.n, isSecond };
  });
};

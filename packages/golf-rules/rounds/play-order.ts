import type { Hole, Round, Tee } from '../round.ts';
import { compact } from '@divot/basics';
import { whole } from '../handicap/figures.ts';

// Which holes the golfer plays, and in which order. A nine is the front or the back. A shotgun start can begin on any
// hole.

export type RoundLength = 9 | 18;

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
/** The holes from `start` on, then those before it. */
export const startingAt = (holes: readonly number[], start: number): number[] => {
  const at = Math.max(0, holes.indexOf(start));
  return [...holes.slice(at), ...holes.slice(0, at)];
};

/** Hole numbers in the order of play. `start` is 1 to 18. For nine holes it also decides which nine. */
export const playOrder = (length: RoundLength, start: number): number[] => {
  whole('The hole where a round begins', start, 1, 18);
  if (length !== 9 && length !== 18) throw new RangeError(`A round is 9 or 18 holes, not ${String(length)}`);
  return length === 18 ? startingAt(range(1, 18), start) : startingAt(range(start > 9 ? 10 : 1, 9), start);
};

/** The hole as the tee defines it. On a nine-hole course, holes 10 to 18 are the same nine again. */
export const holeOf = (tee: Tee, n: number): Hole => {
  const at = (whole('The number of a hole', n, 1, 18) - 1) % tee.par.length;
  const si = tee.strokeIndex?.[at];
  const yards = tee.yards?.[at];
  return compact({
    n,
    par: tee.par[at] ?? 4,
    si,
    yards: yards || undefined,
  });
};

/** The round's holes in the order of play, then any holes outside the plan by number. */
export const holesInPlay = ({ holes, holesPlanned }: Pick<Round, 'holes' | 'holesPlanned'>): readonly Hole[] => {
  const byNumber = new Map(holes.map((hole) => [hole.n, hole]));
  const others = holes.filter(({ n }) => !holesPlanned.includes(n)).sort((a, b) => a.n - b.n);
  return [...holesPlanned.flatMap((n) => byNumber.get(n) ?? []), ...others];
};

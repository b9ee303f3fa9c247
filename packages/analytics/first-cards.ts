import type { HolePlay, RoundPlays } from './hole-plays.ts';

// What one or two cards already show. Averages need three.

export type FirstCards = {
  /** The best hole against par so far. If several are equal, the newest. */
  readonly bestHole: (HolePlay & { readonly course: string }) | undefined;
  /** Putts of each round with putts on every hole, newest first. */
  readonly putts: readonly number[];
  /** The longest stretch of holes within one round without a double bogey or worse. */
  readonly withoutDouble: number;
};

const DOUBLE = 2;

const stretchIn = ({ holes }: RoundPlays): number => {
  let [longest, running] = [0, 0];
  for (const { strokes, par } of holes) {
    running = strokes - par >= DOUBLE ? 0 : running + 1;
    longest = Math.max(longest, running);
  }
  return longest;
};

export const firstCards = (newestFirst: readonly RoundPlays[]): FirstCards => {
  const holes = newestFirst.flatMap(({ holes: played, course }) => played.map((hole) => ({ ...hole, course })));
  const toPar = ({ strokes, par }: HolePlay) => strokes - par;
  const [bestHole] = holes.toSorted((a, b) => toPar(a) - toPar(b));
  const putted = newestFirst.filter(
    ({ holes: played }) => played.length > 0 && played.every(({ putts }) => putts !== undefined),
  );
  return {
    bestHole,
    putts: putted.map(({ holes: played }) => played.reduce((sum, { putts = 0 }) => sum + putts, 0)),
    withoutDouble: Math.max(0, ...newestFirst.map(stretchIn)),
  };
};

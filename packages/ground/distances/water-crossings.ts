import { direction, distance } from '../geometry/lines.ts';
import { type OpenArea, holds } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';

// Where the line of play crosses a creek that winds along a hole: each crossing that a golfer has to carry.

/** Metres beside the line that still count as on it, because no ball flies perfectly straight. */
const BESIDE_M = [0, -10, 10] as const;
const STEP_M = 1;
/** Two crossings nearer to each other than this are one. */
const APART_M = 11;

type Crossing = { readonly reachM: number; carryM: number; isOnLine: boolean };

/** Metres from the way's start to the near and far side of each crossing, each a metre generous. Nearest first. */
export const crossingsOf = (area: OpenArea, way: readonly Point[]): readonly Omit<Crossing, 'isOnLine'>[] => {
  const player = way[0]!;
  const wet: { readonly m: number; readonly isOnLine: boolean }[] = [];
  for (let leg = 1; leg < way.length; leg += 1) {
    const [from, to] = [way[leg - 1]!, way[leg]!];
    const [ux, uy] = direction(from, to);
    for (let on = 0; on <= distance(from, to); on += STEP_M)
      for (const aside of BESIDE_M) {
        const at: Point = [from[0] + ux * on - uy * aside, from[1] + uy * on + ux * aside];
        if (holds(area, at)) wet.push({ m: distance(player, at), isOnLine: aside === 0 });
      }
  }
  const crossings: Crossing[] = [];
  for (const { m, isOnLine } of wet.toSorted((a, b) => a.m - b.m)) {
    const last = crossings.at(-1);
    if (last && m - last.carryM < APART_M) {
      last.carryM = m;
      last.isOnLine ||= isOnLine;
    } else crossings.push({ reachM: m, carryM: m, isOnLine });
  }
  return crossings
    .filter(({ isOnLine }) => isOnLine)
    .map(({ reachM, carryM }) => ({
      reachM: Math.max(0, reachM - STEP_M),
      carryM: carryM + STEP_M,
    }));
};

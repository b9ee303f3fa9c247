import { type SidedHazard, lineOfPlay } from './hazards.ts';
import { toCoast } from './lie.ts';
import { direction, distance, lengthOf } from '../geometry/lines.ts';
import type { OpenHole, OpenPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';

// The sea is a line without an area, so the corridor for other hazards does not find it. Instead Divot walks the line
// of play and looks for the shore on each side.

const STEP_M = 10;
const ASIDE_M = 40;
const FEW_STEPS = 3;

/** A point every ten metres along the line, with the direction of play there. */
const stepsAlong = (way: readonly Point[]): { readonly at: Point; readonly towards: Point }[] => {
  const steps: { at: Point; towards: Point }[] = [];
  for (let leg = 1; leg < way.length; leg += 1) {
    const [a, towards] = [way[leg - 1]!, direction(way[leg - 1]!, way[leg]!)];
    for (let run = 0; run < distance(a, way[leg]!); run += STEP_M)
      steps.push({ at: [a[0] + towards[0] * run, a[1] + towards[1] * run], towards });
  }
  return steps;
};

/** The sea beside or across the line of play ahead, by its side. */
export const seaAhead = (coast: OpenPack['coast'], hole: OpenHole, player: Point): SidedHazard[] => {
  const way = lineOfPlay(player, hole);
  if (coast.length === 0 || lengthOf(way) < STEP_M) return [];
  const isSea = (p: Point) => toCoast(p, coast)?.isSea === true;
  const steps = stepsAlong(way);
  const beside = (leftM: number) =>
    steps.filter(({ at: [x, y], towards: [ux, uy] }) => isSea([x - uy * leftM, y + ux * leftM]));
  return (['left', 'right'] as const).flatMap((side): SidedHazard[] => {
    const wet = beside(side === 'left' ? ASIDE_M : -ASIDE_M).map(({ at }) => distance(player, at));
    if (wet.length < FEW_STEPS) return [];
    return [{ kind: 'water', reachM: Math.min(...wet), carryM: Math.max(...wet), side }];
  });
};

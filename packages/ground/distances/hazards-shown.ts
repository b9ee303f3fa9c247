import { METRES_PER_YARD } from '@divot/basics';
import { ALL_ALONG_M, type Hazard, type SidedHazard } from './hazards.ts';

// At most three hazards ahead that a golfer wants to read: water up to 330 yards away, bunkers only between 60 and 330
// yards and before the green. Hazards close together count as one. A hazard longer than 120 yards is not carried: it is
// shown as lying all along.

export type ShownHazard = SidedHazard & { readonly isAllAlong: boolean };

const NEAREST_BUNKER_M = 60 * METRES_PER_YARD;
const FARTHEST_M = 330 * METRES_PER_YARD;
const TOGETHER_M = 12 * METRES_PER_YARD;
const MOST = 3;

const isWorthReading = ({ kind, reachM, carryM }: Hazard, frontM: number): boolean => {
  if (reachM > FARTHEST_M) return false;
  return kind === 'water' || (reachM >= NEAREST_BUNKER_M && carryM <= frontM);
};

const isTogether = (a: SidedHazard, b: SidedHazard): boolean =>
  a.kind === b.kind && a.side === b.side && b.reachM - a.carryM < TOGETHER_M && b.carryM - a.reachM < ALL_ALONG_M;

/** `frontM`: metres to the front of the green. */
export const hazardsShown = (hazards: readonly SidedHazard[], frontM: number): readonly ShownHazard[] => {
  const joined: SidedHazard[] = [];
  for (const hazard of hazards.filter((one) => isWorthReading(one, frontM)).toSorted((a, b) => a.reachM - b.reachM)) {
    const at = joined.findLastIndex((one) => isTogether(one, hazard));
    const before = joined[at];
    if (before === undefined) joined.push(hazard);
    else joined[at] = { ...before, carryM: Math.max(before.carryM, hazard.carryM) };
  }
  const water = joined.filter(({ kind }) => kind === 'water').slice(0, MOST);
  const bunkers = joined.filter(({ kind }) => kind === 'bunker').slice(0, MOST - water.length);
  return [...water, ...bunkers]
    .toSorted((a, b) => a.reachM - b.reachM)
    .map((hazard) => ({ ...hazard, isAllAlong: hazard.carryM - hazard.reachM > ALL_ALONG_M }));
};

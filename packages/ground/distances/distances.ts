import type { CoursePack, Position } from '../packs/course-pack.ts';
import { type Hazard, type SidedHazard, hazardsAhead } from './hazards.ts';
import { seaAhead } from './sea-ahead.ts';
import { direction, distance } from '../geometry/lines.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import { type Point, isPlace } from '../geometry/plane.ts';
import { type Ring, isInRing } from '../geometry/rings.ts';

/** Metres. Without a mapped green the middle is estimated from the end of the line, and front and back are absent. */
export type Distances = {
  readonly frontM?: number;
  readonly middleM: number;
  readonly backM?: number;
  readonly hazards: readonly Hazard[];
};

const AT_MIDDLE_M = 1;

/** The distance from p to each point where the ray crosses the outline. */
const crossings = (p: Point, [ux, uy]: Point, ring: Ring): number[] => {
  const metres: number[] = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = ring[j]!;
    const [ex, ey] = [ring[i]![0] - a[0], ring[i]![1] - a[1]];
    const turn = ux * ey - uy * ex;
    if (Math.abs(turn) < 1e-9) continue;
    const [wx, wy] = [a[0] - p[0], a[1] - p[1]];
    const onRay = (wx * ey - wy * ex) / turn;
    const onEdge = (wx * uy - wy * ux) / turn;
    if (onRay >= 0 && onEdge >= 0 && onEdge <= 1) metres.push(onRay);
  }
  return metres;
};

/**
 * What is left to the green of a hole. Front and back are where the straight line from the player to the middle first
 * enters and last leaves the green: "carry this to be on, less than that to stay on". Undefined if the course has no
 * such hole or the position is not valid.
 */
export const distancesTo = (pack: CoursePack, hole: number, at: Position): Distances | undefined => {
  const target = openHole(pack, hole);
  if (target === undefined || !isPlace(at)) return undefined;
  const { plane, areas } = openPack(pack);
  const player = plane.toPoint(at);
  const middleM = distance(player, target.middle);
  const hazards = hazardsAhead(areas, target, player).map(({ kind, reachM, carryM }) => ({ kind, reachM, carryM }));
  if (target.green === undefined) return { middleM, hazards };
  const before = middleM < AT_MIDDLE_M ? target.line.at(-2)! : player;
  const hits = crossings(player, direction(before, target.middle), target.green);
  if (hits.length === 0) return { middleM, hazards };
  const frontM = isInRing(player, target.green) ? 0 : Math.min(...hits);
  return { frontM, middleM, backM: Math.max(...hits), hazards };
};

/** The hazards of `distancesTo` with their side of the line of play. Winding water is listed crossing by crossing. */
export const sidedHazards = (pack: CoursePack, hole: number, at: Position): readonly SidedHazard[] => {
  const target = openHole(pack, hole);
  if (target === undefined || !isPlace(at)) return [];
  const { plane, areas, coast } = openPack(pack);
  const player = plane.toPoint(at);
  return [...hazardsAhead(areas, target, player, true), ...seaAhead(coast, target, player)];
};

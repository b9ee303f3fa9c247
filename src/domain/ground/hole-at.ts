import type { CoursePack, Position } from './course-pack.ts';
import { distance, onLine } from './lines.ts';
import { type OpenHole, openPack } from './open-pack.ts';
import type { Point } from './plane.ts';
import { toRing } from './rings.ts';

const TEE_M = 12;
const ON_COURSE_M = 150;
const LEFT_HOLE_M = 120;
const ON_HOLE_M = 25;

const toHole = ({ path, green }: OpenHole, p: Point): number =>
  Math.min(onLine(p, path).offM, green === undefined ? Infinity : toRing(p, green));

const toTee = ({ line, tees, teeSpots }: OpenHole, p: Point): number =>
  Math.min(
    distance(line[0]!, p),
    ...tees.map(({ ring }) => toRing(p, ring)),
    ...teeSpots.map((spot) => distance(spot, p)),
  );

const nearest = (holes: readonly OpenHole[], metres: (hole: OpenHole) => number, within: number): number | undefined =>
  holes
    .map((hole) => ({ n: hole.n, metres: metres(hole) }))
    .filter((candidate) => candidate.metres < within)
    .sort((a, b) => a.metres - b.metres)[0]?.n;

/**
 * The hole being played. Without a previous one: the tee stood on, else the nearest line or green. After that the hole
 * changes only on the next tee, or far from the old one and on another: a hooked ball on the neighbour's fairway is
 * still this hole's. Undefined away from the course.
 */
export const holeAt = (pack: CoursePack, at: Position, previousHole?: number): number | undefined => {
  const { plane, holes } = openPack(pack);
  const p = plane.toPoint(at);
  const teed = nearest(holes, (hole) => toTee(hole, p), TEE_M);
  const index = holes.findIndex(({ n }) => n === previousHole);
  const previous = holes[index];
  if (previous === undefined) return teed ?? nearest(holes, (hole) => toHole(hole, p), ON_COURSE_M);
  const next = holes[(index + 1) % holes.length]!;
  if (teed === next.n) return next.n;
  const other = toHole(previous, p) > LEFT_HOLE_M ? nearest(holes, (hole) => toHole(hole, p), ON_HOLE_M) : undefined;
  return other === undefined ? previous.n : (teed ?? other);
};

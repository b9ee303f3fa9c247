import type { CoursePack, Position } from '../packs/course-pack.ts';
import { distance, onLine } from '../geometry/lines.ts';
import { type OpenHole, openPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { toRing } from '../geometry/rings.ts';

export const TEE_M = 12;
const ON_COURSE_M = 150;
const LEFT_HOLE_M = 120;
const ON_HOLE_M = 25;
const ON_GREEN_M = 8; // a phone's error
const OFF_GREEN_M = 30; // too far for a putt
const GREEN_RADIUS_M = 12; // for a green that nobody has mapped

const toHole = ({ path, green }: OpenHole, p: Point): number =>
  Math.min(onLine(p, path).offM, green === undefined ? Infinity : toRing(p, green));

const toGreen = ({ middle, green }: OpenHole, p: Point): number =>
  green === undefined ? distance(middle, p) - GREEN_RADIUS_M : toRing(p, green);

/** Zero on one of the hole's own tees. */
export const toTee = ({ line, tees, teeSpots }: OpenHole, p: Point): number =>
  Math.min(
    distance(line[0]!, p),
    ...tees.map(({ ring }) => toRing(p, ring)),
    ...teeSpots.map((spot) => distance(spot, p)),
  );

/** The hole whose tee the player stands on. A tee beside two lines belongs to the line that starts nearer. */
const teeStoodOn = (holes: readonly OpenHole[], p: Point): number | undefined =>
  holes
    .map((hole) => ({ n: hole.n, metres: toTee(hole, p), toStart: distance(hole.line[0]!, p) }))
    .filter(({ metres }) => metres < TEE_M)
    .sort((a, b) => a.metres - b.metres || a.toStart - b.toStart)[0]?.n;

const nearest = (holes: readonly OpenHole[], metres: (hole: OpenHole) => number, within: number): number | undefined =>
  holes
    .map((hole) => ({ n: hole.n, metres: metres(hole) }))
    .filter((candidate) => candidate.metres < within)
    .sort((a, b) => a.metres - b.metres)[0]?.n;

/**
 * The hole being played. Without a previous hole: the hole whose tee the player stands on, else the nearest line or
 * green. After that the hole changes only on the next tee, or on another hole far from the old one, because a hooked
 * ball on the neighbour's fairway still belongs to this hole. Undefined away from the course.
 */
export const holeAt = (pack: CoursePack, at: Position, previousHole?: number): number | undefined => {
  const { plane, holes } = openPack(pack);
  const p = plane.toPoint(at);
  const teed = teeStoodOn(holes, p);
  const index = holes.findIndex(({ n }) => n === previousHole);
  const previous = holes[index];
  if (previous === undefined) return teed ?? nearest(holes, (hole) => toHole(hole, p), ON_COURSE_M);
  const next = holes[(index + 1) % holes.length]!;
  if (teed === next.n) return next.n;
  const other = toHole(previous, p) > LEFT_HOLE_M ? nearest(holes, (hole) => toHole(hole, p), ON_HOLE_M) : undefined;
  return other === undefined ? previous.n : (teed ?? other);
};

/** What is known of the previous hole when a ball is marked: its last marked ball, and whether it has a score. */
type Played = { readonly last: Position | undefined; readonly isScored: boolean };

/**
 * The hole of a marked ball. The phone may have slept through the walk to the next tee. So a golfer who was on the
 * green or scored the hole, and is now off that green and nearer to the next hole, plays the next hole.
 */
export const holeOfBall = (
  pack: CoursePack,
  at: Position,
  previousHole: number,
  { last, isScored }: Played,
): number | undefined => {
  const n = holeAt(pack, at, previousHole);
  const { plane, holes } = openPack(pack);
  const index = holes.findIndex((hole) => hole.n === previousHole);
  const previous = holes[index];
  if (n !== previousHole || previous === undefined) return n;
  const next = holes[(index + 1) % holes.length]!;
  const p = plane.toPoint(at);
  const isOver = isScored || (last !== undefined && toGreen(previous, plane.toPoint(last)) < ON_GREEN_M);
  const hasLeft = toGreen(previous, p) > OFF_GREEN_M && toHole(next, p) < toHole(previous, p);
  return isOver && hasLeft ? next.n : n;
};

import { METRES_PER_YARD } from '@divot/basics';
import { type Box, along, boxOf, boxesMeet, direction, distance, lengthOf, onLine } from '../geometry/lines.ts';
import { type OpenArea, type OpenHole, holds } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { crossingsOf } from './water-crossings.ts';

/** Straight-line metres from the player to the first and last of the hazard's outline in the corridor of play. */
export type Hazard = { readonly kind: 'bunker' | 'water'; readonly reachM: number; readonly carryM: number };

/** As seen by the player looking along the line of play. */
export type HazardSide = 'left' | 'right' | 'across';
export type SidedHazard = Hazard & { readonly side: HazardSide };

const CORRIDOR_M = 30; // to each side of the line of play
const BEYOND_M = 25; // behind the middle of the green
const PASSED_M = 1;
/** A hazard longer than this, 120 yards, cannot be carried in one shot. */
export const ALL_ALONG_M = 120 * METRES_PER_YARD;
/** A player farther away than this is not playing this hole. */
const FARTHEST_M = 3_000;

/** The player, the bends of the hole still ahead, the middle of the green, and a point behind it. */
export const lineOfPlay = (player: Point, { path, middle }: Pick<OpenHole, 'path' | 'middle'>): Point[] => {
  const { alongM, lengthM } = onLine(player, path);
  let run = 0;
  const ahead = path.filter((point, i) => {
    if (i > 0) run += distance(path[i - 1]!, point);
    return i > 0 && run > alongM + PASSED_M;
  });
  const way = alongM > lengthM - PASSED_M ? [player, middle] : [player, ...ahead];
  return [...way, along(way.at(-1)!, direction(way.at(-2)!, way.at(-1)!), BEYOND_M)];
};

type Span = readonly [from: number, to: number];

const overlap = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/** The part of a-b, as shares from 0 to 1, where `from + share * slope` lies between low and high. */
const spanWithin = (from: number, slope: number, low: number, high: number): Span => {
  if (Math.abs(slope) < 1e-12) return from >= low && from <= high ? [0, 1] : [1, 0];
  const [p, q] = [(low - from) / slope, (high - from) / slope];
  return [Math.max(0, Math.min(p, q)), Math.min(1, Math.max(p, q))];
};

const spanInCircle = (a: Point, b: Point, centre: Point): Span => {
  const [dx, dy, fx, fy] = [b[0] - a[0], b[1] - a[1], a[0] - centre[0], a[1] - centre[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return Math.hypot(fx, fy) <= CORRIDOR_M ? [0, 1] : [1, 0];
  const half = (fx * dx + fy * dy) / square;
  const root = half * half - (fx * fx + fy * fy - CORRIDOR_M * CORRIDOR_M) / square;
  return root < 0 ? [1, 0] : [Math.max(0, -half - Math.sqrt(root)), Math.min(1, -half + Math.sqrt(root))];
};

/** The part of the edge a-b within the corridor round the leg c-d: a rectangle with a half circle at each end. */
const spanInLeg = (a: Point, b: Point, c: Point, d: Point): Span => {
  const [ux, uy] = direction(c, d);
  const length = distance(c, d);
  const alongLeg = spanWithin(
    (a[0] - c[0]) * ux + (a[1] - c[1]) * uy,
    (b[0] - a[0]) * ux + (b[1] - a[1]) * uy,
    0,
    length,
  );
  const acrossLeg = spanWithin(
    (a[1] - c[1]) * ux - (a[0] - c[0]) * uy,
    (b[1] - a[1]) * ux - (b[0] - a[0]) * uy,
    -CORRIDOR_M,
    CORRIDOR_M,
  );
  const parts = [overlap(alongLeg, acrossLeg), spanInCircle(a, b, c), spanInCircle(a, b, d)].filter(
    ([from, to]) => from <= to,
  );
  return parts.length === 0
    ? [1, 0]
    : [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))];
};

/** `left` and `right`: the greatest and least metres left of the line of play. */
type Reach = { least: number; most: number; left: number; right: number };

/**
 * Widens `reach` by the part of the edge a-b that is in the corridor and ahead of the player, who stands at the way's
 * start.
 */
const addEdge = (reach: Reach, a: Point, b: Point, way: readonly Point[], [ux, uy]: Point): void => {
  const player = way[0]!;
  const before = spanWithin(
    (a[0] - player[0]) * ux + (a[1] - player[1]) * uy,
    (b[0] - a[0]) * ux + (b[1] - a[1]) * uy,
    1e-9,
    Infinity,
  );
  if (before[0] > before[1]) return;
  const at = (share: number): Point => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
  const square = distance(a, b) ** 2;
  const nearest = square === 0 ? 0 : ((player[0] - a[0]) * (b[0] - a[0]) + (player[1] - a[1]) * (b[1] - a[1])) / square;
  for (let leg = 1; leg < way.length; leg += 1) {
    const [from, to] = overlap(before, spanInLeg(a, b, way[leg - 1]!, way[leg]!));
    if (from > to) continue;
    reach.least = Math.min(reach.least, distance(player, at(Math.max(from, Math.min(to, nearest)))));
    reach.most = Math.max(reach.most, distance(player, at(from)), distance(player, at(to)));
    const [sx, sy] = direction(way[leg - 1]!, way[leg]!);
    for (const [x, y] of [at(from), at(to)]) {
      const leftM = sx * (y - way[leg - 1]![1]) - sy * (x - way[leg - 1]![0]);
      reach.left = Math.max(reach.left, leftM);
      reach.right = Math.min(reach.right, leftM);
    }
  }
};

const edgeMeets = (a: Point, b: Point, box: Box): boolean =>
  Math.min(a[0], b[0]) <= box[2] &&
  Math.max(a[0], b[0]) >= box[0] &&
  Math.min(a[1], b[1]) <= box[3] &&
  Math.max(a[1], b[1]) >= box[1];

const sideOf = ({ left, right }: Reach): HazardSide => {
  if (right > 0) return 'left';
  return left < 0 ? 'right' : 'across';
};

/** How near and far an area's outline reaches within the corridor, and to which sides. */
const reachOf = ({ ring, inner }: OpenArea, box: Box, way: readonly Point[], forward: Point): Reach => {
  const reach: Reach = { least: Infinity, most: 0, left: -Infinity, right: Infinity };
  for (const edge of [ring, ...inner])
    for (let i = 0, j = edge.length - 1; i < edge.length; j = i, i += 1)
      if (edgeMeets(edge[j]!, edge[i]!, box)) addEdge(reach, edge[j]!, edge[i]!, way, forward);
  return reach;
};

/**
 * Bunkers and water ahead whose outline reaches into the corridor of play, nearest first. Reach is 0 for a player
 * inside one. With `byCrossing`, a creek that winds along the hole counts once for each crossing.
 */
export const hazardsAhead = (
  areas: readonly OpenArea[],
  hole: OpenHole,
  player: Point,
  byCrossing = false,
): SidedHazard[] => {
  const way = lineOfPlay(player, hole);
  const forward = direction(way[0]!, way[1]!);
  const box = boxOf(way, CORRIDOR_M);
  return areas
    .flatMap((area): SidedHazard[] => {
      if ((area.kind !== 'sand' && area.kind !== 'water') || !boxesMeet(area.box, box)) return [];
      const reach = reachOf(area, box, way, forward);
      if (reach.most === 0) return [];
      const reachM = holds(area, player) ? 0 : reach.least;
      const whole = {
        kind: area.kind === 'sand' ? 'bunker' : 'water',
        reachM,
        carryM: reach.most,
        side: sideOf(reach),
      } as const;
      const isWinding = whole.kind === 'water' && whole.side === 'across' && reach.most - reachM > ALL_ALONG_M;
      const crossings = byCrossing && isWinding && lengthOf(way) < FARTHEST_M ? crossingsOf(area, way) : [];
      return crossings.length > 0 ? crossings.map((crossing) => ({ ...whole, ...crossing })) : [whole];
    })
    .sort((a, b) => a.reachM - b.reachM);
};

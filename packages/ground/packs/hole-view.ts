import type { CoursePack, GroundLie, Position } from './course-pack.ts';
import { type Box, boxOf, boxesMeet, direction, distance, onLine } from '../geometry/lines.ts';
import { type OpenArea, type OpenHole, openHole, openPack } from './open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { seaIn } from './sea.ts';

// Draws one hole in picture units (x right, y down), with the tee at the bottom and the green at the top.

export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Space to keep between the hole and the edges. */
  readonly margin: { readonly top: number; readonly side: number; readonly bottom: number };
  /** How far right of the picture's middle the hole is drawn. Negative is left. */
  readonly shiftX?: number;
};

export type HoleShape = {
  readonly kind: Exclude<GroundLie, 'rough'>;
  /** Path data. */
  readonly d: string;
  /** Whether this green is the hole's own. */
  readonly isOwn: boolean;
};

export type HoleView = {
  readonly hole: OpenHole;
  /** The line of play still ahead, in picture points. */
  readonly way: readonly Point[];
  readonly unitsPerM: number;
  readonly shapes: readonly HoleShape[];
  readonly toView: (at: Position) => Point;
  readonly pointToView: (p: Point) => Point;
  readonly toPosition: (p: Point) => Position;
};

const ORDER: readonly GroundLie[] = ['recovery', 'out', 'fairway', 'tee', 'water', 'green', 'sand'];
const BEHIND_GREEN_M = 28;
const BEHIND_PLAYER_M = 12;
const LEAST_TALL_M = 110;
const STEP_M = 25; // the picture moves in steps, not with every fix
const OFF_HOLE_M = 90;
const CLOSE_M = 60;

/**
 * The part of the hole that is still to be played from a position on it. From the tee or from off the hole, all of it.
 */
const stillToPlay = ({ path, middle }: OpenHole, player: Point | undefined): readonly Point[] => {
  if (player === undefined) return path;
  const { offM, alongM } = onLine(player, path);
  if (offM > OFF_HOLE_M) return path;
  let run = 0;
  const ahead = path.filter((point, i) => {
    if (i > 0) run += Math.hypot(point[0] - path[i - 1]![0], point[1] - path[i - 1]![1]);
    return run > alongM;
  });
  return alongM < STEP_M ? path : [player, ...ahead, middle];
};

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

export const pathData = (points: readonly Point[], isClosed = true): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') + (isClosed ? 'Z' : '');

/** The hindmost first: trees below fairways, sand on top, and of the same kind the larger first. */
export const inDrawingOrder = (a: OpenArea, b: OpenArea): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.sizeM2 - a.sizeM2;

/** The sea on a page, from coastlines in picture units. */
export const seaShapes = (coast: readonly (readonly Point[])[], page: Box): readonly HoleShape[] =>
  seaIn(coast, page).map((ring): HoleShape => ({ kind: 'water', d: pathData(ring), isOwn: false }));

const shapesIn = (pack: CoursePack, hole: number, toView: (p: Point) => Point, { width, height }: Frame) => {
  const { areas, coast } = openPack(pack);
  const ownGreen = pack.holes.find(({ n }) => n === hole)?.green;
  const page: Box = [0, 0, width, height];
  const shapes = areas
    .map((area, at) => ({ area, at, ring: area.ring.map(toView) }))
    .filter(({ area, ring }) => area.kind !== 'rough' && boxesMeet(boxOf(ring), page))
    .toSorted((a, b) => inDrawingOrder(a.area, b.area))
    .map(({ area, at, ring }): HoleShape => ({
      kind: area.kind as HoleShape['kind'],
      d: [ring, ...area.inner.map((inner) => inner.map(toView))].map((part) => pathData(part)).join(''),
      isOwn: at === ownGreen,
    }));
  const coastLines = coast.map((line) => line.map(toView));
  return [...seaShapes(coastLines, page), ...shapes];
};

/**
 * A hole turned to play upwards and fitted to the frame. With a player on the hole the picture begins behind them, so
 * that what is left grows as they walk.
 */
export const holeView = (pack: CoursePack, n: number, frame: Frame, player?: Position): HoleView | undefined => {
  const hole = openHole(pack, n);
  if (hole === undefined) return undefined;
  const { plane } = openPack(pack);
  const path = stillToPlay(hole, player && plane.toPoint(player));
  const start = path[0]!;
  // Beside the flag, the line to it turns with every step. So "up" stays the direction of the hole's last leg.
  const isClose = distance(start, hole.middle) < CLOSE_M;
  const [ux, uy] = direction(isClose ? hole.path.at(-2)! : start, hole.middle);
  /** Metres right of the line, and metres up it. */
  const turned = ([x, y]: Point): Point => [
    uy * (x - start[0]) - ux * (y - start[1]),
    ux * (x - start[0]) + uy * (y - start[1]),
  ];
  const [left, low, right, high] = boxOf([...path, hole.middle, ...(hole.green ?? [])].map(turned));
  const { top, side, bottom } = frame.margin;
  const { shiftX = 0 } = frame;
  const tallM = Math.max(LEAST_TALL_M, high - low + BEHIND_GREEN_M + BEHIND_PLAYER_M);
  const unitsPerM = Math.min(
    (frame.height - top - bottom) / tallM,
    (frame.width - 2 * (side + Math.abs(shiftX))) / Math.max(1, right - left),
  );
  const middleX = (left + right) / 2;
  const centreX = frame.width / 2 + shiftX;
  const baseY = low - BEHIND_PLAYER_M;
  const pointToView = (p: Point): Point => {
    const [x, y] = turned(p);
    return [centreX + (x - middleX) * unitsPerM, frame.height - bottom - (y - baseY) * unitsPerM];
  };
  const toPoint = ([px, py]: Point): Point => {
    const x = (px - centreX) / unitsPerM + middleX;
    const y = (frame.height - bottom - py) / unitsPerM + baseY;
    return [start[0] + uy * x + ux * y, start[1] - ux * x + uy * y];
  };
  return {
    hole,
    way: path.map(pointToView),
    unitsPerM,
    shapes: shapesIn(pack, n, pointToView, frame),
    pointToView,
    toView: (at) => pointToView(plane.toPoint(at)),
    toPosition: (p) => plane.toPosition(toPoint(p)),
  };
};

import { compact } from '@divot/basics';
import type { CoursePack, Position } from '../packs/course-pack.ts';
import { type Box, along, boxOf, boxesMeet, direction, distance } from '../geometry/lines.ts';
import { type Frame, type HoleShape, holeView, inDrawingOrder, seaShapes } from '../packs/hole-view.ts';
import { type OpenHole, openPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import type { Ring } from '../geometry/rings.ts';

// One hole from above as a picture for a screen or a page: play goes upwards, outlines have round corners. `holePicture`
// is true to scale, with the green enlarged beside it as in a yardage book. hole-tile.ts draws the same hole at the size
// of a stamp, hole-diagram.ts a hole without a map.

/** The green, true to scale and larger. All in units of the whole picture; what lies outside the circle is cut off. */
export type GreenLens = {
  readonly at: Point;
  readonly radius: number;
  readonly shapes: readonly HoleShape[];
  readonly flag: Point;
  readonly balls: readonly Point[];
};

/** A hole in picture units, x right and y down. */
export type HoleDrawing = {
  readonly width: number;
  readonly height: number;
  /** The hindmost first. They may reach over the frame. */
  readonly shapes: readonly HoleShape[];
  readonly tee: Point;
  readonly flag: Point;
  /** Where the golfer's balls lay, the tee first. The last stroke goes to the flag. Empty if none was marked. */
  readonly balls: readonly Point[];
  readonly lens?: GreenLens;
  /** Points on the straight line from the green back to the tee, at even lengths. Only of a hole without a map. */
  readonly ticks?: readonly Point[];
};

/** A golfer's own play of the hole: the balls from the tee on, and the day's flag if it was marked. */
export type HolePlay = { readonly balls: readonly Position[]; readonly flag?: Position | undefined };

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const text = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Path data of an outline whose corners are rounded, from at most `most` units before each to as far after it. */
export const roundedData = (ring: Ring, most: number): string =>
  ring
    .map((corner, i) => {
      const [before, after] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
      const cut = (to: Point) => along(corner, direction(corner, to), Math.min(most, distance(corner, to) / 2));
      return `${i === 0 ? 'M' : 'L'}${text(cut(before))}Q${text(corner)} ${text(cut(after))}`;
    })
    .join('') + (ring.length > 0 ? 'Z' : '');

const ROUND_M = 5;
const OVER_EDGE = 24;

/** Everything mapped on a page, as rounded shapes. */
const shapesOn = (
  pack: CoursePack,
  n: number,
  toView: (p: Point) => Point,
  page: Box,
  unitsPerM: number,
): readonly HoleShape[] => {
  const data = (ring: Ring) => roundedData(ring.map(toView), ROUND_M * unitsPerM);
  const ownGreen = pack.holes.find((hole) => hole.n === n)?.green;
  const { areas, coast } = openPack(pack);
  return [
    ...seaShapes(
      coast.map((line) => line.map(toView)),
      page,
    ),
    ...areas
      .map((area, at) => ({ area, isOwn: at === ownGreen }))
      .filter(({ area }) => area.kind !== 'rough' && boxesMeet(boxOf(area.ring.map(toView)), page))
      .toSorted((a, b) => inDrawingOrder(a.area, b.area))
      .map(({ area: { kind, ring, inner }, isOwn }): HoleShape => ({
        kind: kind as HoleShape['kind'],
        d: [ring, ...inner].map(data).join(''),
        isOwn,
      })),
  ];
};

const AROUND_GREEN_M = 17;
const LEAST_REACH_M = 24;
const FAR_BALL_M = 60;
const LEAST_LARGER = 1.8; // a short hole shows its green well enough

/** What a lens may cover of the hole itself: its line of play and its balls. */
const coveredBy = ([x, y]: Point, radius: number, points: readonly Point[]): number =>
  points.filter((point) => distance(point, [x, y]) < radius + 8).length;

/** Units per metre of a lens: the green fills it with what guards it. */
const lensScale = ({ green = [], middle }: OpenHole, radius: number): number =>
  radius / Math.max(LEAST_REACH_M, AROUND_GREEN_M + Math.max(0, ...green.map((p) => distance(p, middle))));

const lensOf = (
  pack: CoursePack,
  hole: OpenHole,
  { at, radius }: Pick<GreenLens, 'at' | 'radius'>,
  up: Point,
  { balls, cup }: { readonly balls: readonly Point[]; readonly cup: Point },
): GreenLens => {
  const unitsPerM = lensScale(hole, radius);
  const [ux, uy] = up;
  const toLens = ([x, y]: Point): Point => {
    const [dx, dy] = [x - hole.middle[0], y - hole.middle[1]];
    return [at[0] + (uy * dx - ux * dy) * unitsPerM, at[1] - (ux * dx + uy * dy) * unitsPerM];
  };
  const page: Box = [at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius];
  return {
    at,
    radius,
    shapes: shapesOn(pack, hole.n, toLens, page, unitsPerM),
    flag: toLens(cup),
    balls: balls.filter((ball) => distance(ball, hole.middle) < FAR_BALL_M).map(toLens),
  };
};

/** The enlarged green: on the side of the hole that is free, at the top, or at a point of its own. */
export type LensWish = { readonly radius: number; readonly at?: Point };
export type PictureFrame = Frame & { readonly lens?: LensWish };

/** The view that leaves most room beside the hole for the lens, and the lens's middle. */
const withRoom = (pack: CoursePack, n: number, frame: PictureFrame, balls: readonly Point[]) => {
  const { width, margin, lens, shiftX = 0 } = frame;
  const whole = holeView(pack, n, frame);
  const isLarger = whole && lens && lensScale(whole.hole, lens.radius) > LEAST_LARGER * whole.unitsPerM;
  if (lens === undefined || !isLarger || lens.at !== undefined)
    return { view: whole, at: isLarger ? lens?.at : undefined };
  const { radius } = lens;
  const [right, left] = ([1, -1] as const).map((side) => {
    const view = holeView(pack, n, { ...frame, shiftX: shiftX - side * radius * 0.9 });
    const at: Point = [width / 2 + side * (width / 2 - margin.side - radius), margin.top + radius];
    const covered = view ? coveredBy(at, radius, [...view.way, ...balls.map(view.pointToView)]) : 0;
    return { view, at, covered };
  });
  return left!.covered < right!.covered ? left! : right!;
};

/** A hole true to scale. Undefined if the map lacks it. */
export const holePicture = (
  pack: CoursePack,
  n: number,
  frame: PictureFrame,
  play: HolePlay = { balls: [] },
): HoleDrawing | undefined => {
  const { width, height, lens } = frame;
  const { plane } = openPack(pack);
  const balls = play.balls.map(plane.toPoint);
  const { view, at } = withRoom(pack, n, frame, balls);
  if (view === undefined) return undefined;
  const { hole, pointToView, unitsPerM } = view;
  const cup = play.flag === undefined ? hole.middle : plane.toPoint(play.flag);
  const page: Box = [-OVER_EDGE, -OVER_EDGE, width + OVER_EDGE, height + OVER_EDGE];
  const up = direction(hole.path[0]!, hole.middle);
  return compact({
    width,
    height,
    shapes: shapesOn(pack, n, pointToView, page, unitsPerM),
    tee: pointToView(hole.line[0]!),
    flag: pointToView(cup),
    balls: balls.map(pointToView),
    lens: lens && at && hole.green && lensOf(pack, hole, { at, radius: lens.radius }, up, { balls, cup }),
  });
};

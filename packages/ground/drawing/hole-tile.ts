import type { CoursePack } from '../packs/course-pack.ts';
import { type Box, boxOf, boxesMeet, distance, thinned } from '../geometry/lines.ts';
import { type HoleShape, inDrawingOrder, seaShapes } from '../packs/hole-view.ts';
import { type OpenArea, type OpenHole, holds, openHole, openPack } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import { type Ring, middleOf, toRing } from '../geometry/rings.ts';
import { type HoleDrawing, type HolePlay, roundedData } from './hole-drawing.ts';

// A hole the size of a stamp, as somebody would sketch it: the green and what guards it at one scale, the way to it as
// wide as that scale says but much shorter, and its bend no wider than the stamp. At 56 pixels a true scale would make a
// green of three.

type Size = { readonly width: number; readonly height: number };

const ACROSS_M = 104; // what the width shows
const MOST_ALONG = 0.42; // of the height, for the green and its surroundings
const AROUND_GREEN_M = { front: 10, back: 6 };
const MARGIN = { top: 0.12, bottom: 0.1 };
const MOST_BEND = 0.2; // of the width, to either side
const BESIDE_M = { sand: 34, water: 60, recovery: 60, fairway: 0 } as const;
const STEP_M = 12; // an edge longer than this does not stay straight
const LEAST_SAND = 0.085; // of the width
const LARGEST_M = 32; // across; what is larger is squeezed with the way
const MOST = { sand: 7, recovery: 9 } as const;
const FLAG_SPACE = 0.2; // above the cup, of the height

type Kind = keyof typeof BESIDE_M;
const isDrawn = (area: OpenArea): area is OpenArea & { readonly kind: Kind } => area.kind in BESIDE_M;

/** The point where a hole's line of play, in metres right and up, has come this far up. */
const bendAt = (path: readonly Point[], v: number): number => {
  const next = path.findIndex(([, up]) => up >= v);
  if (next === 0) return path[0]![0];
  if (next < 0) return path.at(-1)![0];
  const [a, b] = [path[next - 1]!, path[next]!];
  return a[0] + ((v - a[1]) / (b[1] - a[1] || 1)) * (b[0] - a[0]);
};

/** Metres right of the straight line from tee to green, and up it. */
const turnedTo = ({ path, middle }: OpenHole) => {
  const tee = path[0]!;
  const length = distance(tee, middle) || 1;
  const [ux, uy] = [(middle[0] - tee[0]) / length, (middle[1] - tee[1]) / length];
  return ([x, y]: Point): Point => [uy * (x - tee[0]) - ux * (y - tee[1]), ux * (x - tee[0]) + uy * (y - tee[1])];
};

type Projection = { readonly toTile: (p: Point) => Point; readonly unitsPerM: number };

/** Each height of the hole has one height of the tile, and each is moved sideways as a whole: nothing folds. */
const projectionOf = (hole: OpenHole, { width, height }: Size): Projection => {
  const turned = turnedTo(hole);
  const path = hole.path.map(turned);
  const ring = (hole.green ?? [hole.middle]).map(turned);
  const [, front, , back] = boxOf(ring);
  const least = Math.min(front, path.at(-1)![1]);
  const near = { from: least - AROUND_GREEN_M.front, to: Math.max(back, least) + AROUND_GREEN_M.back };
  const unitsPerM = Math.min(width / ACROSS_M, (MOST_ALONG * height) / (near.to - near.from));
  const top = Math.max(MARGIN.top * height, FLAG_SPACE * height - (near.to - path.at(-1)![1]) * unitsPerM);
  const [greenEnd, tee] = [top + (near.to - near.from) * unitsPerM, height * (1 - MARGIN.bottom)];
  const short = Math.min(unitsPerM, (tee - greenEnd) / Math.max(1, near.from));
  const bends = path.map(([u]) => u);
  const [left, right] = [Math.min(...bends), Math.max(...bends)];
  const isSimple = path.every(([, v], i) => i === 0 || v > path[i - 1]![1]);
  const bend = isSimple ? Math.min(unitsPerM, (2 * MOST_BEND * width) / Math.max(1, right - left)) : unitsPerM;
  const middle = width / 2 - ((left + right) / 2) * bend;
  return {
    unitsPerM,
    toTile: (p) => {
      const [u, v] = turned(p);
      const on = isSimple ? bendAt(path, v) : 0;
      const y = v > near.from ? top + (near.to - v) * unitsPerM : greenEnd + (near.from - v) * short;
      return [middle + on * bend + (u - on) * unitsPerM, y];
    },
  };
};

const inSteps = (ring: Ring): Ring =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const steps = Math.ceil(distance(a, b) / STEP_M);
    return Array.from({ length: steps }, (_, at): Point => {
      const share = at / steps;
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    });
  });

/** A bunker or a tree keeps its shape, because squeezed to the length of the way it would be a dash. */
const asItIs = ({ ring }: OpenArea, { toTile, unitsPerM }: Projection, hole: OpenHole, least: number): Ring => {
  const turned = turnedTo(hole);
  const middle = middleOf(ring);
  const [mu, mv] = turned(middle);
  const [x, y] = toTile(middle);
  const [minU, minV, maxU, maxV] = boxOf(ring.map(turned));
  const scale = Math.max(unitsPerM, least / Math.max(1, Math.min(maxU - minU, maxV - minV)));
  return ring.map(turned).map(([u, v]): Point => [x + (u - mu) * scale, y - (v - mv) * scale]);
};

const SMOOTH = 0.012; // of the width: what a line may lose
const ROUND = 0.06;

/** A hole as a tile of this size, with the golfer's balls. Undefined if the map lacks the hole. */
export const holeTile = (
  pack: CoursePack,
  n: number,
  size: Size,
  play: HolePlay = { balls: [] },
): HoleDrawing | undefined => {
  const hole = openHole(pack, n);
  if (hole === undefined) return undefined;
  const { areas, coast, plane } = openPack(pack);
  const { width, height } = size;
  const projection = projectionOf(hole, size);
  const { toTile } = projection;
  const page: Box = [-4, -4, width + 4, height + 4];
  const way = inSteps(hole.path);
  const isBeside = (area: OpenArea & { readonly kind: Kind }) =>
    area.kind === 'fairway'
      ? way.some((p) => holds(area, p))
      : way.some((p) => toRing(p, area.ring) < BESIDE_M[area.kind]);
  const isSmall = ({ kind, box: [minX, minY, maxX, maxY] }: OpenArea) =>
    kind !== 'fairway' && Math.max(maxX - minX, maxY - minY) < LARGEST_M;
  const data = (ring: Ring) => roundedData(thinned([...ring, ring[0]!], SMOOTH * width).slice(0, -1), ROUND * width);
  const drawn = (area: OpenArea): string =>
    isSmall(area)
      ? data(asItIs(area, projection, hole, LEAST_SAND * width))
      : [area.ring, ...area.inner].map((ring) => data(inSteps(ring).map(toTile))).join('');
  const beside = areas
    .filter(isDrawn)
    .filter((area) => boxesMeet(boxOf(area.ring.map(toTile)), page) && isBeside(area));
  const nearest = beside.filter(isSmall).toSorted((a, b) => toRing(hole.middle, a.ring) - toRing(hole.middle, b.ring));
  const left = (['sand', 'recovery'] as const).flatMap((kind) =>
    nearest.filter((area) => area.kind === kind).slice(MOST[kind]),
  );
  const shapes = beside
    .filter((area) => !left.includes(area))
    .toSorted(inDrawingOrder)
    .map((area): HoleShape => ({ kind: area.kind, d: drawn(area), isOwn: false }));
  const green = hole.green && data(hole.green.map(toTile));
  const cup = play.flag === undefined ? hole.middle : plane.toPoint(play.flag);
  const sand = shapes.findIndex(({ kind }) => kind === 'sand');
  const below = sand < 0 ? shapes.length : sand;
  return {
    width,
    height,
    shapes: [
      ...seaShapes(
        coast.map((line) => inSteps(line).slice(0, -1).map(toTile)),
        page,
      ),
      ...shapes.slice(0, below),
      ...(green === undefined ? [] : [{ kind: 'green', d: green, isOwn: true } as const]),
      ...shapes.slice(below),
    ],
    tee: toTile(hole.line[0]!),
    flag: toTile(cup),
    balls: play.balls.map((ball) => toTile(plane.toPoint(ball))),
  };
};

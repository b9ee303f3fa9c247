import { groupBy } from '@divot/basics';
import type { Box } from '../geometry/lines.ts';
import type { Point } from '../geometry/plane.ts';
import type { Ring } from '../geometry/rings.ts';

// The sea is mapped as a line with water on its right hand. To draw it, Divot turns it into an area: the stretches of
// coast within the picture, joined along the picture's edge, clockwise on screen (y grows downwards).

type Run = { readonly points: readonly Point[]; readonly enters: number; readonly leaves: number };

const FAR = 10_000;
const LOOK_BACK = 150; // long enough to follow the shore rather than its last rock

const isIn = ([x, y]: Point, [minX, minY, maxX, maxY]: Box): boolean => x > minX && x < maxX && y > minY && y < maxY;

/** The part of a-b within the page, as shares of its length (Liang and Barsky 1984). */
const clip = (a: Point, b: Point, [minX, minY, maxX, maxY]: Box): readonly [number, number] | undefined => {
  let [from, to] = [0, 1];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  for (const [p, q] of [
    [-dx, a[0] - minX],
    [dx, maxX - a[0]],
    [-dy, a[1] - minY],
    [dy, maxY - a[1]],
  ] as const) {
    if (p === 0 && q < 0) return undefined;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return from < to ? [from, to] : undefined;
};

/** The position of a point on the page's edge, as the distance clockwise from the top left corner. */
const onEdge = ([x, y]: Point, [minX, minY, maxX, maxY]: Box): number => {
  const [width, height] = [maxX - minX, maxY - minY];
  const sides = [
    [Math.abs(y - minY), x - minX],
    [Math.abs(x - maxX), width + y - minY],
    [Math.abs(y - maxY), width + height + maxX - x],
    [Math.abs(x - minX), 2 * width + height + maxY - y],
  ] as const;
  return sides.reduce((nearest, side) => (side[0] < nearest[0] ? side : nearest))[1];
};

const cornersOf = ([minX, minY, maxX, maxY]: Box): readonly (readonly [number, Point])[] => {
  const [width, height] = [maxX - minX, maxY - minY];
  return [
    [0, [minX, minY]],
    [width, [maxX, minY]],
    [width + height, [maxX, maxY]],
    [2 * width + height, [minX, maxY]],
  ];
};

/**
 * Extends line ends that lie within the page straight out to sea, on the line's right hand. This way no water is drawn
 * where nobody has mapped the shore.
 */
const drawnOut = (line: readonly Point[], page: Box): readonly Point[] => {
  const seawards = (at: Point, from: Point, to: Point): Point[] => {
    if (!isIn(at, page)) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [[at[0] - ((to[1] - from[1]) / length) * FAR, at[1] + ((to[0] - from[0]) / length) * FAR]];
  };
  const isAway = (end: Point) => (p: Point) => Math.hypot(p[0] - end[0], p[1] - end[1]) > LOOK_BACK;
  const [start, end] = [line[0]!, line.at(-1)!];
  return [
    ...seawards(start, start, line.find(isAway(start)) ?? end),
    ...line,
    ...seawards(end, line.findLast(isAway(end)) ?? start, end),
  ];
};

const runsOf = (line: readonly Point[], page: Box): Run[] => {
  const runs: Point[][] = [];
  let isOpen = false;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const part = clip(a, b, page);
    if (part === undefined) {
      isOpen = false;
      continue;
    }
    const at = (share: number): Point => [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    if (!isOpen) runs.push([at(part[0])]);
    runs.at(-1)!.push(at(part[1]));
    isOpen = part[1] === 1;
  }
  return runs.map((points) => ({ points, enters: onEdge(points[0]!, page), leaves: onEdge(points.at(-1)!, page) }));
};

/** The page's corners that lie between two places on its edge, clockwise. */
const cornersBetween = (from: number, to: number, page: Box, round: number): Point[] => {
  const ahead = (place: number) => (place - from + round) % round;
  return cornersOf(page)
    .filter(([place]) => ahead(place) < ahead(to))
    .toSorted(([a], [b]) => ahead(a) - ahead(b))
    .map(([, corner]) => corner);
};

const NEAR = 0.5;

/** For each line, the line that continues from its end. Each line continues one other at most. */
const sequelsOf = (lines: readonly (readonly Point[])[]): ReadonlyMap<number, number> => {
  const cell = (metres: number) => Math.round(metres / NEAR);
  const starts = groupBy([...lines.keys()], (at) => lines[at]![0]!.map(cell).join(' '));
  const free = new Set(lines.keys());
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  const sequels = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const [x, y] = line.at(-1)!;
    const gap = (other: number) => Math.hypot(x - lines[other]![0]![0], y - lines[other]![0]![1]);
    const next = around
      .flatMap(([dx, dy]) => starts.get(`${cell(x) + dx} ${cell(y) + dy}`) ?? [])
      .filter((other) => other !== at && free.has(other) && gap(other) < NEAR)
      .toSorted((a, b) => gap(a) - gap(b))[0];
    if (next === undefined) continue;
    free.delete(next);
    sequels.set(at, next);
  }
  return sequels;
};

/** Joins lines that continue each other, because a coast is mapped in pieces. */
export const joinedCoast = (lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] => {
  const parts = lines.filter((line) => line.length > 1);
  const sequels = sequelsOf(parts);
  const isSequel = new Set(sequels.values());
  const used = new Set<number>();
  // Start with lines that continue no other. What is left after them are rings.
  const heads = [...parts.keys()].toSorted((a, b) => Number(isSequel.has(a)) - Number(isSequel.has(b)));
  return heads.flatMap((head) => {
    const whole: Point[] = [];
    for (let at: number | undefined = head; at !== undefined && !used.has(at); at = sequels.get(at)) {
      used.add(at);
      for (const point of whole.length > 0 ? parts[at]!.slice(1) : parts[at]!) whole.push(point);
    }
    return whole.length > 0 ? [whole] : [];
  });
};

/** The sea on a page as areas. Rocks off the shore are left out: a ring wholly within the page draws nothing. */
export const seaIn = (coast: readonly (readonly Point[])[], page: Box): Ring[] => {
  const round = 2 * (page[2] - page[0] + page[3] - page[1]);
  const left = joinedCoast(coast)
    .filter((line) => line[0]![0] !== line.at(-1)![0] || line[0]![1] !== line.at(-1)![1])
    .flatMap((line) => runsOf(drawnOut(line, page), page));
  const seas: Ring[] = [];
  while (left.length > 0) {
    const first = left.pop()!;
    const ring = [...first.points];
    let last = first;
    for (;;) {
      const ahead = (run: Run) => (run.enters - last.leaves + round) % round;
      const next = [first, ...left].reduce((nearest, run) => (ahead(run) < ahead(nearest) ? run : nearest));
      ring.push(...cornersBetween(last.leaves, next.enters, page, round));
      if (next === first) break;
      ring.push(...next.points);
      left.splice(left.indexOf(next), 1);
      last = next;
    }
    seas.push(ring);
  }
  return seas;
};

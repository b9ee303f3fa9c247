import type { Point, Ring } from './points.ts';

// Which part of a plane many outlines leave, as outlines. The plane is cut into upright slabs at every corner and
// crossing, so no edges cross inside a slab and each cell between two of them is wholly in or wholly out. Cells that
// touch are then joined along a tree of their common sides; a part with a hole becomes one outline with a seam. There are no
// special cases for corners on edges or edges on edges, where clipping algorithms go wrong.

/** Outlines under some marks: an odd number of them around a place (an area, but not an island in it) puts it inside. */
export type Shape<Mark extends string> = { readonly rings: readonly Ring[]; readonly marks: readonly Mark[] };

type Edge = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Indices of its shape and outline. */
  readonly shape: number;
  readonly ring: number;
  /** How the winding number changes above it. */
  readonly turn: 1 | -1;
};
type Cell = {
  readonly x0: number;
  readonly x1: number;
  /** Low and high on the left and on the right side. */
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly seams: Seam[];
};
type Seam = { readonly cells: readonly [Cell, Cell]; readonly low: number; readonly high: number };
type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

const SAME_X = 1e-9;
const LEAST_SEAM = 1e-9;
const STRAIGHT = 1e-4;
const LEAST_SIZE = 1e-5;

export const boxOf = (rings: readonly Ring[]): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (const [x, y] of ring) {
      [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
      [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
    }
  return [minX, minY, maxX, maxY];
};

export const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

const heightAt = ({ x0, y0, x1, y1 }: Edge, x: number): number => y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

const edgesIn = (shapes: readonly Shape<string>[], [minX, , maxX]: Box): readonly Edge[] => {
  const rings = shapes.flatMap((outlines, shape) => outlines.rings.map((ring) => ({ ring, shape })));
  return rings.flatMap(({ ring: points, shape }, ring) =>
    points.flatMap(([ax, ay], i): Edge[] => {
      const [bx, by] = points[(i + 1) % points.length]!;
      if (Math.max(ax, bx) < minX || Math.min(ax, bx) > maxX) return [];
      const place = { shape, ring };
      return ax < bx
        ? [{ ...place, x0: ax, y0: ay, x1: bx, y1: by, turn: 1 }]
        : [{ ...place, x0: bx, y0: by, x1: ax, y1: ay, turn: -1 }];
    }),
  );
};

/** Where slabs end: at corners and crossings inside the box. The edges come from left to right. */
const cutsIn = (edges: readonly Edge[], [minX, minY, maxX, maxY]: Box): readonly number[] => {
  const near = edges.filter(({ y0, y1 }) => Math.max(y0, y1) >= minY && Math.min(y0, y1) <= maxY);
  const cuts = [minX, maxX];
  near.forEach((a, i) => {
    cuts.push(a.x0, a.x1);
    if (a.x0 === a.x1) return; // upright: it ends slabs and bounds no cell
    const [aLow, aHigh] = [Math.min(a.y0, a.y1), Math.max(a.y0, a.y1)];
    for (let j = i + 1; j < near.length && near[j]!.x0 <= a.x1; j += 1) {
      const b = near[j]!;
      if (b.x0 === b.x1 || Math.max(b.y0, b.y1) < aLow || Math.min(b.y0, b.y1) > aHigh) continue;
      const [from, to] = [b.x0, Math.min(a.x1, b.x1)];
      const [before, after] = [heightAt(a, from) - heightAt(b, from), heightAt(a, to) - heightAt(b, to)];
      if (before < 0 !== after < 0 && before !== after) cuts.push(from + ((to - from) * before) / (before - after));
    }
  });
  const sorted = cuts.filter((x) => x >= minX && x <= maxX).toSorted((a, b) => a - b);
  return sorted.filter((x, i) => i === 0 || x - sorted[i - 1]! > SAME_X);
};

const slabsOf = <Mark extends string>(
  shapes: readonly Shape<Mark>[],
  box: Box,
  isAllowed: (has: (mark: Mark) => boolean) => boolean,
): readonly (readonly Cell[])[] => {
  const edges = edgesIn(shapes, box).toSorted((a, b) => a.x0 - b.x0);
  const cuts = cutsIn(edges, box);
  let next = 0;
  let open: readonly Edge[] = [];
  return cuts.slice(1).map((x1, i) => {
    const x0 = cuts[i]!;
    const middle = (x0 + x1) / 2;
    const first = next;
    while (next < edges.length && edges[next]!.x0 < middle) next += 1;
    open = [...open, ...edges.slice(first, next)].filter((edge) => edge.x1 > middle);
    const crossed = open.map((edge) => ({ edge, y: heightAt(edge, middle) })).toSorted((a, b) => a.y - b.y);
    const turns = new Map<number, number>();
    const isIn = shapes.map(() => false);
    const counts = new Map<Mark, number>();
    const cells: Cell[] = [];
    let low: Edge | undefined;
    for (const { edge } of crossed) {
      const before = turns.get(edge.ring) ?? 0;
      const after = before + edge.turn;
      turns.set(edge.ring, after);
      if ((before === 0) === (after === 0)) continue;
      isIn[edge.shape] = !isIn[edge.shape];
      for (const mark of shapes[edge.shape]!.marks)
        counts.set(mark, (counts.get(mark) ?? 0) + (isIn[edge.shape] ? 1 : -1));
      const allowed = isAllowed((mark) => (counts.get(mark) ?? 0) > 0);
      if (allowed && low === undefined) low = edge;
      if (allowed || low === undefined) continue;
      const left = [heightAt(low, x0), heightAt(edge, x0)] as const;
      cells.push({ x0, x1, left, right: [heightAt(low, x1), heightAt(edge, x1)], seams: [] });
      low = undefined;
    }
    return cells;
  });
};

/** Joins cells of neighbouring slabs where that makes no ring of cells. Returns one cell of each part. */
const joined = (slabs: readonly (readonly Cell[])[]): readonly Cell[] => {
  const parents = new Map<Cell, Cell>();
  const rootOf = (cell: Cell): Cell => {
    let root = cell;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== cell) parents.set(cell, root);
    return root;
  };
  slabs.forEach((cells, i) => {
    for (const a of cells)
      for (const b of slabs[i + 1] ?? []) {
        const [low, high] = [Math.max(a.right[0], b.left[0]), Math.min(a.right[1], b.left[1])];
        const [rootA, rootB] = [rootOf(a), rootOf(b)];
        if (high - low < LEAST_SEAM || rootA === rootB) continue;
        parents.set(rootB, rootA);
        const seam: Seam = { cells: [a, b], low, high };
        a.seams.push(seam);
        b.seams.push(seam);
      }
  });
  return slabs.flat().filter((cell) => rootOf(cell) === cell);
};

/** A corner of the outline, or a cell whose part of it goes here. */
type Step = Point | { readonly cell: Cell; readonly from: Seam };

/** The way around a cell, counter-clockwise, from the seam by which it was entered. */
const around = (cell: Cell, from: Seam | undefined): readonly Step[] => {
  const { x0, x1, left, right, seams } = cell;
  const onLeft = seams.filter((seam) => seam.cells[1] === cell).toSorted((a, b) => b.low - a.low);
  const onRight = seams.filter((seam) => seam.cells[0] === cell).toSorted((a, b) => a.low - b.low);
  const down = (some: readonly Seam[]): readonly Step[] =>
    some.flatMap((seam): Step[] => [[x0, seam.high], { cell: seam.cells[0], from: seam }, [x0, seam.low]]);
  const up = (some: readonly Seam[]): readonly Step[] =>
    some.flatMap((seam): Step[] => [[x1, seam.low], { cell: seam.cells[1], from: seam }, [x1, seam.high]]);
  const bottom: readonly Point[] = [
    [x0, left[0]],
    [x1, right[0]],
  ];
  const top: readonly Point[] = [
    [x1, right[1]],
    [x0, left[1]],
  ];
  if (from === undefined) return [...bottom, ...up(onRight), ...top, ...down(onLeft)];
  const at = onRight.indexOf(from);
  if (at >= 0) return [...up(onRight.slice(at + 1)), ...top, ...down(onLeft), ...bottom, ...up(onRight.slice(0, at))];
  const entry = onLeft.indexOf(from);
  return [...down(onLeft.slice(entry + 1)), ...bottom, ...up(onRight), ...top, ...down(onLeft.slice(0, entry))];
};

/** The outline of the cells that hang together with this one. */
const outlineOf = (first: Cell): Ring => {
  const points: Point[] = [];
  const steps: Step[] = around(first, undefined).toReversed();
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('cell' in step) steps.push(...around(step.cell, step.from).toReversed());
    else points.push(step);
  }
  return points;
};

const isNeeded = (before: Point, at: Point, after: Point): boolean => {
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [at[0] - before[0], at[1] - before[1]];
  if (length < STRAIGHT) return Math.hypot(px, py) > STRAIGHT;
  const isBetween = px * dx + py * dy > 0 && px * dx + py * dy < length * length;
  return !isBetween || Math.abs(dx * py - dy * px) / length > STRAIGHT;
};

const simplified = (outline: Ring): Ring => {
  const ring = outline.filter(([x, y], i) => {
    const [px, py] = outline.at(i - 1)!;
    return Math.abs(x - px) > SAME_X || Math.abs(y - py) > SAME_X;
  });
  // From the leftmost corner, which is always needed: what precedes a point is then a corner that was kept.
  const start = ring.reduce((least, [x], i) => (x < ring[least]![0] ? i : least), 0);
  const kept: Point[] = [];
  for (let i = 0; i < ring.length; i += 1) {
    const point = ring[(start + i) % ring.length]!;
    if (i === 0 || isNeeded(kept.at(-1)!, point, ring[(start + i + 1) % ring.length]!)) kept.push(point);
  }
  return kept;
};

const sizeOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [ox, oy] = ring[0]!;
      const [nx, ny] = ring[(i + 1) % ring.length]!;
      return sum + (x - ox) * (ny - oy) - (nx - ox) * (y - oy);
    }, 0),
  ) / 2;

/**
 * The outlines, without holes, of everything in a box that is allowed. `isAllowed` is told which marks a place has. It must
 * refuse a place without any.
 */
export const regionsOf = <Mark extends string>(
  shapes: readonly Shape<Mark>[],
  box: Box,
  isAllowed: (has: (mark: Mark) => boolean) => boolean,
): readonly Ring[] =>
  joined(slabsOf(shapes, box, isAllowed))
    .map((cell) => simplified(outlineOf(cell)))
    .filter((ring) => ring.length > 2 && sizeOf(ring) > LEAST_SIZE);

import { type Box, boxOf, toSegment } from './lines.ts';
import type { Point } from './plane.ts';

// Outlines: a ring is a list of points without the repeated last one. Its direction means nothing, because
// OpenStreetMap has both.

export type Ring = readonly Point[];

/** Even-odd rule. */
export const isInRing = ([x, y]: Point, ring: Ring): boolean => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
};

export const isInBox = ([x, y]: Point, box: Box): boolean => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];

const signedSize = (ring: Ring): number => {
  const [ox, oy] = ring[0] ?? [0, 0];
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1)
    sum += (ring[j]![0] - ox) * (ring[i]![1] - oy) - (ring[i]![0] - ox) * (ring[j]![1] - oy);
  return sum / 2;
};

const ROWS = 64;

/**
 * Size and middle by the even-odd rule, row by row. Right to about a hundredth, even if the outline crosses itself.
 */
const byRows = (ring: Ring): { readonly size: number; readonly middle: Point } => {
  const [minX, minY, , maxY] = boxOf(ring);
  const tall = (maxY - minY) / ROWS;
  let [size, x, y] = [0, 0, 0];
  for (let row = 0; row < ROWS; row += 1) {
    const at = minY + (row + 0.5) * tall;
    const crossed: number[] = [];
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [a, b] = [ring[i]!, ring[j]!];
      if (a[1] > at !== b[1] > at) crossed.push(((b[0] - a[0]) * (at - a[1])) / (b[1] - a[1]) + a[0]);
    }
    crossed.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossed.length; i += 2) {
      const part = (crossed[i + 1]! - crossed[i]!) * tall;
      size += part;
      x += part * ((crossed[i]! + crossed[i + 1]!) / 2 - minX);
      y += part * (at - minY);
    }
  }
  return { size, middle: size === 0 ? ring[0]! : [minX + x / size, minY + y / size] };
};

/**
 * In an outline that crosses itself, such as a figure of eight, parts cancel because they run in opposite directions.
 */
const CROSSED = 0.05;
const isCrossed = (signed: number, size: number): boolean => Math.abs(Math.abs(signed) - size) > CROSSED * size;

/** Square metres. */
export const sizeOf = (ring: Ring): number => {
  const [signed, { size }] = [signedSize(ring), byRows(ring)];
  return isCrossed(signed, size) ? size : Math.abs(signed);
};

/** The middle of the area rather than of the corners, because mappers space those unevenly. */
const centroid = (ring: Ring): Point => {
  const [ox, oy] = ring[0]!;
  let [x, y] = [0, 0];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [px, py, qx, qy] = [ring[j]![0] - ox, ring[j]![1] - oy, ring[i]![0] - ox, ring[i]![1] - oy];
    const cross = px * qy - qx * py;
    x += (px + qx) * cross;
    y += (py + qy) * cross;
  }
  const size = signedSize(ring);
  const rows = byRows(ring);
  return size === 0 || isCrossed(size, rows.size) ? rows.middle : [ox + x / (6 * size), oy + y / (6 * size)];
};

export const toOutline = (p: Point, ring: Ring): number => {
  let least = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1)
    least = Math.min(least, toSegment(p, ring[j]!, ring[i]!));
  return least;
};

/** Zero inside. */
export const toRing = (p: Point, ring: Ring): number => (isInRing(p, ring) ? 0 : toOutline(p, ring));

/** The part of a ring that is nearer to `mine` than to `other`: cut by the perpendicular bisector of the two. */
export const nearerPart = (ring: Ring, mine: Point, other: Point): Ring => {
  const lead = ([x, y]: Point) => (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - mine[0]) ** 2 - (y - mine[1]) ** 2;
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const [leadA, leadB] = [lead(a), lead(b)];
    const nearer = leadA >= 0 ? [a] : [];
    if (leadA >= 0 === leadB >= 0) return nearer;
    const t = leadA / (leadA - leadB);
    return [...nearer, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])] as const];
  });
};

const POLE_PRECISION_M = 0.1;
const POLE_CELLS = 3000;

/** The point inside that is farthest from the outline, by halving squares (after Mapbox's polylabel, 2016). */
const poleOfInaccessibility = (ring: Ring): Point => {
  const [minX, minY, maxX, maxY] = boxOf(ring);
  const cellAt = (x: number, y: number, half: number) => {
    const edge = toOutline([x, y], ring) * (isInRing([x, y], ring) ? 1 : -1);
    return { x, y, half, edge, most: edge + half * Math.SQRT2 };
  };
  const half = Math.max(maxX - minX, maxY - minY) / 2;
  const cells = [cellAt((minX + maxX) / 2, (minY + maxY) / 2, half)];
  let best = cells[0]!;
  for (let tried = 0; cells.length > 0 && tried < POLE_CELLS; tried += 1) {
    cells.sort((a, b) => a.most - b.most);
    const cell = cells.pop()!;
    if (cell.edge > best.edge) best = cell;
    if (cell.most - best.edge < POLE_PRECISION_M) break;
    const quarter = cell.half / 2;
    for (const dx of [-quarter, quarter])
      for (const dy of [-quarter, quarter]) cells.push(cellAt(cell.x + dx, cell.y + dy, quarter));
  }
  return [best.x, best.y];
};

/**
 * The middle of a green: its centroid, or the pole of inaccessibility if the centroid is off the green (a crescent).
 */
export const middleOf = (ring: Ring): Point => {
  const middle = centroid(ring);
  return isInRing(middle, ring) ? middle : poleOfInaccessibility(ring);
};

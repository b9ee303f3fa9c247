import type { Point } from './plane.ts';

/** A rectangle: least x, least y, greatest x, greatest y. */
export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The unit direction from a to b. Length zero if they are the same point. */
export const direction = (a: Point, b: Point): Point => {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

export const along = (from: Point, [ux, uy]: Point, metres: number): Point => [
  from[0] + ux * metres,
  from[1] + uy * metres,
];

/** How far along a-b, from 0 to 1, the point nearest to p lies. */
const shareOnSegment = (p: Point, a: Point, b: Point): number => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
};

export const toSegment = (p: Point, a: Point, b: Point): number => {
  const t = shareOnSegment(p, a, b);
  return Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
};

/**
 * The point on a line nearest to p: its distance from p, its distance along the line, and the line's whole length, in
 * metres.
 */
export const onLine = (p: Point, line: readonly Point[]): { offM: number; alongM: number; lengthM: number } => {
  let offM = line.length === 1 ? distance(p, line[0]!) : Infinity;
  let alongM = 0;
  let lengthM = 0;
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = distance(a, b);
    const t = shareOnSegment(p, a, b);
    const off = Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1]));
    if (off < offM) {
      offM = off;
      alongM = lengthM + t * length;
    }
    lengthM += length;
  }
  return { offM, alongM, lengthM };
};

/** How far p lies right of the line's nearest leg. Negative is left. */
export const rightOfLine = (p: Point, line: readonly Point[]): number => {
  const { alongM } = onLine(p, line);
  let run = 0;
  const leg = line.findIndex((point, i) => i > 0 && (run += distance(line[i - 1]!, point)) >= alongM);
  const [a, b] = [line[Math.max(0, leg - 1)]!, line[Math.max(1, leg)]!];
  const [ux, uy] = direction(a, b);
  return uy * (p[0] - a[0]) - ux * (p[1] - a[1]);
};

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, point)), 0);

export const boxOf = (points: readonly Point[], marginM = 0): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return [minX - marginM, minY - marginM, maxX + marginM, maxY + marginM];
};

export const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Marks in `keep`, by index, the points between two kept ones that the line needs (Douglas and Peucker). */
export const keepBetween = (
  line: readonly Point[],
  [first, last]: readonly [number, number],
  toleranceM: number,
  keep: Uint8Array,
): void => {
  const open: [number, number][] = [[first, last]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    let far = toleranceM;
    let at = -1;
    for (let i = from + 1; i < to; i += 1) {
      const off = toSegment(line[i]!, line[from]!, line[to]!);
      if (off > far) [far, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
};

/** The line without the points that change it by less than the tolerance. */
export const thinned = (line: readonly Point[], toleranceM: number): Point[] => {
  const keep = new Uint8Array(line.length);
  const last = line.length - 1;
  keep[0] = 1;
  keep[last] = 1;
  keepBetween(line, [0, last], toleranceM, keep);
  return line.filter((_, i) => keep[i] === 1);
};

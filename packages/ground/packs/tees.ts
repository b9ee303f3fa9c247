import { direction, distance, onLine } from '../geometry/lines.ts';
import type { Point } from '../geometry/plane.ts';

// Which hole a tee belongs to. Most lie beside the start of its line. A championship's back tee can lie up to 200 m
// behind a line drawn from the members' tee. It belongs to the hole that it lies behind.

export const TEE_OFF_LINE_M = 30;
const TEE_ALONG_M = 110;
/** How far behind a line to look for tees. */
export const FAR_BEHIND_M = 200;
/**
 * How far aside a tee may lie for each metre behind: the line is seldom drawn from the tee that shows the hole's shape
 * best.
 */
const ASIDE_SHARE = 0.35;

export const isBesideStart = (tee: Point, line: readonly Point[]): boolean => {
  const { offM, alongM } = onLine(tee, line);
  return offM < TEE_OFF_LINE_M && alongM < TEE_ALONG_M;
};

const isBehind = (tee: Point, [start, next]: readonly Point[]): boolean => {
  const [ux, uy] = direction(start!, next!);
  const [dx, dy] = [tee[0] - start![0], tee[1] - start![1]];
  const behindM = -(dx * ux + dy * uy);
  return behindM > 0 && Math.abs(dx * uy - dy * ux) < Math.max(TEE_OFF_LINE_M, ASIDE_SHARE * behindM);
};

export type TeeOf = { readonly n: number; readonly line: readonly Point[] };
export type MappedTee = { readonly at: Point; readonly refs: readonly number[] };

/**
 * The nearest hole that a tee lies far behind, or the one whose number it has. None if it lies beside a line's start.
 */
export const holeOfFarTee = <Hole extends TeeOf>({ at, refs }: MappedTee, holes: readonly Hole[]): Hole | undefined => {
  if (holes.some(({ line }) => isBesideStart(at, line))) return undefined;
  const toStart = ({ line }: Hole) => distance(at, line[0]!);
  const near = holes.filter((hole) => toStart(hole) < FAR_BEHIND_M).toSorted((a, b) => toStart(a) - toStart(b));
  return near.find(({ n }) => refs.includes(n)) ?? near.find(({ line }) => isBehind(at, line));
};

import { direction, distance, onLine } from './lines.ts';
import type { Point } from './plane.ts';

// Which hole a tee belongs to. Most lie beside the start of its line. The back tee of a championship lies up to 200 m
// behind a line that was drawn from the members' tee: it belongs to the hole that it lies behind.

export const TEE_OFF_LINE_M = 30;
const TEE_ALONG_M = 110;
/** How far behind a line tees are looked for. */
export const FAR_BEHIND_M = 200;
/** So far aside for each metre behind: a hole is seldom drawn from the tee that shows its shape best. */
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

/** The nearest hole that a tee lies far behind, or one whose number it carries; none where it is beside a line's start. */
export const holeOfFarTee = <Hole extends TeeOf>({ at, refs }: MappedTee, holes: readonly Hole[]): Hole | undefined => {
  if (holes.some(({ line }) => isBesideStart(at, line))) return undefined;
  const toStart = ({ line }: Hole) => distance(at, line[0]!);
  const near = holes.filter((hole) => toStart(hole) < FAR_BEHIND_M).toSorted((a, b) => toStart(a) - toStart(b));
  return near.find(({ n }) => refs.includes(n)) ?? near.find(({ line }) => isBehind(at, line));
};

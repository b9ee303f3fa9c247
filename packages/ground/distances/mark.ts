import type { Fix, Position } from '../packs/course-pack.ts';
import { distance } from '../geometry/lines.ts';
import { isPlace, planeAt } from '../geometry/plane.ts';

/** Where the ball lay, and the best accuracy among the fixes used, in metres. */
export type BallPosition = Position & { readonly accuracyM: number };

const BEFORE_MS = 12_000;
const AFTER_MS = 6000;
const FRESH_MS = 5000; // after sleep, phones first return an old position
export const WORST_ACCURACY_M = 25;
const JUMP_M = 25;

const isUsable = (fix: Fix, tappedAt: number): boolean =>
  isPlace(fix) &&
  Number.isFinite(fix.acc) &&
  fix.acc >= 0 &&
  fix.acc <= WORST_ACCURACY_M &&
  fix.got - fix.t < FRESH_MS &&
  fix.t >= tappedAt - BEFORE_MS &&
  fix.t <= tappedAt + AFTER_MS;

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
};

/**
 * The ball's position from one tap beside it: the mean of the fresh fixes around the tap, weighted by accuracy, without
 * fixes that jumped. If the fixes contradict each other, it is the most accurate one, and the latest of equals.
 * Undefined without fresh fixes, so that no stale position is stored.
 */
export const markAt = (fixes: readonly Fix[], tappedAt: number): BallPosition | undefined => {
  const usable = fixes.filter((fix) => isUsable(fix, tappedAt));
  if (usable.length === 0) return undefined;
  const plane = planeAt(usable[0]!);
  const spots = usable.map((fix) => ({
    at: plane.toPoint(fix),
    weight: 1 / Math.max(1, fix.acc) ** 2,
    acc: fix.acc,
    t: fix.t,
  }));
  const middle = [median(spots.map(({ at }) => at[0])), median(spots.map(({ at }) => at[1]))] as const;
  const near = spots.filter(({ at }) => distance(at, middle) < JUMP_M);
  const [best] = spots.toSorted((a, b) => a.acc - b.acc || b.t - a.t);
  const chosen = near.length > 0 ? near : [best!];
  const weight = chosen.reduce((sum, spot) => sum + spot.weight, 0);
  const mean = [0, 1].map((axis) => chosen.reduce((sum, spot) => sum + spot.at[axis]! * spot.weight, 0) / weight);
  return { ...plane.toPosition([mean[0]!, mean[1]!]), accuracyM: Math.min(...chosen.map(({ acc }) => acc)) };
};

import { compact } from '@divot/basics';
import type { BagShot } from './shot-columns.ts';

// How the ball flew, from where it started and where it landed: slices and hooks, which a video cannot judge. The curve
// is the angle at the landing point between the line it started on and the line to it. A maker's spin axis is never
// used, because its sign can differ between two files of one maker.

export type CurvedShot = Pick<BagShot, 'carryM' | 'sideM' | 'launchDirectionDeg'>;
export type Shape = 'slice' | 'fade' | 'straight' | 'draw' | 'hook';
export type BallFlight = {
  readonly n: number;
  /** The median start and curve in degrees. Right is positive. */
  readonly startDeg: number;
  readonly curveDeg: number;
  /** Half of the 80 % interval of the median curve. */
  readonly halfDeg: number;
  /** The curve at the landing point, in metres. */
  readonly curveM: number;
  /** For this golfer's hand. Absent while the interval crosses a boundary. */
  readonly shape?: Shape;
};

const FEWEST_SHOTS = 10;
const SHORTEST_M = 20;
/** Divot's own bands: 2 degrees are 5 m at 150 m. 6 degrees are 16 m, more than half a green. */
const CURVED_DEG = 2;
const STRONG_DEG = 6;
const DEGREES = 180 / Math.PI;

/** Degrees of curve. Right is positive. Undefined if start or side were not measured. */
export const curveOf = ({ carryM, sideM, launchDirectionDeg }: CurvedShot): number | undefined => {
  if (sideM === undefined || launchDirectionDeg === undefined || carryM < SHORTEST_M) return undefined;
  return Math.atan2(sideM, carryM) * DEGREES - launchDirectionDeg;
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

const bandOf = (awayDeg: number): Shape => {
  if (Math.abs(awayDeg) < CURVED_DEG) return 'straight';
  if (awayDeg > 0) return awayDeg >= STRONG_DEG ? 'slice' : 'fade';
  return awayDeg <= -STRONG_DEG ? 'hook' : 'draw';
};

/** How one ball curved, for this golfer's hand. Undefined if start or side were not measured. */
export const shapeOf = (shot: CurvedShot, handedness: 'right' | 'left' = 'right'): Shape | undefined => {
  const curve = curveOf(shot);
  return curve === undefined ? undefined : bandOf(handedness === 'left' ? -curve : curve);
};

/** Undefined with fewer than ten shots that have a start and a side. */
export const ballFlight = (
  shots: readonly CurvedShot[],
  handedness: 'right' | 'left' = 'right',
): BallFlight | undefined => {
  const curved = shots.flatMap((shot) => {
    const curve = curveOf(shot);
    return curve === undefined ? [] : [{ curve, start: shot.launchDirectionDeg!, carryM: shot.carryM }];
  });
  const n = curved.length;
  if (n < FEWEST_SHOTS) return undefined;
  const curveDeg = median(curved.map(({ curve }) => curve));
  const spread = 1.4826 * median(curved.map(({ curve }) => Math.abs(curve - curveDeg)));
  // A median's error is 1.25 times a mean's. 1.28 gives 80 %.
  const halfDeg = (1.28 * 1.25 * spread) / Math.sqrt(n);
  const away = handedness === 'left' ? -curveDeg : curveDeg;
  const shape = bandOf(away);
  const isSure = bandOf(away - halfDeg) === shape && bandOf(away + halfDeg) === shape;
  return compact({
    n,
    startDeg: median(curved.map(({ start }) => start)),
    curveDeg,
    halfDeg,
    curveM: Math.tan(curveDeg / DEGREES) * median(curved.map(({ carryM }) => carryM)),
    shape: isSure ? shape : undefined,
  });
};

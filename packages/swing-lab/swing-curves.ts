// How each part of the golfer moves through one swing. The curves are monotone between the key times and flat at
// extrema, so the top is a true reversal. Angles in degrees, positions in metres.

import { BODY_SIZES, type GolferParameters } from './parameters.ts';
import { type Curve, RADIANS, curve } from './vector.ts';

/** Key times in seconds: takeaway, two in the backswing, top, two in the downswing, impact, two after, hold, end. */
export interface SwingTimes {
  readonly A: number;
  readonly B1: number;
  readonly B2: number;
  readonly P: number;
  readonly T: number;
  readonly D1: number;
  readonly D2: number;
  readonly I: number;
  readonly F1: number;
  readonly F2: number;
  readonly F: number;
  readonly R0: number;
  readonly R1: number;
}

export const swingTimes = (p: GolferParameters, takeaway: number): SwingTimes => {
  const T = takeaway + p.backswing;
  const I = T + p.downswing;
  const F = I + p.follow;
  return {
    A: takeaway,
    B1: takeaway + 0.42 * p.backswing,
    B2: takeaway + 0.68 * p.backswing,
    P: T - 0.15 * p.downswing, // the pelvis turns back before the arms
    T,
    D1: T + 0.52 * p.downswing,
    D2: T + 0.8 * p.downswing,
    I,
    F1: I + (0.064 / 0.75) * p.follow,
    F2: I + (0.26 / 0.75) * p.follow,
    F,
    R0: F + p.hold,
    R1: F + p.hold + p.relax,
  };
};

/** Distance from shoulder to wrist at an elbow flexion, as a share of the straight arm. */
const reachAt = (flexion: number): number => {
  const { upperArm, foreArm } = BODY_SIZES;
  const squared = upperArm ** 2 + foreArm ** 2 + 2 * upperArm * foreArm * Math.cos(flexion * RADIANS);
  return Math.sqrt(squared) / (upperArm + foreArm);
};

type Keys = Partial<Record<keyof SwingTimes, number>>;
export type CurveName =
  | 'arm'
  | 'armPlane'
  | 'armYaw'
  | 'reach'
  | 'shaft'
  | 'chest'
  | 'pelvis'
  | 'forward'
  | 'side'
  | 'pelvisX'
  | 'pelvisY'
  | 'pelvisZ'
  | 'headYaw'
  | 'headPitch'
  | 'heel';

const keysOf = (p: GolferParameters): Readonly<Record<CurveName, Keys>> => {
  const L = BODY_SIZES.torso;
  const { reversePivot: pivot, overTheTop: over, earlyExtension: early } = p;
  const impactX = p.slide * (1 - 0.6 * pivot) * L;
  const finishX = p.weightShift * (1 - pivot) * L;
  return {
    arm: { A: -14, B1: -50, B2: -97, T: -146, D1: -98, D2: -52, I: 0, F1: 32, F2: 90, F: 138, R0: 138, R1: 45 },
    armPlane: {
      A: 12,
      B1: 14,
      B2: 24,
      T: 38,
      D1: 24 - 26 * over,
      D2: 14 - 8 * over,
      I: 14,
      F1: 24,
      F2: 26,
      F: 0,
      R0: 0,
      R1: 2,
    },
    armYaw: {
      A: 0,
      T: 0,
      ...(over ? { D1: -30 * over, D2: -20 * over } : {}),
      I: 4,
      F1: 16,
      F2: 22,
      F: 0,
      R0: 0,
      R1: 4,
    },
    reach: {
      A: 0.98,
      B1: 0.985,
      T: 0.98,
      D1: 0.985,
      I: 0.985,
      F1: reachAt(p.chickenWing),
      F2: reachAt(Math.max(p.chickenWing, 16)),
      F: 0.6,
      R0: 0.6,
      R1: 0.72,
    },
    shaft: { A: 4, B1: -102, B2: -176, T: -262, D1: -214, D2: -112, I: 6, F1: 76, F2: 172, F: 292, R0: 292, R1: 215 },
    chest: {
      A: -3,
      B1: -36,
      B2: -66,
      T: p.chestTurn,
      D1: -52 + 14 * over,
      D2: -18 + 8 * over,
      I: 22,
      F1: 52,
      F2: 82,
      F: 112,
      R0: 112,
      R1: 96,
    },
    pelvis: { A: 0, B1: -13, B2: -27, P: p.hipTurn, D1: -10, D2: 16, I: 34, F1: 48, F2: 68, F: 94, R0: 94, R1: 88 },
    forward: { A: 37, T: 36, I: 34 - 55 * early, F1: 31 - 55 * early, F2: 18, F: 1, R0: 1, R1: 3 },
    side: {
      A: -7,
      T: p.spineTop + 16 * pivot,
      D1: (-9 + p.spineTop + 10 * pivot) / 2 - 2,
      D2: -4,
      I: -15,
      F1: -18,
      F2: -9 - 8 * pivot,
      F: -2 - 12 * pivot,
      R0: -2 - 12 * pivot,
      R1: -2,
    },
    pelvisX: {
      A: 0,
      T: (-p.sway + 0.2 * pivot) * L,
      I: impactX,
      F2: (p.slide * 0.35 + p.weightShift * 0.65 * (1 - pivot)) * L,
      F: finishX,
      R0: finishX,
      R1: 0.8 * finishX,
    },
    // The pelvis rises before impact, so the hands are lowest just before it, as in real swings.
    pelvisY: { A: 0.9, T: 0.892, D1: 0.885, D2: 0.868, I: 0.925, F2: 0.925, F: 0.94 },
    pelvisZ: {
      A: -0.135,
      T: -0.125,
      D2: -0.125 + 0.6 * early * L,
      I: -0.12 + early * L,
      F2: -0.08 + 0.6 * early * L,
      F: -0.03,
    },
    headYaw: { A: 0, T: -14, I: 0, F1: 6, F2: 46, F: 84, R0: 84, R1: 84 },
    headPitch: { A: 34, T: 32, I: 36, F1: 32, F2: 18, F: -2, R0: -2, R1: 4 },
    heel: { A: 0, T: 0, I: 0.25, F1: 0.42, F2: 0.72, F: 1 },
  };
};

const through = (keys: Keys, times: SwingTimes): Curve =>
  curve(
    Object.entries(keys)
      .map(([name, value]): [number, number] => [times[name as keyof SwingTimes], value])
      .sort((a, b) => a[0] - b[0]),
  );

export const swingCurves = (p: GolferParameters, times: SwingTimes): Readonly<Record<CurveName, Curve>> =>
  Object.fromEntries(Object.entries(keysOf(p)).map(([name, keys]) => [name, through(keys, times)])) as Record<
    CurveName,
    Curve
  >;

/** The club's plane. At address and impact it is solved so that the head meets the ground. */
export const shaftPlane = (times: SwingTimes, atAddress: number, atImpact: number): Curve =>
  through(
    { A: atAddress, B1: 42, B2: 42, T: 50, D1: 46, D2: 44, I: atImpact, F1: 42, F2: 42, F: 75, R0: 75, R1: 70 },
    times,
  );

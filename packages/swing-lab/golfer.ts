// A synthetic golfer with exactly known swings: joints at any time, true events, and the camera's view of them as the
// pose model would report it (33 landmarks). It proves geometry and fault logic, not accuracy on real people.

import type { Landmark, PoseSequence } from '../swing/contract.ts';
import { type JointName, type Joints, bodyAt } from './body.ts';
import { BODY_SIZES, type GolferParameters, NEUTRAL } from './parameters.ts';
import { type SwingTimes, shaftPlane, swingCurves, swingTimes } from './swing-curves.ts';
import { RADIANS, type Vector, cross, dot, mix, sub, turn, unit } from './vector.ts';

/** A body whose joints are known at any time, and how it is filmed. */
export interface FilmedBody {
  readonly parameters: GolferParameters;
  readonly durationSeconds: number;
  at(seconds: number): Joints;
}

export interface SyntheticGolfer extends FilmedBody {
  readonly times: readonly SwingTimes[];
  /** The eight events of each swing, in seconds. */
  readonly events: readonly (readonly number[])[];
}

/** First time in from..to when `f` changes sign. */
const root = (f: (time: number) => number, from: number, to: number): number => {
  const parts = 400;
  const at = (i: number) => from + ((to - from) * i) / parts;
  const begin = f(from) < 0;
  const k = Array.from({ length: parts }, (_, i) => i + 1).find((i) => f(at(i)) < 0 !== begin);
  if (k === undefined) throw new Error('This golfer never reaches an event: check the parameters');
  let low = at(k - 1);
  let high = at(k);
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0 === begin) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const blend = (a: Joints, b: Joints, share: number): Joints =>
  Object.fromEntries(
    (Object.keys(a) as JointName[]).map((name) => {
      const middle = mix(a[name], b[name], share);
      return [name, name === 'shaft' ? unit(middle) : middle];
    }),
  ) as Record<JointName, Vector>;

export const syntheticGolfer = (dials: Partial<GolferParameters> = {}): SyntheticGolfer => {
  const p: GolferParameters = { ...NEUTRAL, ...dials };
  const oneSwing = p.backswing + p.downswing + p.follow + p.hold + p.relax;
  const swings = Array.from({ length: p.swings }, (_, i) => {
    const times = swingTimes(p, p.lead + i * (oneSwing + p.gap));
    const curves = swingCurves(p, times);
    const toGround = (time: number): number => {
      const grip = bodyAt(curves, () => 40, time).gripLead;
      const cosine = (grip[1] - 0.03) / (BODY_SIZES.club * Math.cos(curves.shaft(time) * RADIANS));
      return Math.acos(Math.min(1, cosine)) / RADIANS;
    };
    return { times, curves, plane: shaftPlane(times, toGround(times.A), toGround(times.I)) };
  });
  const solve = (i: number, time: number) => bodyAt(swings[i]!.curves, swings[i]!.plane, time);
  const at = (time: number): Joints => {
    let i = 0;
    while (i < swings.length - 1 && time > swings[i]!.times.R1 + 0.3 * p.gap) i++;
    const body = solve(i, time);
    if (i === 0 || time >= swings[i]!.times.A) return body;
    const from = swings[i - 1]!.times.R1 + 0.3 * p.gap;
    const share = Math.max(0, Math.min(1, (time - from) / (swings[i]!.times.A - 0.25 * p.gap - from)));
    return share < 1 ? blend(solve(i - 1, time), body, share * share * (3 - 2 * share)) : body;
  };
  const shaftHeight = (time: number) => at(time).shaft[1];
  const armHeight = (time: number) => at(time).leadWrist[1] - at(time).leadShoulder[1];
  const events = swings.map(({ times: k }) => [
    k.A,
    root(shaftHeight, k.A + 0.01, k.B2),
    root(armHeight, k.A + 0.01, k.T),
    k.T,
    root(armHeight, k.T, k.I),
    k.I,
    root(shaftHeight, k.I + 0.005, k.F2),
    k.F,
  ]);
  return {
    parameters: p,
    durationSeconds: p.lead + p.swings * oneSwing + (p.swings - 1) * p.gap + p.tail,
    at,
    times: swings.map(({ times }) => times),
    events,
  };
};

/** Pinhole camera, square to the target line or on it. A left-hander is filmed in a mirror. */
export const camera = (p: GolferParameters): ((point: Vector) => readonly [x: number, y: number, depth: number]) => {
  const faceOn = p.view === 'face-on';
  const target: Vector = faceOn ? [-0.02, 0.98, 0.15] : [0, 0.95, 0.38];
  const direction = turn(faceOn ? [0, 0, 1] : [-1, 0, 0], Y_UP, p.cameraYaw * RADIANS);
  const eye: Vector = [
    target[0] + direction[0] * p.cameraDistance,
    p.cameraHeight ?? (faceOn ? 1.05 : 1.1),
    target[2] + direction[2] * p.cameraDistance,
  ];
  const ahead = unit(sub(target, eye));
  const right = unit(cross(ahead, Y_UP));
  const up = cross(right, ahead);
  const focal = 0.5 / Math.tan(20.5 * RADIANS);
  const flip = p.handedness === 'left' ? -1 : 1;
  const aspect = p.width / p.height;
  return (point) => {
    const v = sub(point, eye);
    const depth = dot(v, ahead);
    return [0.5 + (flip * focal * dot(v, right)) / depth / aspect, 0.5 - (focal * dot(v, up)) / depth, depth];
  };
};
const Y_UP: Vector = [0, 1, 0];

/** The pose model's landmark order. Its extra face and finger landmarks go at the nearest joint. */
const SIDES = ['Shoulder', 'Elbow', 'Wrist', 'Wrist', 'Wrist', 'Wrist', 'Hip', 'Knee', 'Ankle', 'Heel', 'Toe'] as const;

const jointOf = (index: number, leftIsLead: boolean): JointName => {
  const side = (left: boolean) => (left === leftIsLead ? 'lead' : 'trail');
  if (index === 0) return 'nose';
  if (index <= 6) return `${side(index <= 3)}Eye`;
  if (index <= 8) return `${side(index === 7)}Ear`;
  if (index <= 10) return 'nose';
  return `${side(index % 2 === 1)}${SIDES[(index - 11) >> 1]!}`;
};

/** What a perfect pose model sees of these joints. */
export const landmarksOf = (joints: Joints, p: GolferParameters): readonly Landmark[] => {
  const project = camera(p);
  return Array.from({ length: 33 }, (_, index): Landmark => {
    const [x, y] = project(joints[jointOf(index, p.handedness === 'right')]);
    return [x, y, 0, 1];
  });
};

/** Every frame of the clip through the camera, as a perfect pose model would see it. */
export const posesOf = (golfer: FilmedBody): PoseSequence => {
  const p = golfer.parameters;
  const frames = Array.from({ length: Math.round(golfer.durationSeconds * p.fps) }, (_, i) => ({
    timeMs: (i * 1000) / p.fps,
    landmarks: landmarksOf(golfer.at(i / p.fps), p),
  }));
  return { fps: p.fps, widthPx: p.width, heightPx: p.height, frames };
};

/** The eight true event frames of each swing. */
export const eventFramesOf = (golfer: SyntheticGolfer): readonly (readonly number[])[] =>
  golfer.events.map((times) => times.map((time) => Math.round(time * golfer.parameters.fps)));

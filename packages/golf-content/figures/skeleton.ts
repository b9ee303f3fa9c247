import type { Body, Point, Reach } from './scene.ts';

// Computes every joint from hips, hands and feet with two-bone inverse kinematics, so that limbs keep their lengths.

const SPINE = 29;
const NECK = 11.5;
const ARM = 13.5;
const LEG = 19;
const SHOULDER_HALF = 8;
const HIP_HALF = 4.5;
const SOLE = 7;

type Limb = { readonly root: Point; readonly joint: Point; readonly end: Point };
export type Joints = {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  /** Control point of the spine's curve. */
  readonly spine: Point;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly toes: readonly [Point, Point];
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const along = ([x, y]: Point, degreesFromUp: number, length: number): Point => [
  x + Math.sin(radians(degreesFromUp)) * length,
  y - Math.cos(radians(degreesFromUp)) * length,
];

/** The joint between two bones of `length`. An end out of reach is pulled in. */
const limb = (root: Point, [x, y, bend = 1]: Reach, length: number): Limb => {
  const reach = Math.hypot(x - root[0], y - root[1]) || 1;
  const span = Math.min(reach, 2 * length - 0.01);
  const [dx, dy] = [(x - root[0]) / reach, (y - root[1]) / reach];
  const height = Math.sqrt(length ** 2 - (span / 2) ** 2);
  return {
    root,
    joint: [root[0] + (dx * span) / 2 + dy * height * bend, root[1] + (dy * span) / 2 - dx * height * bend],
    end: [root[0] + dx * span, root[1] + dy * span],
  };
};

/** How much lower the nearer end of a turned line appears than the farther one: the viewer looks down a little. */
const TURNED_DROP = 0.45;

/** Both ends of the shoulder or hip line. Turned away, it looks shorter and slanted. */
const pair = (middle: Point, lean: number, half: number, turn = 0): readonly [Point, Point] => {
  const wide = half * Math.cos(radians(turn));
  const drop = half * Math.sin(radians(turn)) * TURNED_DROP;
  const [left, right] = [along(middle, lean - 90, wide), along(middle, lean + 90, wide)];
  return [
    [left[0], left[1] + drop],
    [right[0], right[1] - drop],
  ];
};

export const jointsOf = ({
  view,
  hip,
  lean,
  bow = 0,
  nod = 0,
  turn = [0, 0],
  hands,
  feet,
  soles = [0, 0],
}: Body): Joints => {
  const neck = along(hip, lean, SPINE);
  const chest = along(hip, lean, SPINE - 3);
  const front = view === 'front';
  const shoulders = pair(chest, lean, front ? SHOULDER_HALF : 0, turn[1]);
  const sockets = pair(hip, lean, front ? HIP_HALF : 0, turn[0]);
  const withBend = ([x, y, bend]: Reach, usual: 1 | -1): Reach => [x, y, bend ?? usual];
  const legs = [
    limb(sockets[0], withBend(feet[0], front ? -1 : 1), LEG),
    limb(sockets[1], withBend(feet[1], 1), LEG),
  ] as const;
  const toe = (side: 0 | 1) => along(legs[side].end, 90 + soles[side], front ? SOLE * (side === 0 ? -0.7 : 0.7) : SOLE);
  return {
    head: along(neck, lean + nod, NECK),
    neck,
    hip,
    spine: along(along(hip, lean, SPINE / 2), lean - 90, bow * 2),
    arms: [
      limb(shoulders[0], withBend(hands[0], -1), ARM),
      limb(shoulders[1], withBend(hands[1], front ? 1 : -1), ARM),
    ],
    legs,
    toes: [toe(0), toe(1)],
  };
};

// Points and rotations in the golfer's space, in centimetres: x to the golfer's left (the target of a right-hander),
// y up, z forward (to the ball). The floor is y = 0.

export type Vec = readonly [x: number, y: number, z: number];
/** Degrees: a turn to the left about the part's own length, then a tilt to the left, then a lean forward. */
export type Angles = readonly [turn: number, lean: number, tilt: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const sin = (degrees: number): number => Math.sin(radians(degrees));
export const cos = (degrees: number): number => Math.cos(radians(degrees));

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scaled = (v: Vec, by: number): Vec => [v[0] * by, v[1] * by, v[2] * by];
export const minus = (a: Vec, b: Vec): Vec => add(a, scaled(b, -1));
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const lengthOf = (v: Vec): number => Math.sqrt(dot(v, v));
export const unit = (v: Vec): Vec => scaled(v, 1 / (lengthOf(v) || 1));
export const between = (a: Vec, b: Vec, share: number): Vec => add(a, scaled(minus(b, a), share));

export const rotated = ([turn, lean, tilt]: Angles, [x0, y0, z0]: Vec): Vec => {
  const [x1, z1] = [x0 * cos(turn) + z0 * sin(turn), z0 * cos(turn) - x0 * sin(turn)];
  const [x2, y2] = [x1 * cos(tilt) + y0 * sin(tilt), y0 * cos(tilt) - x1 * sin(tilt)];
  return [x2, y2 * cos(lean) - z1 * sin(lean), z1 * cos(lean) + y2 * sin(lean)];
};

/** `v` turned about `axis`, a unit vector. */
export const turnedAbout = (v: Vec, axis: Vec, degrees: number): Vec =>
  add(
    add(scaled(v, cos(degrees)), scaled(cross(axis, v), sin(degrees))),
    scaled(axis, dot(axis, v) * (1 - cos(degrees))),
  );

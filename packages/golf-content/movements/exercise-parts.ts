import type { Key } from './movement.ts';
import { at } from './postures.ts';
import { box, type Prop, stick } from './props.ts';
import type { Vec } from './space.ts';

// What many exercises share. `SIDE` sees the golfer's right side, `TURNED` the front and a little of it.

export const FRONT = 0;

export const TURNED = 28;

export const SIDE = 90;

export const SLANT = 62;

export const dumbbells = (along: Vec = [0, 0, 1]): readonly Prop[] => [
  { kind: 'dumbbell', at: 'left-hand', along },
  { kind: 'dumbbell', at: 'right-hand', along },
];

export const heavyBall = (at_: Extract<Prop, { kind: 'ball' }>['at']): Prop => ({
  kind: 'ball',
  at: at_,
  size: 12,
  looks: 'heavy',
});

export const kettlebell: Prop = { kind: 'kettlebell', at: 'hands' };

export const wall = (z: number): Prop => box([-60, 0, z], [120, 190, 5], 'wall');

export const post = (x: number, z = 0): Prop => stick([x, 0, z], [x, 186, z]);

/** Hands together, somewhere in space. */
export const hands = (x: number, y: number, z: number, elbow = 0) =>
  ({ left: at(x + 4, y, z, elbow), right: at(x - 4, y, z, elbow) }) as const;

/** A swing with the hands on a band instead of a club. */
export const bandSwing = (...keys: readonly Key[]): readonly Key[] =>
  keys.map(([share, pose]) => [share, { ...pose, right: { club: [5, 0] } }]);

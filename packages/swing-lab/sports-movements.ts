// Sports and work that resemble a golf swing: both hands on one handle that goes up on one side, down and through.

import { type Key, together } from './moving-body.ts';

const bent: Key[1] = { forward: 32, hips: [0, 0.88, -0.12] };

/** Keyed by name, as in `MOVEMENTS`. */
export const SPORTS_MOVEMENTS: Readonly<Record<string, readonly Key[]>> = {
  'a hammer throw': [
    [0, { ...together([-0.3, 0.7, 0.2]), forward: 20, hips: [0, 0.85, -0.1], turned: -20 }],
    ...[0, 1.3].flatMap((later): readonly Key[] => [
      [later + 0.4, { ...together([0.35, 0.95, 0.45]), turned: 15 }],
      [later + 0.7, { ...together([0.3, 1.7, 0.15]), turned: 40, forward: 5 }],
      [later + 1.0, { ...together([-0.35, 1.65, -0.1]), turned: -35, forward: 5 }],
      [later + 1.3, { ...together([-0.35, 0.75, 0.25]), turned: -30, forward: 20 }],
    ]),
    [3.0, { ...together([0.1, 0.7, 0.55]), turned: 10, forward: 10, hips: [0, 0.8, -0.25] }],
    [3.35, { ...together([0.5, 1.6, 0.1]), turned: 75, forward: 0, hips: [0, 0.93, -0.05] }],
    [4.2, { ...together([0.3, 1.2, 0.2]), turned: 40 }],
  ],
  'winding up to throw a hammer': [
    [0, { ...together([-0.35, 0.7, 0.2]), forward: 15, turned: -30 }],
    ...[0, 1.1, 2.2].flatMap((later): readonly Key[] => [
      [later + 0.25, { ...together([0.1, 0.7, 0.5]), turned: 0, forward: 15 }],
      [later + 0.5, { ...together([0.45, 1.35, 0.25]), turned: 40, forward: 5 }],
      [later + 0.75, { ...together([0, 1.85, -0.1]), turned: 0, forward: -5 }],
      [later + 0.95, { ...together([-0.45, 1.35, 0.05]), turned: -45, forward: 5 }],
      [later + 1.1, { ...together([-0.35, 0.75, 0.25]), turned: -40, forward: 15 }],
    ]),
    [4.1, { ...together([0.4, 1.5, 0.2]), turned: 70 }],
  ],
  'a slap shot': [
    [0, { left: [-0.1, 0.95, 0.3], right: [-0.3, 0.7, 0.4], ...bent, turned: -5 }],
    [0.8, {}],
    [1.3, { left: [-0.35, 1.15, 0.25], right: [-0.65, 1.35, 0.05], turned: -60, forward: 25 }],
    [1.6, { left: [0.15, 0.85, 0.35], right: [-0.05, 0.62, 0.5], turned: -5, forward: 42, hips: [0.12, 0.8, -0.1] }],
    [1.95, { left: [0.45, 1.15, 0.3], right: [0.55, 1.4, 0.4], turned: 45, forward: 25, leftFoot: [0.35, 0, 0.1] }],
    [2.8, {}],
  ],
  'a field hockey hit': [
    [0, { ...together([0.05, 0.72, 0.4]), ...bent, turned: -10 }],
    [0.7, {}],
    [1.1, { ...together([-0.45, 1.35, 0.15]), turned: -55, forward: 28, leftFoot: [0.32, 0, 0.02] }],
    [1.4, { ...together([0.1, 0.66, 0.45]), turned: -5, forward: 45, hips: [0.12, 0.8, -0.12] }],
    [1.75, { ...together([0.5, 1.4, 0.2]), turned: 55, forward: 20, hips: [0.18, 0.86, -0.08] }],
    [2.6, {}],
  ],
  'a sledgehammer on a tyre': [
    [0, { ...together([-0.05, 0.8, 0.45]), forward: 25, hips: [0, 0.88, -0.1] }],
    ...[0, 2].flatMap((later): readonly Key[] => [
      [later + 0.5, { ...together([-0.4, 0.9, 0.2]), turned: -30, forward: 15 }],
      [later + 1.0, { ...together([-0.2, 1.8, 0.0]), turned: -25, forward: 0, hips: [0, 0.94, 0] }],
      [later + 1.3, { ...together([0.05, 0.7, 0.5]), turned: 5, forward: 45, hips: [0, 0.84, -0.15] }],
      [later + 1.6, {}],
    ]),
    [4.2, { ...together([0.2, 1.5, 0.3]), forward: 5, turned: 10, hips: [0, 0.94, 0] }],
    [5, {}],
  ],
  'a bat swung at a ball on a tee': [
    [0, { ...together([-0.15, 1.15, 0.3]), forward: 12, turned: -10 }],
    [0.8, { ...together([-0.35, 1.45, 0.0]), turned: -45 }],
    [1.1, { ...together([-0.4, 1.45, -0.05]), turned: -55, leftFoot: [0.42, 0, 0] }],
    [1.3, { ...together([0.05, 0.98, 0.5]), turned: 10, forward: 22, hips: [0.1, 0.88, -0.06] }],
    [1.6, { ...together([0.4, 1.55, 0.05]), turned: 85, forward: 5, hips: [0.12, 0.92, 0] }],
    [2.5, {}],
  ],
};

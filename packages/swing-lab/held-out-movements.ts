// More movements, drawn after the rules in `is-swing.ts` and not used to make them. They estimate how the rules do on
// the next unknown movement.

import { type Key, together } from './moving-body.ts';

const times = (count: number, keys: (i: number) => readonly Key[]): readonly Key[] =>
  Array.from({ length: count }, (_, i) => keys(i)).flat();

/** Keyed by name, as in `MOVEMENTS`. */
export const HELD_OUT_MOVEMENTS: Readonly<Record<string, readonly Key[]>> = {
  'standing still': [
    [0, {}],
    [4, {}],
  ],
  'waving one hand': [
    [0, {}],
    ...times(4, (i) => [
      [0.6 + i * 0.6, { right: [-0.5, 1.75, 0.1] }],
      [0.9 + i * 0.6, { right: [-0.2, 1.8, 0.15] }],
    ]),
    [4, { right: [-0.25, 0.82, 0.08] }],
  ],
  'clapping in front': [
    [0, {}],
    ...times(5, (i) => [
      [0.6 + i * 0.5, { left: [0.02, 1.2, 0.4], right: [-0.02, 1.2, 0.4] }],
      [0.85 + i * 0.5, { left: [0.35, 1.2, 0.3], right: [-0.35, 1.2, 0.3] }],
    ]),
    [4, {}],
  ],
  'squats with clasped hands': [
    [0, { ...together([0, 1.15, 0.3]) }],
    ...times(3, (i) => [
      [1 + i * 2, { ...together([0, 0.75, 0.35]), hips: [0, 0.5, -0.3], forward: 40 }],
      [2 + i * 2, { ...together([0, 1.15, 0.3]), hips: [0, 0.94, -0.02], forward: 2 }],
    ]),
  ],
  'squat to overhead press': [
    [0, { ...together([0, 1.2, 0.25]) }],
    ...times(3, (i) => [
      [1 + i * 2.4, { ...together([0, 0.6, 0.4]), hips: [0, 0.5, -0.3], forward: 40 }],
      [1.8 + i * 2.4, { ...together([0, 1.95, 0.1]), hips: [0, 0.94, 0], forward: 0 }],
    ]),
  ],
  'golf ball picked from the hole': [
    [0, { ...together([0, 0.85, 0.2]) }],
    [1, { ...together([0.1, 0.3, 0.5]), forward: 80 }],
    [2, { ...together([0, 0.9, 0.2]), forward: 2 }],
    [3, {}],
  ],
  'baseball from a high stance': [
    [0, { ...together([-0.25, 1.5, 0]), turned: -15 }],
    [0.9, { ...together([-0.4, 1.55, -0.1]), turned: -45, leftFoot: [0.3, 0.1, 0] }],
    [1.1, { leftFoot: [0.55, 0, 0.05] }],
    [1.3, { ...together([0.1, 1.05, 0.6]), turned: 10, forward: 15 }],
    [1.55, { ...together([0.45, 1.5, 0]), turned: 90 }],
    [2.6, {}],
  ],
  'tennis two-handed backhand low': [
    [0, { ...together([0, 1.05, 0.4]), forward: 15 }],
    [0.6, { ...together([0.5, 1.0, 0.1]), turned: 60 }],
    [0.95, { ...together([0.2, 0.75, 0.5]), turned: 20, forward: 25, rightFoot: [-0.05, 0, 0.35] }],
    [1.3, { ...together([-0.5, 1.6, 0.1]), turned: -50, forward: 5 }],
    [2.2, {}],
  ],
  'field hockey drag': [
    [0, { ...together([0.05, 0.7, 0.5]), forward: 45, hips: [0, 0.8, -0.2] }],
    [0.8, { ...together([-0.5, 0.8, 0.2]), turned: -40 }],
    [1.2, { ...together([0.1, 0.6, 0.55]), turned: 0, leftFoot: [0.5, 0, 0.1] }],
    [1.5, { ...together([0.6, 1.0, 0.2]), turned: 50, forward: 25 }],
    [2.4, {}],
  ],
  'field hockey hit, long stride': [
    [0, { ...together([0, 0.75, 0.4]), forward: 30 }],
    [0.7, { ...together([-0.5, 1.4, 0.1]), turned: -60, forward: 20, leftFoot: [0.5, 0, 0.05] }],
    [1.0, { ...together([0.1, 0.65, 0.5]), turned: -5, forward: 45, hips: [0.18, 0.78, -0.12] }],
    [1.35, { ...together([0.55, 1.45, 0.15]), turned: 60, forward: 15 }],
    [2.3, {}],
  ],
  'hurling side cut': [
    [0, { ...together([0, 0.7, 0.5]), forward: 35 }],
    [0.6, { ...together([-0.5, 1.3, 0.1]), turned: -50, forward: 20 }],
    [0.9, { ...together([0.1, 0.6, 0.55]), turned: 0, forward: 45, leftFoot: [0.45, 0, 0.1] }],
    [1.25, { ...together([0.5, 1.5, 0.1]), turned: 60, forward: 10 }],
    [2.2, {}],
  ],
  'cricket cover drive': [
    [0, { ...together([-0.1, 0.8, 0.35]), forward: 25 }],
    [0.6, { ...together([-0.35, 1.4, 0]), turned: -45, forward: 15 }],
    [0.95, { ...together([0.25, 0.75, 0.5]), turned: 5, forward: 35, leftFoot: [0.6, 0, 0.2], hips: [0.25, 0.8, 0] }],
    [1.3, { ...together([0.4, 1.6, 0.3]), turned: 40, forward: 10 }],
    [2.2, {}],
  ],
  'medicine ball rotational throw': [
    [0, { ...together([0, 1, 0.4]), forward: 10 }],
    [0.8, { ...together([-0.5, 0.9, 0.15]), turned: -55, forward: 20 }],
    [1.15, { ...together([0.3, 1.15, 0.5]), turned: 30, forward: 5 }],
    [1.3, { left: [0.7, 1.3, 0.35], right: [0.5, 1.2, 0.45], turned: 55 }],
    [2.2, { left: [0.3, 0.9, 0.2], right: [-0.2, 0.9, 0.2], turned: 0 }],
  ],
  'medicine ball over the shoulder': [
    [0, { ...together([0, 0.75, 0.4]), forward: 35 }],
    [0.6, { ...together([0, 0.5, 0.35]), forward: 60, hips: [0, 0.75, -0.25] }],
    [1.1, { ...together([-0.35, 1.8, -0.1]), forward: -10, hips: [0, 0.95, 0], turned: -30 }],
    [2, {}],
  ],
  'fly fishing': [
    [0, { right: [-0.3, 1.1, 0.4] }],
    ...times(4, (i) => [
      [0.5 + i * 1.4, { right: [-0.35, 1.75, -0.1] }],
      [1.0 + i * 1.4, { right: [-0.25, 1.3, 0.5] }],
    ]),
    [6.5, {}],
  ],
  'surf casting': [
    [0, { ...together([-0.2, 1.0, 0.3]) }],
    [0.7, { left: [-0.2, 1.1, 0.3], right: [-0.55, 1.5, -0.2], turned: -60 }],
    [1.2, { left: [0.2, 1.1, 0.4], right: [0.35, 1.9, 0.35], turned: 40, leftFoot: [0.45, 0, 0] }],
    [1.6, { left: [0.2, 1.0, 0.4], right: [0.4, 1.3, 0.55] }],
    [2.6, {}],
  ],
  'rowing on a machine, side on': [
    [0, { left: [0.1, 0.8, 0.6], right: [-0.1, 0.8, 0.6], hips: [0, 0.3, 0] }],
    ...times(4, (i) => [
      [0.6 + i * 1.8, { left: [0.15, 0.9, -0.2], right: [-0.15, 0.9, -0.2], hips: [0, 0.3, -0.5], forward: -20 }],
      [1.5 + i * 1.8, { left: [0.1, 0.8, 0.6], right: [-0.1, 0.8, 0.6], hips: [0, 0.3, 0], forward: 30 }],
    ]),
  ],
  'raking leaves': [
    [0, { left: [0.1, 1.1, 0.35], right: [-0.15, 0.9, 0.45], forward: 20 }],
    ...times(4, (i) => [
      [0.6 + i * 1.4, { left: [0.2, 1.0, 0.6], right: [0, 0.75, 0.75], forward: 40, turned: 20 }],
      [1.2 + i * 1.4, { left: [-0.1, 1.1, 0.25], right: [-0.35, 0.9, 0.3], forward: 15, turned: -20 }],
    ]),
  ],
  sweeping: [
    [0, { left: [0.1, 1.2, 0.3], right: [-0.1, 0.9, 0.4], forward: 15 }],
    ...times(5, (i) => [
      [0.5 + i, { left: [-0.2, 1.2, 0.3], right: [-0.45, 0.9, 0.35], turned: -25 }],
      [0.95 + i, { left: [0.3, 1.2, 0.3], right: [0.25, 0.85, 0.4], turned: 25 }],
    ]),
  ],
  'side-to-side arm swings, relaxed': [
    [0, {}],
    ...times(4, (i) => [
      [0.6 + i * 1.4, { left: [-0.15, 1.1, 0.4], right: [-0.6, 1.15, 0.1], turned: -45 }],
      [1.3 + i * 1.4, { left: [0.6, 1.15, 0.1], right: [0.15, 1.1, 0.4], turned: 45 }],
    ]),
    [6.5, {}],
  ],
  'cable lift low to high': [
    [0, { ...together([-0.4, 0.55, 0.25]), turned: -40, forward: 30 }],
    ...times(3, (i) => [
      [0.9 + i * 2.2, { ...together([0.4, 1.75, 0.2]), turned: 40, forward: 0 }],
      [2.0 + i * 2.2, { ...together([-0.4, 0.55, 0.25]), turned: -40, forward: 30 }],
    ]),
  ],
  'log split from one shoulder': [
    [0, { ...together([0, 0.8, 0.4]), forward: 20 }],
    ...times(3, (i) => [
      [0.9 + i * 2.2, { ...together([-0.25, 1.85, -0.05]), turned: -25, forward: 0 }],
      [1.2 + i * 2.2, { ...together([0, 0.6, 0.55]), turned: 0, forward: 50, hips: [0, 0.8, -0.2] }],
      [1.7 + i * 2.2, { ...together([0, 0.7, 0.45]) }],
    ]),
  ],
  'lacrosse shot': [
    [0, { left: [0, 1.2, 0.4], right: [-0.3, 1.4, 0.1], turned: -20 }],
    [0.7, { left: [-0.2, 1.3, 0.3], right: [-0.55, 1.7, -0.1], turned: -60 }],
    [1.1, { left: [0.2, 1.0, 0.4], right: [0.2, 1.2, 0.65], turned: 30, leftFoot: [0.5, 0, 0] }],
    [1.5, { left: [0.4, 0.9, 0.2], right: [0.6, 0.9, 0.3], turned: 70, forward: 20 }],
    [2.4, {}],
  ],
  'croquet between the legs': [
    [0, { ...together([0, 0.7, 0.25]), forward: 45 }],
    ...times(3, (i) => [
      [0.8 + i * 2, { ...together([0, 0.75, -0.15]) }],
      [1.3 + i * 2, { ...together([0, 0.8, 0.65]) }],
      [2.2 + i * 2, { ...together([0, 0.7, 0.25]) }],
    ]),
  ],
};

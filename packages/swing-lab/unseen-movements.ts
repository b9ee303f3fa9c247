// Movements not used to make the rules in `is-swing.ts`. They estimate how the rules do on the next unknown movement.

import { type Key, STANDING, together } from './moving-body.ts';

const again = (times: number, every: number, keys: readonly Key[]): readonly Key[] =>
  Array.from({ length: times }, (_, i) => keys.map(([at, change]): Key => [0.5 + i * every + at, change])).flat();

/** Keyed by name, as in `MOVEMENTS`. */
// oxfmt-ignore
export const UNSEEN_MOVEMENTS: Readonly<Record<string, readonly Key[]>> = {
  vacuuming: [[0, { left: [0.1, 1.0, 0.4], right: [-0.15, 0.9, 0.45], forward: 20 }], ...again(5, 1.2,
      [[0.4, { left: [0.1, 0.95, 0.55], right: [-0.15, 0.8, 0.65], forward: 35, leftFoot: [0.18, 0, 0.25] }],
        [1.0, { left: [0.1, 1.05, 0.25], right: [-0.15, 0.95, 0.2], forward: 15, leftFoot: [0.18, 0, 0] }]])],
  'mowing with a scythe': [[0, { left: [0.1, 1.0, 0.35], right: [-0.25, 0.75, 0.4], forward: 25 }], ...again(4, 2,
      [[0.8, { left: [-0.3, 1.1, 0.2], right: [-0.65, 0.95, 0.1], turned: -60, forward: 20 }],
        [1.2, { left: [0.1, 0.9, 0.4], right: [-0.2, 0.65, 0.5], turned: 0, forward: 30 }],
        [1.6, { left: [0.5, 1.1, 0.1], right: [0.35, 0.85, 0.4], turned: 60, forward: 20 }],
        [1.95, { leftFoot: [0.18, 0, 0.2], left: [0.2, 1.0, 0.35], right: [-0.1, 0.8, 0.4], turned: 10 }]])],
  'rowing on a machine': [
    [0, { left: [0.15, 0.75, 0.6], right: [-0.15, 0.75, 0.6], hips: [0, 0.35, 0.0], forward: 35 }], ...again(4, 2,
      [[0.7, { left: [0.2, 0.8, -0.25], right: [-0.2, 0.8, -0.25], hips: [0, 0.35, -0.55], forward: -15 }],
        [1.7, { left: [0.15, 0.75, 0.6], right: [-0.15, 0.75, 0.6], hips: [0, 0.35, 0.0], forward: 35 }]])],
  'paddling on a board': [[0, { left: [-0.1, 1.6, 0.35], right: [-0.3, 0.95, 0.4], forward: 15 }], ...again(4, 1.6,
      [[0.4, { left: [-0.15, 1.65, 0.5], right: [-0.35, 0.95, 0.6], turned: -15, forward: 35 }],
        [0.9, { left: [-0.25, 1.2, 0.25], right: [-0.4, 0.65, 0.05], turned: 15, forward: 30 }],
        [1.3, { left: [-0.1, 1.6, 0.3], right: [-0.4, 1.0, 0.3], turned: 0, forward: 10 }]])],
  'a baseball swing at a high pitch': [[0, { ...together([-0.25, 1.4, 0.15]), turned: -20, forward: 10 }],
    [0.8, { ...together([-0.38, 1.45, -0.05]), turned: -50, leftFoot: [0.25, 0.15, 0] }],
    [1.1, { leftFoot: [0.5, 0, 0] }],
    [1.28, { ...together([0.05, 1.15, 0.55]), turned: 15, forward: 12, hips: [0.12, 0.9, -0.05] }],
    [1.6, { ...together([0.4, 1.5, 0.0]), turned: 85, forward: 3, hips: [0.15, 0.92, 0] }], [2.4, {}]],
  'a one-handed backhand': [[0, { ...together([0, 1.1, 0.4]), forward: 12 }],
    [0.6, { ...together([0.4, 1.3, 0.05]), turned: 65, rightFoot: [0.1, 0, 0.45] }],
    [0.9, { right: [0.3, 0.85, 0.3], left: [0.4, 1.0, 0.05], turned: 45, forward: 20 }],
    [1.1, { right: [-0.25, 1.05, 0.65], left: [0.45, 1.0, -0.25], turned: 15 }],
    [1.4, { right: [-0.65, 1.75, 0.2], left: [0.5, 1.05, -0.4], turned: -15, forward: 5 }], [2.3, {}]],
  'throwing a ball sidearm': [[0, { ...together([0, 1.2, 0.3]) }],
    [0.7, { left: [0.5, 1.2, 0.2], right: [-0.7, 1.15, -0.15], turned: -60, leftFoot: [0.6, 0, 0.1] }],
    [1.0, { left: [0.3, 1.0, 0], right: [-0.25, 0.9, 0.6], turned: 10, forward: 30 }],
    [1.25, { left: [0.2, 0.95, -0.2], right: [0.5, 1.1, 0.35], turned: 70, forward: 35 }], [2.2, STANDING]],
  'beating a carpet': [[0, { ...together([-0.1, 1.1, 0.4]), turned: -10 }], ...again(4, 1.3,
      [[0.5, { ...together([-0.5, 1.5, 0.0]), turned: -55, forward: 5 }],
        [0.75, { ...together([0.1, 1.1, 0.6]), turned: 10, forward: 15 }],
        [1.1, { ...together([-0.2, 1.1, 0.35]), turned: -15 }]])],
  'casting a fishing rod with both hands': [[0, { ...together([0, 1.0, 0.4]) }], ...again(3, 2.4,
      [[0.7, { ...together([-0.2, 1.65, -0.05]), turned: -25, forward: -8 }],
        [1.05, { ...together([0.05, 1.2, 0.6]), turned: 5, forward: 12 }],
        [1.6, { ...together([0.05, 0.95, 0.45]), forward: 5 }]])],
  'dancing with the arms from hip to sky': [[0, { ...together([-0.25, 0.85, 0.2]) }], ...again(5, 1.1,
      [[0.35, { right: [0.4, 1.8, 0.2], left: [0.3, 0.9, 0.1], turned: 25, leftFoot: [0.3, 0, 0] }],
        [0.7, { right: [-0.3, 0.85, 0.2], left: [0.25, 0.9, 0.1], turned: -15, leftFoot: [0.18, 0, 0] }]])],
  'a puck-out with a hurley': [[0, { left: [0.15, 1.1, 0.4], right: [-0.2, 1.0, 0.3], turned: -10 }],
    [0.6, { left: [0.2, 1.4, 0.45], right: [-0.35, 1.3, 0.0], turned: -35, leftFoot: [0.4, 0, 0.1] }],
    [0.95, { ...together([-0.4, 1.45, 0.0]), turned: -60, forward: 12 }],
    [1.25, { ...together([0.05, 0.82, 0.5]), turned: 0, forward: 28, hips: [0.2, 0.84, -0.05] }],
    [1.6, { ...together([0.45, 1.55, 0.1]), turned: 70, forward: 8, hips: [0.25, 0.9, 0] }], [2.5, {}]],
  'shovelling snow over one shoulder': [[0, { left: [0.0, 0.9, 0.4], right: [-0.15, 0.75, 0.5], forward: 30 }],
    ...again(3, 2.3, [[0.5, { left: [0.0, 0.7, 0.45], right: [-0.1, 0.5, 0.6], forward: 50, hips: [0, 0.8, -0.2] }],
        [1.1, { left: [0.3, 1.3, 0.2], right: [0.45, 1.5, 0.1], forward: 5, turned: 55, hips: [0, 0.93, 0] }],
        [1.9, { left: [0.0, 0.9, 0.4], right: [-0.15, 0.75, 0.5], forward: 30, turned: 0 }]])],
};

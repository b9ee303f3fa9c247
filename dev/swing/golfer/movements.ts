// What people do in front of a camera that is no golf swing, as postures in time.

import { type Key, STANDING, together } from './moving-body.ts';

/** The same keys again and again, `every` seconds apart. */
const repeated = (times: number, every: number, keys: readonly Key[]): readonly Key[] =>
  Array.from({ length: times }, (_, i) => keys.map(([at, change]): Key => [0.6 + i * every + at, change])).flat();

const still: Key = [0, {}];

/** By name; each lasts until a second after its last key. */
export const MOVEMENTS: Readonly<Record<string, readonly Key[]>> = {
  'a kettlebell swing': [
    [0, { ...together([0, 0.75, 0.25]), forward: 20 }],
    ...repeated(4, 1.5, [
      [0.3, { ...together([0, 0.6, -0.15]), forward: 55, hips: [0, 0.85, -0.2] }],
      [0.85, { ...together([0, 1.62, 0.5]), forward: 0, hips: [0, 0.94, 0] }],
    ]),
    [7, { ...together([0, 0.7, 0.2]), forward: 20 }],
  ],
  'an axe chop': [
    [0, { ...together([0, 0.8, 0.3]) }],
    ...repeated(3, 2, [
      [0.8, { ...together([0, 1.85, -0.05]), forward: -5 }],
      [1.15, { ...together([0, 0.7, 0.5]), forward: 45, hips: [0, 0.85, -0.12] }],
    ]),
    [7.4, { ...together([0, 1.5, 0.3]), forward: 0, hips: [0, 0.94, 0] }],
  ],
  'chopping from over one shoulder': [
    [0, { ...together([0.05, 0.8, 0.3]) }],
    ...repeated(3, 2, [
      [0.8, { ...together([-0.3, 1.65, 0.05]), forward: 0, turned: -35 }],
      [1.2, { ...together([0.2, 0.6, 0.45]), forward: 45, turned: 20, hips: [0, 0.86, -0.12] }],
    ]),
    [7.4, { ...together([-0.3, 1.6, 0.05]), forward: 0, turned: -35, hips: [0, 0.94, 0] }],
  ],
  'a wood chop with a cable': [
    [0, { ...together([0, 0.9, 0.35]) }],
    [0.8, { ...together([0.35, 1.75, 0.2]), turned: 40 }],
    [1.4, { ...together([-0.35, 0.6, 0.25]), turned: -40, forward: 25 }],
    [2.2, { ...together([-0.35, 0.6, 0.25]) }],
    [3.1, { ...together([0.35, 1.75, 0.2]), turned: 40, forward: 0 }],
    [3.7, { ...together([-0.35, 0.6, 0.25]), turned: -40, forward: 25 }],
    [5, { ...together([0, 0.9, 0.35]), turned: 0, forward: 0 }],
  ],
  'a ball slam': [
    [0, { ...together([0, 0.9, 0.35]) }],
    ...repeated(3, 2.2, [
      [0.7, { left: [0.12, 1.95, 0.1], right: [-0.12, 1.95, 0.1], forward: -5, hips: [0, 0.95, 0] }],
      [1.0, { left: [0.12, 0.45, 0.4], right: [-0.12, 0.45, 0.4], forward: 60, hips: [0, 0.75, -0.25] }],
    ]),
    [8, { left: [0.12, 1.9, 0.1], right: [-0.12, 1.9, 0.1], forward: 0, hips: [0, 0.94, 0] }],
  ],
  'jumping jacks': [
    still,
    ...repeated(5, 1, [
      [
        0.4,
        {
          left: [0.1, 1.95, 0],
          right: [-0.1, 1.95, 0],
          leftFoot: [0.45, 0, 0],
          rightFoot: [-0.45, 0, 0],
          hips: [0, 0.88, 0],
        },
      ],
      [0.9, STANDING],
    ]),
  ],
  'toe touches': [
    [0, { left: [0.1, 1.95, 0], right: [-0.1, 1.95, 0] }],
    ...repeated(3, 2.4, [
      [0.8, { left: [0.1, 0.2, 0.2], right: [-0.1, 0.2, 0.2], forward: 105, hips: [0, 0.92, -0.2] }],
      [2, { left: [0.1, 1.95, 0], right: [-0.1, 1.95, 0], forward: 0, hips: [0, 0.94, 0] }],
    ]),
  ],
  'windmill toe touches': [
    [0, { left: [0.7, 1.45, 0], right: [-0.7, 1.45, 0] }],
    ...repeated(3, 2, [
      [0.5, { left: [-0.18, 0.2, 0.2], right: [0.1, 1.7, -0.3], forward: 80, turned: -60, hips: [0, 0.92, -0.15] }],
      [1, { left: [0.7, 1.45, 0], right: [-0.7, 1.45, 0], forward: 0, turned: 0, hips: [0, 0.94, 0] }],
      [1.5, { left: [-0.1, 1.7, -0.3], right: [0.18, 0.2, 0.2], forward: 80, turned: 60, hips: [0, 0.92, -0.15] }],
      [2, { left: [0.7, 1.45, 0], right: [-0.7, 1.45, 0], forward: 0, turned: 0, hips: [0, 0.94, 0] }],
    ]),
  ],
  'an arm stretch overhead': [
    [0, { ...together([0, 0.8, 0.3]) }],
    [1.2, { ...together([0, 1.95, 0.05]) }],
    [1.8, { ...together([-0.25, 1.9, 0.05]), lean: -18 }],
    [2.6, { ...together([0.25, 1.9, 0.05]), lean: 18 }],
    [3.2, { ...together([0, 1.95, 0.05]), lean: 0 }],
    [3.8, { ...together([0, 0.8, 0.3]) }],
    [4.6, { ...together([0, 1.95, 0.05]) }],
    [5.4, STANDING],
  ],
  'trunk turns with the arms ahead': [
    [0, { ...together([0, 1.4, 0.55]) }],
    ...repeated(3, 1.6, [
      [0.4, { ...together([-0.5, 1.35, 0.25]), turned: -60 }],
      [1.2, { ...together([0.5, 1.35, 0.25]), turned: 60 }],
    ]),
    [6, { ...together([0, 0.8, 0.3]), turned: 0 }],
  ],
  'squats with the arms ahead': [
    still,
    ...repeated(3, 2.4, [
      [1, { left: [0.15, 1.0, 0.6], right: [-0.15, 1.0, 0.6], hips: [0, 0.5, -0.3], forward: 40 }],
      [2, STANDING],
    ]),
  ],
  walking: [
    still,
    ...repeated(4, 1.1, [
      [
        0.3,
        {
          leftFoot: [0.12, 0, 0.3],
          rightFoot: [-0.12, 0.02, -0.3],
          left: [0.25, 0.85, -0.2],
          right: [-0.25, 0.9, 0.3],
        },
      ],
      [
        0.85,
        {
          leftFoot: [0.12, 0.02, -0.3],
          rightFoot: [-0.12, 0, 0.3],
          left: [0.25, 0.9, 0.3],
          right: [-0.25, 0.85, -0.2],
        },
      ],
    ]),
  ],
  'a waggle and no swing': [
    [0, { ...together([0, 0.78, 0.35]), forward: 35, hips: [0, 0.9, -0.13] }],
    ...repeated(4, 0.8, [
      [0.3, { ...together([-0.2, 0.85, 0.33]) }],
      [0.6, { ...together([0, 0.78, 0.35]) }],
    ]),
    [4.5, {}],
  ],
  'throwing a ball overarm': [
    still,
    [0.8, { left: [0.3, 1.2, 0.4], right: [-0.3, 1.2, 0.1] }],
    [1.4, { left: [0.6, 1.5, 0.1], right: [-0.55, 1.65, -0.3], turned: -50, leftFoot: [0.4, 0, 0.2] }],
    [1.7, { left: [0.2, 1.1, 0], right: [0.2, 1.75, 0.5], turned: 30, forward: 15 }],
    [1.95, { right: [0.3, 0.7, 0.35], left: [0.25, 0.9, -0.2], turned: 55, forward: 35 }],
    [2.8, STANDING],
  ],
  'a throw-in with both hands': [
    [0, { ...together([0, 0.8, 0.3]) }],
    [1, { ...together([0, 1.75, -0.25]), forward: -10 }],
    [1.25, { ...together([0, 1.7, 0.5]), forward: 20 }],
    [1.6, { ...together([0, 0.75, 0.45]), forward: 35 }],
    [2.6, { ...together([0, 1.3, 0.4]), forward: 0 }],
    [3.4, STANDING],
  ],
  'playing air guitar': [
    [0, { left: [0.55, 1.2, 0.3], right: [-0.05, 1.05, 0.25] }],
    ...repeated(8, 0.5, [
      [0.15, { right: [-0.05, 0.85, 0.25] }],
      [0.4, { right: [-0.1, 1.2, 0.25] }],
    ]),
    [5, { right: [-0.3, 1.9, 0.1] }],
    [5.4, { right: [-0.05, 0.8, 0.25] }],
    [5.8, { right: [-0.1, 1.3, 0.25] }],
  ],
  'sitting down and standing up': [
    still,
    [1.2, { hips: [0, 0.5, -0.35], forward: 40, left: [0.18, 0.65, 0.1], right: [-0.18, 0.65, 0.1] }],
    [1.8, { hips: [0, 0.48, -0.38], forward: 5, left: [0.15, 0.55, 0.05], right: [-0.15, 0.55, 0.05] }],
    [3.2, { hips: [0, 0.5, -0.3], forward: 45, left: [0.18, 0.7, 0.2], right: [-0.18, 0.7, 0.2] }],
    [4, STANDING],
  ],
  'clapping overhead and below': [
    [0, { ...together([0, 1.2, 0.35]) }],
    ...repeated(4, 1.2, [
      [0.3, { left: [0.6, 1.3, 0.2], right: [-0.6, 1.3, 0.2] }],
      [0.55, { ...together([0, 1.85, 0.2]) }],
      [0.8, { left: [0.55, 1.2, 0.2], right: [-0.55, 1.2, 0.2] }],
      [1.1, { ...together([0, 0.75, 0.3]) }],
    ]),
    [6, { ...together([0, 1.4, 0.3]) }],
  ],
  'hitting a ball with a bat': [
    [0, { ...together([-0.1, 1.0, 0.3]) }],
    [1, { ...together([-0.3, 1.45, 0.05]), turned: -40 }],
    [1.9, { ...together([-0.38, 1.42, -0.05]), turned: -60 }],
    [2.1, { ...together([0.05, 1.12, 0.5]), turned: 10 }],
    [2.4, { ...together([0.35, 1.5, 0.05]), turned: 75 }],
    [3.2, {}],
  ],
  'picking up the tee': [
    [0, { ...together([0, 0.8, 0.3]) }],
    [1, { right: [-0.05, 0.1, 0.45], left: [0.25, 0.6, 0.2], forward: 85, hips: [0, 0.8, -0.25] }],
    [2, { right: [-0.15, 1.3, 0.3], left: [0.1, 1.2, 0.3], forward: 0, hips: [0, 0.94, 0] }],
    [3, STANDING],
  ],
};

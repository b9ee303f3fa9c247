// Things people do in front of a camera that are not golf swings, as postures over time.

import { type Key, STANDING, together } from './moving-body.ts';

/** Repeats the same keys, `every` seconds apart. */
const repeated = (times: number, every: number, keys: readonly Key[]): readonly Key[] =>
  Array.from({ length: times }, (_, i) => keys.map(([at, change]): Key => [0.6 + i * every + at, change])).flat();

const still: Key = [0, {}];

/** Keyed by name. Each lasts until a second after its last key. */
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
  'teeing up': [
    [0, { ...together([0, 0.8, 0.3]) }],
    [1, { right: [-0.05, 0.1, 0.45], left: [0.25, 0.6, 0.2], forward: 85, hips: [0, 0.8, -0.25] }],
    [1.6, { right: [-0.05, 0.1, 0.45], left: [0.25, 0.6, 0.2], forward: 85, hips: [0, 0.8, -0.25] }],
  ],
  'a sledgehammer from alternate sides': [
    [0, { ...together([0, 0.75, 0.55]), forward: 35, hips: [0, 0.88, -0.1] }],
    ...repeated(3, 2.8, [
      [0.5, { ...together([0.4, 1.05, 0.25]), forward: 15, turned: 25 }],
      [0.9, { ...together([0.25, 1.75, -0.05]), forward: 0, turned: 30, hips: [0, 0.94, 0] }],
      [1.25, { ...together([0, 0.72, 0.55]), forward: 42, turned: 0, hips: [0, 0.86, -0.12] }],
      [1.9, { ...together([-0.4, 1.05, 0.25]), forward: 15, turned: -25 }],
      [2.3, { ...together([-0.25, 1.75, -0.05]), forward: 0, turned: -30, hips: [0, 0.94, 0] }],
      [2.65, { ...together([0, 0.72, 0.55]), forward: 42, turned: 0, hips: [0, 0.86, -0.12] }],
    ]),
    [9.8, together([0, 0.72, 0.55])],
  ],
  'a cricket drive': [
    [0, { ...together([-0.05, 0.75, 0.3]), forward: 30, hips: [0, 0.88, -0.1] }],
    [0.8, together([-0.05, 0.75, 0.3])],
    [1.4, { ...together([-0.4, 1.4, 0.05]), turned: -35, forward: 20 }],
    [
      1.75,
      { ...together([0.0, 1.0, 0.3]), turned: -15, leftFoot: [0.75, 0, 0.15], hips: [0.3, 0.82, -0.05], forward: 30 },
    ],
    [1.95, { ...together([0.35, 0.75, 0.4]), turned: 5, hips: [0.4, 0.78, -0.02] }],
    [2.3, { ...together([0.65, 1.6, 0.25]), turned: 35, forward: 10 }],
    [3, together([0.55, 1.65, 0.1])],
  ],
  'a cricket pull': [
    [0, { ...together([-0.05, 0.75, 0.3]), forward: 30, hips: [0, 0.88, -0.1] }],
    [0.8, { ...together([-0.4, 1.45, 0.05]), turned: -40, forward: 15 }],
    [1.2, { ...together([0.0, 1.15, 0.55]), turned: 15, leftFoot: [0.3, 0, -0.2] }],
    [1.5, { ...together([0.4, 1.4, 0.1]), turned: 70 }],
    [2.3, {}],
  ],
  'a bat swung at a low pitch': [
    [0, { ...together([-0.25, 1.4, 0.15]), turned: -20, forward: 12 }],
    [0.7, together([-0.3, 1.42, 0.1])],
    [1.1, { ...together([-0.45, 1.4, 0.0]), turned: -45, leftFoot: [0.5, 0, 0] }],
    [1.32, { ...together([0.05, 0.88, 0.5]), turned: 10, forward: 28, hips: [0.15, 0.85, -0.1] }],
    [1.65, { ...together([0.4, 1.6, 0.05]), turned: 80, forward: 5, hips: [0.2, 0.9, 0] }],
    [2.6, {}],
  ],
  'a two-handed backhand': [
    [0, { ...together([0, 1.1, 0.4]), forward: 12 }],
    [0.5, { ...together([0.35, 1.3, 0.1]), turned: 50 }],
    [0.9, { ...together([0.4, 1.25, 0.0]), turned: 65, rightFoot: [0.15, 0, 0.4] }],
    [1.15, { ...together([0.25, 0.82, 0.3]), turned: 30, forward: 20, hips: [0, 0.86, 0.05] }],
    [1.3, { ...together([-0.2, 1.05, 0.6]), turned: -10 }],
    [1.6, { ...together([-0.4, 1.65, 0.15]), turned: -45, forward: 5, hips: [0, 0.93, 0.1] }],
    [2.5, {}],
  ],
  'a tennis forehand': [
    [0, { ...together([0, 1.1, 0.4]), forward: 12 }],
    [0.6, { left: [0.2, 1.2, 0.5], right: [-0.6, 1.4, 0.0], turned: -60 }],
    [0.9, { right: [-0.5, 0.85, -0.1], left: [0.45, 1.2, 0.4] }],
    [1.1, { right: [-0.1, 1.1, 0.6], turned: 10 }],
    [1.4, { right: [0.3, 1.65, 0.2], left: [0.25, 1.4, 0.25], turned: 50 }],
    [2.4, {}],
  ],
  'a tennis serve': [
    [0, { ...together([0, 1.1, 0.4]), forward: 5 }],
    [0.7, { left: [0.1, 1.9, 0.3], right: [-0.4, 1.3, -0.3], turned: -50 }],
    [1.1, { left: [0.1, 1.4, 0.3], right: [-0.1, 2.0, 0.2], turned: 0 }],
    [1.4, { right: [0.35, 0.75, 0.4], left: [0.2, 1.0, 0.1], turned: 40, forward: 35 }],
    [2.4, {}],
  ],
  punching: [
    [0, { left: [0.12, 1.35, 0.25], right: [-0.12, 1.35, 0.2] }],
    ...repeated(5, 0.8, [
      [0.2, { left: [0.05, 1.4, 0.65], right: [-0.15, 1.35, 0.15] }],
      [0.4, { left: [0.12, 1.35, 0.25], right: [-0.05, 1.4, 0.65], turned: 20 }],
      [0.7, { left: [0.12, 1.35, 0.25], right: [-0.12, 1.35, 0.2], turned: 0 }],
    ]),
  ],
  'an uppercut with both hands': [
    [0, together([0, 1.3, 0.25])],
    ...repeated(4, 1.2, [
      [0.3, { ...together([-0.25, 0.85, 0.2]), turned: -25, forward: 20 }],
      [0.6, { ...together([0.2, 1.6, 0.45]), turned: 25, forward: 0 }],
      [1.0, { ...together([0, 1.3, 0.25]), turned: 0 }],
    ]),
  ],
  'waving both arms overhead': [
    [0, {}],
    [0.7, together([-0.2, 1.9, 0.1])],
    ...repeated(4, 1, [
      [0.3, { ...together([0.3, 1.85, 0.1]), lean: 10 }],
      [0.8, { ...together([-0.3, 1.85, 0.1]), lean: -10 }],
    ]),
    [5.5, { left: [0.25, 0.82, 0.08], right: [-0.25, 0.82, 0.08] }],
  ],
  'swinging the arms from side to side': [
    [0, { ...together([0, 0.78, 0.35]), forward: 15 }],
    ...repeated(5, 1.4, [
      [0.35, { ...together([-0.5, 1.45, 0.15]), turned: -50 }],
      [0.7, { ...together([0, 0.78, 0.38]), turned: 0 }],
      [1.05, { ...together([0.5, 1.45, 0.15]), turned: 50 }],
      [1.4, { ...together([0, 0.78, 0.38]), turned: 0 }],
    ]),
  ],
  'a kettlebell swung from side to side': [
    [0, { ...together([0, 0.7, 0.3]), forward: 30 }],
    ...repeated(4, 1.8, [
      [0.45, { ...together([-0.4, 1.4, 0.35]), turned: -30, forward: 0 }],
      [0.9, { ...together([0, 0.6, 0.1]), turned: 0, forward: 45, hips: [0, 0.85, -0.2] }],
      [1.35, { ...together([0.4, 1.4, 0.35]), turned: 30, forward: 0, hips: [0, 0.94, 0] }],
      [1.8, { ...together([0, 0.6, 0.1]), turned: 0, forward: 45, hips: [0, 0.85, -0.2] }],
    ]),
  ],
  'a downswing that stops at the ball': [
    [0, { ...together([0, 0.78, 0.35]), forward: 35, hips: [0, 0.9, -0.13] }],
    [0.8, {}],
    [1.6, { ...together([-0.3, 1.75, 0.05]), turned: -85, forward: 30 }],
    [1.9, { ...together([0.05, 0.76, 0.36]), turned: 20, forward: 35 }],
    [2.4, {}],
    [3.2, { ...together([0.1, 1.4, 0.3]), turned: 0, forward: 5, hips: [0, 0.94, 0] }],
    [4, {}],
  ],
  'digging with a spade': [
    [0, { left: [0.05, 0.75, 0.4], right: [-0.1, 1.05, 0.2], forward: 25 }],
    ...repeated(3, 2.5, [
      [0.5, { left: [0.05, 0.5, 0.5], right: [-0.05, 0.85, 0.3], forward: 50, hips: [0, 0.8, -0.2] }],
      [1.3, { left: [0.4, 1.3, 0.3], right: [0.15, 1.1, 0.15], forward: 10, turned: 50, hips: [0, 0.94, 0] }],
      [2.1, { left: [0.05, 0.75, 0.4], right: [-0.1, 1.05, 0.2], forward: 25, turned: 0 }],
    ]),
  ],
  'a medicine ball thrown across': [
    [0, { left: [0.14, 1.0, 0.35], right: [-0.14, 1.0, 0.35] }],
    [0.8, { left: [-0.3, 1.2, 0.15], right: [-0.55, 1.15, 0.05], turned: -55 }],
    [1.1, { left: [0.15, 0.85, 0.4], right: [-0.1, 0.85, 0.45], turned: 0, forward: 20 }],
    [1.4, { left: [0.6, 1.5, 0.1], right: [0.4, 1.5, 0.35], turned: 60, forward: 5 }],
    [2.2, {}],
  ],
  'lifting a box on a shelf': [
    [0, { left: [0.2, 0.9, 0.3], right: [-0.2, 0.9, 0.3] }],
    ...repeated(3, 2.6, [
      [0.7, { left: [0.2, 0.35, 0.4], right: [-0.2, 0.35, 0.4], forward: 60, hips: [0, 0.65, -0.25] }],
      [1.7, { left: [0.2, 1.7, 0.4], right: [-0.2, 1.7, 0.4], forward: 0, hips: [0, 0.94, 0] }],
    ]),
  ],
  bowling: [
    [0, together([0, 1.1, 0.35])],
    [0.6, { right: [-0.25, 0.75, -0.5], left: [0.4, 1.1, 0.2], forward: 25, leftFoot: [0.15, 0, 0.5] }],
    [1.0, { right: [-0.2, 0.55, 0.4], forward: 45, hips: [0, 0.75, 0.2] }],
    [1.4, { right: [-0.1, 1.6, 0.5], forward: 20 }],
    [2.2, {}],
  ],
  'a volleyball dig': [
    [0, { ...together([0, 0.9, 0.4]), forward: 30, hips: [0, 0.75, -0.2] }],
    ...repeated(3, 1.6, [
      [0.4, together([0, 0.6, 0.45])],
      [0.7, { ...together([0, 1.35, 0.6]), hips: [0, 0.9, 0], forward: 10 }],
      [1.4, { ...together([0, 0.9, 0.4]), forward: 30, hips: [0, 0.75, -0.2] }],
    ]),
  ],
  'dancing with joined hands': [
    [0, together([0, 1.1, 0.35])],
    ...repeated(4, 1.6, [
      [0.4, { ...together([-0.35, 1.5, 0.2]), lean: -8, leftFoot: [0.1, 0.05, 0.05] }],
      [0.8, { ...together([0, 0.95, 0.4]), lean: 0 }],
      [1.2, { ...together([0.35, 1.5, 0.2]), lean: 8, rightFoot: [-0.1, 0.05, 0.05] }],
      [1.6, { ...together([0, 0.95, 0.4]), lean: 0 }],
    ]),
  ],
  'paddling a canoe': [
    [0, { left: [0.1, 1.5, 0.4], right: [-0.3, 0.9, 0.4] }],
    ...repeated(3, 1.8, [
      [0.3, { left: [0.15, 1.6, 0.45], right: [-0.35, 0.8, 0.4], turned: 15 }],
      [0.7, { left: [0, 1.2, 0.3], right: [-0.4, 0.9, -0.05], turned: -25 }],
      [1.2, { left: [0.35, 0.8, 0.4], right: [-0.15, 1.6, 0.45], turned: -15 }],
      [1.6, { left: [0.4, 0.9, -0.05], right: [0, 1.2, 0.3], turned: 25 }],
    ]),
  ],
};

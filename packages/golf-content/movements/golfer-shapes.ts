import type { Joints, Limb } from './body.ts';
import { type Eye, flat, type Piece, type Round, solid } from './shapes.ts';
import { add, between, cos, minus, rotated, scaled, sin, turnedAbout, unit, type Vec } from './space.ts';

// The drawn golfer: a cap, a shirt, trousers and shoes, each with one outline.

export const trunkOf = (eye: Eye, { pelvis, waist, ribs, neck, arms, legs, pose }: Joints): readonly Piece[] => {
  const across = (by: number, angles = pose.chest) => rotated(angles, [by, 0, 0]);
  const middle = between(waist, ribs, 0.15);
  const belt: readonly Round[] = [
    [add(waist, across(5.5, pose.hips)), 8],
    [add(waist, across(-5.5, pose.hips)), 8],
  ];
  const chest: readonly Round[] = [
    [add(ribs, across(7)), 9],
    [add(ribs, across(-7)), 9],
  ];
  const shoulders: readonly Round[] = [
    [arms[0].root, 6.6],
    [arms[1].root, 6.6],
    [add(neck, rotated(pose.chest, [0, -1, 0])), 6.5],
  ];
  const seat: readonly Round[] = [
    [legs[0].root, 9.6],
    [legs[1].root, 9.6],
    [add(pelvis, rotated(pose.hips, [0, 0, -3.5])), 10],
  ];
  return [
    solid(eye, 'trousers', [[...seat, ...belt.map(([at]) => [between(at, pelvis, 0.25), 7.6] as const)]], 3),
    solid(
      eye,
      'shirt',
      [
        [...belt.map(([at, size]) => [between(at, middle, 0.3), size] as const), ...chest],
        [...chest, ...shoulders],
      ],
      3.5,
    ),
    solid(
      eye,
      'skin',
      [
        [
          [neck, 4.6],
          [add(neck, rotated(pose.chest, [0, 8, 1.5])), 4.6],
        ],
      ],
      1,
    ),
  ];
};

const HEAD = 10;

export const headOf = (eye: Eye, { head, pose }: Joints): readonly Piece[] => {
  const on = (point: Vec) => add(head, rotated(pose.head, point));
  const depth = eye(head).depth;
  const ring = (size: number, height: number, count = 16): Vec[] =>
    Array.from({ length: count }, (_, n) => on([size * cos((n * 360) / count), height, size * sin((n * 360) / count)]));
  const crown = [...ring(10.8, 2), ...ring(10.2, 5.4), ...ring(8.2, 8.6), ...ring(5, 10.7), ...ring(1.5, 11.4)];
  const brim = Array.from({ length: 9 }, (_, n) =>
    on([8.5 * cos(n * 22.5), 2 - sin(n * 22.5) * 1.2, 7 + 10 * sin(n * 22.5)]),
  );
  return [
    {
      ...solid(eye, 'skin', [
        [
          [head, HEAD],
          [on([0, -5.5, 3]), 6.6],
          [on([0, -1.5, 9.6]), 1.6],
        ],
      ]),
      depth,
    },
    { ...flat(eye, 'cap', crown), depth: depth + 0.1 },
    { ...flat(eye, 'cap', brim), depth: depth + 0.2 },
  ];
};

export const armPieces = (eye: Eye, { root, joint, end }: Limb, isFar: boolean): readonly Piece[] => {
  const cuff = between(root, joint, 0.62);
  const hand = add(end, scaled(unit(minus(end, joint)), 1));
  return [
    {
      ...solid(eye, isFar ? 'far-skin' : 'skin', [
        [
          [cuff, 4],
          [joint, 4],
        ],
        [
          [joint, 4],
          [end, 3.2],
        ],
        [
          [end, 4],
          [hand, 4.2],
        ],
      ]),
      depth: eye(between(joint, end, 0.7)).depth,
    },
    {
      ...solid(eye, isFar ? 'far-shirt' : 'shirt', [
        [
          [root, 6.2],
          [cuff, 5.4],
        ],
      ]),
      depth: eye(between(joint, end, 0.7)).depth + 0.1,
    },
  ];
};

/** A hand that bends at the wrist, with its fingers if they spread. */
export const palmPieces = (eye: Eye, { arms, pose: { palm, spread } }: Joints): readonly Piece[] => {
  if (!palm) return [];
  const { end } = arms[1];
  const knuckles = add(end, scaled(unit(palm), 8));
  const fingers =
    spread === undefined
      ? []
      : [-1.5, -0.5, 0.5, 1.5].map((n) => {
          const along = turnedAbout(unit(palm), [1, 0, 0], n * spread);
          return [
            [knuckles, 1.7],
            [add(knuckles, scaled(along, 8)), 1.4],
          ] as const;
        });
  return [
    solid(
      eye,
      'skin',
      [
        [
          [end, 3.6],
          [knuckles, 4],
        ],
        ...fingers,
      ],
      6,
    ),
  ];
};

export const legPieces = (eye: Eye, side: 0 | 1, { legs, feet }: Joints, isFar: boolean): readonly Piece[] => {
  const { root, joint, end } = legs[side];
  const { heel, ball, toe } = feet[side];
  const leg = solid(eye, isFar ? 'far-trousers' : 'trousers', [
    [
      [root, 9.4],
      [joint, 6.2],
    ],
    [
      [joint, 6.2],
      [end, 4.4],
    ],
  ]);
  const shoe = solid(eye, 'shoe', [
    [
      [add(heel, [0, 1.8, 0]), 3.6],
      [end, 3.6],
      [add(ball, [0, 1, 0]), 3.2],
      [toe, 2.4],
    ],
  ]);
  return [{ ...shoe, depth: leg.depth - 0.1 }, leg];
};

import type { Body, Reach } from './scene.ts';

// Positions that many pictures share. Side views face right. Golf swings are seen face-on, with the target to the
// right.

type Change = Partial<Body>;
const side = (body: Omit<Body, 'view'>, change: Change = {}): Body => ({ view: 'side', ...body, ...change });
const front = (body: Omit<Body, 'view'>, change: Change = {}): Body => ({ view: 'front', ...body, ...change });
const both = (x: number, y: number, bend?: 1 | -1): readonly [Reach, Reach] =>
  bend
    ? [
        [x, y, bend],
        [x, y, bend],
      ]
    : [
        [x, y],
        [x, y],
      ];

export const standing = (change?: Change) =>
  side(
    {
      hip: [78, 74],
      lean: 0,
      hands: both(80, 74),
      feet: [
        [74, 111],
        [82, 111],
      ],
    },
    change,
  );
export const facing = (change?: Change) =>
  front(
    {
      hip: [80, 74],
      lean: 0,
      hands: [
        [66, 74],
        [94, 74],
      ],
      feet: [
        [70, 111],
        [90, 111],
      ],
    },
    change,
  );
export const golfPosture = (change?: Change) =>
  side(
    {
      hip: [68, 77],
      lean: 36,
      nod: 4,
      hands: both(89, 82),
      feet: [
        [72, 111],
        [76, 111],
      ],
    },
    change,
  );
export const squat = (change?: Change) =>
  side(
    {
      hip: [64, 90],
      lean: 28,
      hands: both(94, 78),
      feet: [
        [76, 111],
        [80, 111],
      ],
    },
    change,
  );
export const hinge = (change?: Change) =>
  side(
    {
      hip: [60, 76],
      lean: 66,
      hands: both(88, 91),
      feet: [
        [68, 111],
        [72, 111],
      ],
    },
    change,
  );
export const lunge = (change?: Change) =>
  side(
    {
      hip: [76, 90],
      lean: 4,
      hands: both(80, 86),
      feet: [
        [50, 108],
        [98, 111],
      ],
      soles: [60, 0],
    },
    change,
  );
export const halfKneeling = (change?: Change) =>
  side(
    {
      hip: [74, 92],
      lean: 0,
      hands: both(92, 76),
      feet: [
        [55, 110, 1],
        [92, 111],
      ],
      soles: [90, 0],
    },
    change,
  );
export const allFours = (change?: Change) =>
  side(
    {
      hip: [56, 89],
      lean: 84,
      nod: -8,
      hands: [
        [86, 111, -1],
        [82, 111, -1],
      ],
      feet: [
        [40, 110],
        [38, 110],
      ],
      soles: [90, 90],
    },
    change,
  );
export const supine = (change?: Change) =>
  side(
    {
      hip: [84, 106],
      lean: -90,
      nod: 6,
      hands: both(80, 108),
      feet: [
        [112, 111],
        [114, 111],
      ],
    },
    change,
  );
export const bridge = (change?: Change) =>
  side(
    {
      hip: [82, 92],
      lean: -116,
      nod: 18,
      hands: both(72, 110, 1),
      feet: [
        [110, 111],
        [112, 111],
      ],
    },
    change,
  );
export const plank = (change?: Change) =>
  side(
    {
      hip: [70, 92],
      lean: 80,
      hands: both(98, 111),
      feet: [
        [34, 106],
        [33, 107],
      ],
      soles: [-50, -50],
    },
    change,
  );
export const seated = (change?: Change) =>
  front(
    {
      hip: [80, 77],
      lean: 0,
      hands: [
        [66, 60],
        [94, 60],
      ],
      feet: [
        [76, 111],
        [84, 111],
      ],
    },
    change,
  );

export const address = (change?: Change) =>
  front(
    {
      hip: [79, 76],
      lean: -3,
      hands: both(82, 74),
      feet: [
        [64, 111],
        [94, 111],
      ],
    },
    change,
  );
export const waistBack = (change?: Change) =>
  front(
    {
      hip: [78, 76],
      lean: -4,
      hands: [
        [54, 60],
        [54, 60, 1],
      ],
      feet: [
        [64, 111],
        [94, 111],
      ],
    },
    change,
  );
export const top = (change?: Change) =>
  front(
    {
      hip: [78, 76],
      lean: -8,
      hands: [
        [56, 36],
        [58, 36, -1],
      ],
      feet: [
        [64, 111],
        [94, 111],
      ],
    },
    change,
  );
export const impact = (change?: Change) =>
  front(
    {
      hip: [85, 76],
      lean: -9,
      hands: both(91, 73),
      feet: [
        [64, 110],
        [94, 111],
      ],
      soles: [-20, 0],
    },
    change,
  );
export const waistThrough = (change?: Change) =>
  front(
    {
      hip: [86, 75],
      lean: -4,
      hands: [
        [110, 60],
        [110, 60],
      ],
      feet: [
        [66, 107],
        [94, 111],
      ],
      soles: [-45, 0],
    },
    change,
  );
export const finish = (change?: Change) =>
  front(
    {
      hip: [90, 74],
      lean: -3,
      hands: [
        [104, 36, 1],
        [106, 38, 1],
      ],
      feet: [
        [70, 106],
        [94, 111],
      ],
      soles: [-60, 0],
    },
    change,
  );
export const putting = (change?: Change) =>
  front(
    {
      hip: [80, 77],
      lean: -1,
      nod: 8,
      hands: both(81, 76),
      feet: [
        [68, 111],
        [92, 111],
      ],
    },
    change,
  );

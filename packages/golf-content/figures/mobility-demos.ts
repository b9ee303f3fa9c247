import { bridge, facing, golfPosture, seated, squat, standing } from './bodies.ts';
import type { Demo } from './demo.ts';
import { type Reach, type Scene, block, club, guide, scene, stick, wall } from './scene.ts';

// How to do each mobility test, animated. Turn angles are in degrees, seen from the front.

type Hands = readonly [Reach, Reach];
const crossed: Hands = [
  [87, 56],
  [73, 56],
];

const tilted = (bow: number, hipX: number): Scene =>
  scene(
    golfPosture({
      hip: [hipX, 77],
      bow,
      hands: [
        [88, 66, -1],
        [90, 68, -1],
      ],
    }),
  );

const hipsTurned = (turn: number): Scene =>
  scene(facing({ hip: [80 + turn / 20, 74], turn: [turn, 0], hands: crossed }), guide([62, 38], [98, 38]));

const chestTurned = (turn: number): Scene =>
  scene(
    facing({
      turn: [0, turn],
      hands: [
        [87 + turn / 6, 56],
        [73 + turn / 6, 56],
      ],
    }),
    guide([62, 84], [98, 84]),
  );

const squatted = (down: number): Scene =>
  scene(
    facing({
      hip: [80, 76 + down],
      hands: [
        [62, 24 + down],
        [98, 24 + down],
      ],
      feet: [
        [64, 111],
        [96, 111],
      ],
    }),
    stick([46, 24 + down], [114, 24 + down]),
  );

const armOut = (hand: Reach): Scene => scene(facing({ hands: [[66, 74], hand] }), guide([80, 26], [80, 74]));

const onOneLeg = (lean: number, lifted: Reach, sole: number): Scene =>
  scene(
    standing({
      lean,
      hands: [
        [76, 74],
        [82, 74],
      ],
      feet: [[78, 111], lifted],
      soles: [0, sole],
    }),
    guide([78, 20], [78, 111]),
  );

const atTheWall = (hand: Reach): Scene =>
  scene(
    squat({
      hip: [46, 84],
      lean: 0,
      hands: [[60, 74], hand],
      feet: [
        [64, 111],
        [68, 111],
      ],
    }),
    wall(36),
  );

const overOneFoot = (turn: number): Scene =>
  scene(
    facing({
      hip: [83, 74],
      turn: [turn, turn / 2],
      hands: [
        [69, 66],
        [97, 66],
      ],
      feet: [
        [72, 108],
        [88, 111],
      ],
      soles: [50, 0],
    }),
    stick([88, 117], [114, 120]),
    stick([88, 117], [118, 111]),
  );

const sittingTurned = (turn: number): Scene => {
  const rad = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(rad), Math.sin(rad) * 0.45];
  return scene(
    seated({
      turn: [0, turn],
      hands: [
        [80 - 20 * dx, 49 + 20 * dy],
        [80 + 20 * dx, 49 - 20 * dy],
      ],
    }),
    block(62, 81, 36, 32),
    stick([80 - 32 * dx, 49 + 32 * dy], [80 + 32 * dx, 49 - 32 * dy]),
  );
};

const bridged = (hipY: number, lean: number, free: Reach, sole: number): Scene =>
  scene(bridge({ hip: [82, hipY], lean, feet: [[110, 111], free], soles: [0, sole] }));

const hinged = (degrees: number): Scene => {
  const rad = (degrees * Math.PI) / 180;
  return scene(
    standing({
      hands: [
        [80, 74],
        [95, 64, -1],
      ],
    }),
    club([95, 64], [95 + 36 * Math.cos(rad), 64 - 36 * Math.sin(rad)]),
  );
};

export const MOBILITY_DEMOS: Readonly<Record<string, Demo>> = {
  'pelvic-tilt': [tilted(-4, 67), tilted(8, 70)],
  'pelvic-rotation': [hipsTurned(-50), hipsTurned(50)],
  'torso-rotation': [chestTurned(-55), chestTurned(55)],
  'overhead-squat': [squatted(0), squatted(15)],
  'toe-touch': [
    scene(standing()),
    scene(
      standing({
        hip: [64, 75],
        lean: 120,
        bow: 4,
        nod: 30,
        hands: [
          [84, 110],
          [82, 111],
        ],
        feet: [
          [70, 111],
          [72, 111],
        ],
      }),
    ),
  ],
  'shoulder-9090': [armOut([113, 46, -1]), armOut([101, 34, -1])],
  'single-leg-balance': [
    onOneLeg(0, [84, 111], 0),
    onOneLeg(1, [96, 93], 20),
    onOneLeg(-1, [96, 93], 20),
    onOneLeg(1, [96, 93], 20),
  ],
  'lat-length': [atTheWall([70, 66, 1]), atTheWall([42, 32, 1])],
  'hip-rotation': [overOneFoot(-55), overOneFoot(55)],
  'seated-rotation': [sittingTurned(0), sittingTurned(-45), sittingTurned(0), sittingTurned(45)],
  'bridge-hold': [
    bridged(106, -94, [112, 111], 0),
    bridged(92, -116, [112, 111], 0),
    bridged(92, -116, [119, 82], -60),
  ],
  'wrist-hinge': [hinged(12), hinged(58)],
};

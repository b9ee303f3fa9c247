import { bridge, facing, golfPosture, seated, squat, standing } from './bodies.ts';
import { type Scene, arrow, block, club, guide, scene, stick, wall } from './scene.ts';

export const MOBILITY_FIGURES: Readonly<Record<string, Scene>> = {
  'pelvic-tilt': scene(
    golfPosture({
      hands: [
        [88, 66, -1],
        [90, 68, -1],
      ],
      bow: 2,
    }),
    arrow([52, 88], [44, 76], [52, 64]),
    arrow([62, 96], [50, 98], [48, 92]),
  ),
  'pelvic-rotation': scene(
    facing({
      hands: [
        [87, 56],
        [73, 56],
      ],
    }),
    arrow([66, 80], [80, 94], [98, 79]),
    guide([62, 40], [98, 40]),
  ),
  'torso-rotation': scene(
    facing({
      hands: [
        [87, 56],
        [73, 56],
      ],
    }),
    arrow([60, 52], [80, 74], [104, 50]),
    guide([66, 82], [94, 82]),
  ),
  'overhead-squat': scene(
    facing({
      hip: [80, 91],
      hands: [
        [62, 38],
        [98, 38],
      ],
      feet: [
        [64, 111],
        [96, 111],
      ],
    }),
    stick([46, 38], [114, 38]),
    arrow([124, 60], [124, 78], [124, 94]),
  ),
  'toe-touch': scene(
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
    arrow([112, 60], [120, 82], [108, 102]),
  ),
  'shoulder-9090': scene(
    facing({
      hands: [
        [66, 74],
        [101, 34, -1],
      ],
    }),
    arrow([122, 58], [126, 38], [110, 26]),
    guide([80, 26], [80, 74]),
  ),
  'single-leg-balance': scene(
    standing({
      hands: [
        [76, 74],
        [82, 74],
      ],
      feet: [
        [78, 111],
        [96, 93],
      ],
      soles: [0, 20],
    }),
    guide([78, 20], [78, 111]),
  ),
  'lat-length': scene(
    squat({
      hip: [46, 84],
      lean: 0,
      hands: [
        [60, 74],
        [56, 32, 1],
      ],
      feet: [
        [64, 111],
        [68, 111],
      ],
    }),
    wall(36),
    arrow([84, 66], [84, 34], [62, 24]),
  ),
  'hip-rotation': scene(
    facing({
      hands: [
        [68, 66],
        [92, 66],
      ],
      feet: [
        [72, 109],
        [86, 111],
      ],
      soles: [50, 0],
    }),
    arrow([64, 76], [82, 92], [104, 74]),
    stick([86, 116], [112, 120]),
    stick([86, 116], [118, 110]),
  ),
  'seated-rotation': scene(
    seated({
      hands: [
        [60, 49],
        [100, 49],
      ],
    }),
    block(62, 81, 36, 32),
    stick([48, 49], [112, 49]),
    arrow([116, 43], [124, 25], [102, 23]),
  ),
  'bridge-hold': scene(
    bridge({
      feet: [
        [110, 111],
        [119, 82],
      ],
      soles: [0, -60],
    }),
    arrow([128, 104], [132, 96], [130, 88]),
  ),
  'wrist-hinge': scene(
    standing({
      hands: [
        [80, 74],
        [95, 64, -1],
      ],
    }),
    club([95, 64], [117, 36]),
    arrow([124, 62], [132, 50], [124, 38]),
  ),
};

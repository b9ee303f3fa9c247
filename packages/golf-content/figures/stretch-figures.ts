import { allFours, facing, halfKneeling, hinge, lunge, seated, standing, supine } from './bodies.ts';
import { type Scene, arrow, block, scene, stick, wall, weight } from './scene.ts';

// Mobility exercises.

export const STRETCH_FIGURES: Readonly<Record<string, Scene>> = {
  'pelvic-tilt-supine': scene(
    supine({ bow: -2 }),
    arrow([70, 84], [76, 94], [76, 101]),
    arrow([88, 92], [100, 86], [104, 94]),
  ),
  'cat-camel': scene(allFours({ bow: 7, nod: 30 }), arrow([70, 88], [70, 72], [70, 62])),
  'open-book': scene(
    supine({
      feet: [
        [112, 104],
        [106, 102],
      ],
      hands: [
        [60, 84],
        [44, 90, 1],
      ],
    }),
    arrow([74, 72], [52, 58], [34, 84]),
  ),
  'quadruped-t-rotation': scene(
    allFours({
      hands: [
        [86, 111],
        [84, 64, -1],
      ],
    }),
    arrow([98, 104], [112, 82], [94, 62]),
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
  'thoracic-foam-roll': scene(
    supine({
      hip: [84, 104],
      lean: -80,
      nod: -34,
      bow: 2,
      hands: [
        [54, 88, 1],
        [53, 88, 1],
      ],
    }),
    weight(62, 106, 6),
    arrow([60, 76], [44, 74], [34, 88]),
  ),
  'hip-90-90': scene(
    facing({
      hip: [80, 100],
      hands: [
        [62, 109],
        [98, 109],
      ],
      feet: [
        [66, 110, -1],
        [118, 110, -1],
      ],
    }),
    arrow([58, 92], [80, 74], [104, 90]),
  ),
  'hip-car': scene(
    facing({
      feet: [
        [78, 111],
        [104, 92],
      ],
      hands: [
        [62, 66],
        [98, 66],
      ],
    }),
    arrow([108, 104], [130, 90], [112, 76]),
  ),
  'half-kneeling-hip-flexor': scene(
    halfKneeling({
      hip: [78, 92],
      hands: [
        [84, 88],
        [82, 86],
      ],
      lean: -4,
    }),
    arrow([56, 88], [64, 84], [72, 86]),
  ),
  'world-greatest': scene(
    lunge({
      lean: 48,
      hands: [
        [98, 110],
        [104, 46, -1],
      ],
      hip: [70, 92],
      feet: [
        [36, 108],
        [96, 111],
      ],
    }),
    arrow([116, 88], [128, 66], [112, 48]),
  ),
  'ankle-rocks': scene(
    halfKneeling({
      hip: [78, 90],
      feet: [
        [58, 110, 1],
        [90, 111],
      ],
      lean: 6,
    }),
    wall(122),
    arrow([98, 86], [106, 84], [114, 86]),
  ),
  'hamstring-floss': scene(
    supine({
      feet: [
        [112, 111],
        [92, 72],
      ],
      soles: [0, -80],
      hands: [
        [88, 90],
        [88, 88],
      ],
    }),
    arrow([112, 92], [112, 78], [100, 70]),
  ),
  'jefferson-curl-light': scene(
    standing({
      hip: [66, 75],
      lean: 108,
      bow: 9,
      nod: 26,
      hands: [
        [88, 98],
        [88, 98],
      ],
      feet: [
        [70, 111],
        [72, 111],
      ],
    }),
    weight(88, 101, 5),
    arrow([112, 54], [122, 76], [112, 96]),
  ),
  'lat-prayer': scene(
    allFours({
      hip: [52, 91],
      lean: 96,
      hands: [
        [104, 84, -1],
        [104, 84, -1],
      ],
      nod: 8,
      feet: [
        [38, 110],
        [36, 110],
      ],
    }),
    block(94, 87, 40, 26),
    arrow([72, 74], [72, 82], [72, 88]),
  ),
  'bench-lat-stretch': scene(
    hinge({
      lean: 78,
      hip: [56, 78],
      hands: [
        [108, 62],
        [108, 64],
      ],
    }),
    wall(112),
    arrow([46, 66], [38, 72], [32, 78]),
  ),
  'sleeper-stretch': scene(
    supine({
      feet: [
        [110, 106],
        [104, 106],
      ],
      hands: [
        [64, 94, 1],
        [70, 90, -1],
      ],
    }),
    arrow([56, 80], [66, 76], [72, 82]),
  ),
  'wall-slide': scene(
    standing({
      hip: [70, 75],
      hands: [
        [84, 34],
        [84, 34],
      ],
      feet: [
        [66, 111],
        [70, 111],
      ],
    }),
    wall(90),
    arrow([104, 60], [104, 42], [104, 28]),
  ),
  'wrist-car': scene(
    standing({
      hands: [
        [80, 74],
        [98, 58, -1],
      ],
    }),
    arrow([96, 46], [118, 48], [108, 66]),
  ),
  'forearm-pronation': scene(
    standing({
      hands: [
        [80, 74],
        [96, 64, -1],
      ],
    }),
    stick([96, 80], [96, 36]),
    arrow([84, 34], [96, 22], [112, 38]),
  ),
  'neck-rotation': scene(facing({}), arrow([62, 32], [80, 52], [100, 32])),
};

import {
  address,
  facing,
  halfKneeling,
  hinge,
  impact,
  lunge,
  plank,
  squat,
  standing,
  supine,
  top,
  waistBack,
} from './bodies.ts';
import { type Scene, arrow, band, block, club, guide, scene, stick, wall, weight } from './scene.ts';

// Strength, power and swing-band exercises.

export const STRENGTH_FIGURES: Readonly<Record<string, Scene>> = {
  'goblet-squat': scene(
    squat({
      hands: [
        [84, 70],
        [84, 70],
      ],
    }),
    weight(87, 69),
    arrow([120, 62], [120, 76], [120, 92]),
  ),
  'split-squat': scene(
    lunge({
      hip: [78, 89],
      feet: [
        [44, 88, 1],
        [96, 111],
      ],
      soles: [90, 0],
      hands: [
        [80, 82],
        [82, 84],
      ],
    }),
    block(24, 91, 24, 22),
    weight(82, 89),
    arrow([120, 62], [120, 76], [120, 92]),
  ),
  'hinge-dowel': scene(
    hinge({
      hands: [
        [42, 68, 1],
        [86, 56, 1],
      ],
      lean: 58,
    }),
    stick([50, 75], [100, 44]),
    arrow([46, 92], [36, 86], [32, 76]),
  ),
  'romanian-deadlift': scene(
    hinge({
      hands: [
        [84, 88],
        [84, 88],
      ],
    }),
    weight(85, 92),
    arrow([112, 58], [122, 76], [112, 94]),
  ),
  'single-leg-rdl': scene(
    hinge({
      lean: 76,
      hip: [66, 75],
      hands: [
        [94, 92],
        [94, 92],
      ],
      feet: [
        [30, 66, 1],
        [70, 111],
      ],
      soles: [80, 0],
    }),
    weight(94, 97),
  ),
  'lateral-lunge': scene(
    facing({
      hip: [96, 88],
      lean: -4,
      hands: [
        [92, 74],
        [100, 74],
      ],
      feet: [
        [62, 111],
        [104, 111],
      ],
    }),
    arrow([76, 60], [84, 56], [114, 62]),
  ),
  'trap-bar-deadlift': scene(
    hinge({
      hip: [58, 84],
      lean: 44,
      hands: [
        [80, 96],
        [80, 96],
      ],
      feet: [
        [72, 111],
        [76, 111],
      ],
    }),
    stick([58, 100], [108, 100]),
    weight(80, 100, 9),
    arrow([126, 94], [126, 76], [126, 60]),
  ),
  'step-up': scene(
    facing({
      hip: [78, 68],
      feet: [
        [64, 108],
        [92, 92],
      ],
      hands: [
        [64, 60],
        [94, 60],
      ],
    }),
    block(82, 95, 44, 18),
    arrow([128, 80], [128, 60], [128, 44]),
  ),
  'push-up': scene(plank(), arrow([122, 102], [122, 88], [122, 74])),
  'db-floor-press': scene(
    supine({
      hands: [
        [58, 82],
        [60, 80],
      ],
    }),
    weight(59, 78),
    arrow([76, 92], [76, 82], [76, 68]),
  ),
  'half-kneel-press': scene(
    halfKneeling({
      hands: [
        [78, 84],
        [80, 38, 1],
      ],
    }),
    weight(80, 33),
    arrow([100, 60], [100, 46], [100, 30]),
  ),
  'one-arm-row': scene(
    hinge({
      lean: 74,
      hands: [
        [92, 88],
        [70, 78, 1],
      ],
      hip: [58, 76],
    }),
    block(84, 90, 44, 23),
    weight(70, 82),
    arrow([78, 104], [78, 96], [78, 92]),
  ),
  'pull-down': scene(
    facing({
      hands: [
        [58, 34, -1],
        [102, 34],
      ],
      hip: [80, 78],
    }),
    stick([48, 32], [112, 32]),
    arrow([124, 22], [124, 36], [124, 54]),
  ),
  'face-pull': scene(
    standing({
      hands: [
        [90, 42, -1],
        [92, 40, -1],
      ],
    }),
    wall(148),
    band([146, 40], [92, 40]),
    arrow([120, 54], [110, 54], [98, 54]),
  ),
  'band-pullover': scene(
    supine({
      hands: [
        [54, 82],
        [56, 80],
      ],
    }),
    wall(10),
    band([12, 84], [55, 80]),
    arrow([36, 70], [54, 58], [78, 78]),
  ),
  'band-external-rotation': scene(
    facing({
      hands: [
        [66, 74],
        [108, 60],
      ],
    }),
    wall(14),
    band([16, 60], [108, 60]),
    arrow([86, 74], [104, 82], [122, 66]),
  ),
  'farmer-carry': scene(
    standing({
      hands: [
        [74, 74],
        [84, 74],
      ],
      feet: [
        [64, 110],
        [92, 111],
      ],
    }),
    weight(73, 81, 6),
    weight(85, 81, 7),
    arrow([118, 104], [130, 104], [144, 104]),
  ),
  'finger-extensor-band': scene(
    standing({
      hands: [
        [80, 74],
        [98, 60, -1],
      ],
    }),
    band([98, 52], [106, 56]),
    band([106, 56], [102, 66]),
    arrow([112, 50], [118, 44], [124, 40]),
    arrow([110, 68], [116, 72], [122, 76]),
  ),
  'mb-rotational-throw': scene(
    waistBack({
      hands: [
        [60, 66],
        [62, 66, 1],
      ],
    }),
    weight(56, 66, 8),
    wall(150),
    arrow([66, 84], [92, 92], [136, 62]),
  ),
  'mb-slam': scene(
    standing({
      hands: [
        [86, 20],
        [86, 20],
      ],
    }),
    weight(88, 14, 8),
    arrow([106, 20], [124, 50], [112, 98]),
  ),
  'mb-chest-pass': scene(
    lunge({
      hip: [72, 80],
      hands: [
        [98, 58],
        [98, 58],
      ],
      feet: [
        [54, 109],
        [88, 111],
      ],
    }),
    weight(106, 57, 8),
    arrow([120, 57], [132, 57], [146, 57]),
  ),
  'squat-jump': scene(
    standing({
      hip: [80, 62],
      feet: [
        [74, 96],
        [78, 98],
      ],
      hands: [
        [90, 24],
        [92, 24],
      ],
      soles: [50, 50],
    }),
    arrow([116, 104], [116, 80], [116, 56]),
  ),
  'lateral-bound': scene(
    facing({
      hip: [98, 78],
      lean: -6,
      feet: [
        [78, 98, -1],
        [104, 111],
      ],
      hands: [
        [80, 62],
        [118, 62],
      ],
    }),
    arrow([38, 108], [62, 74], [88, 100]),
  ),
  'kb-swing': scene(
    standing({
      lean: -2,
      hands: [
        [102, 56],
        [102, 56],
      ],
    }),
    weight(108, 56, 8),
    arrow([78, 98], [106, 96], [114, 70]),
  ),
  'step-change-dir': scene(
    waistBack({
      hip: [72, 76],
      feet: [
        [54, 111],
        [92, 108],
      ],
    }),
    weight(52, 60, 8),
    arrow([104, 104], [118, 94], [130, 106]),
    arrow([68, 48], [98, 38], [124, 50]),
  ),
  'speed-swings': scene(
    waistBack({
      hands: [
        [98, 66],
        [98, 66],
      ],
      hip: [84, 76],
      lean: -8,
    }),
    stick([98, 66], [132, 88]),
    arrow([40, 60], [62, 118], [118, 104]),
  ),
  'sb-turn-back': scene(
    top({
      hands: [
        [60, 48],
        [62, 48, -1],
      ],
    }),
    wall(150),
    band([148, 84], [61, 48]),
    arrow([100, 34], [80, 18], [56, 26]),
  ),
  'sb-downswing': scene(waistBack(), wall(12), band([14, 34], [54, 60]), arrow([66, 86], [82, 92], [104, 82])),
  'sb-impact-hold': scene(impact(), wall(12), band([14, 68], [91, 72]), guide([91, 20], [91, 111])),
  'sb-lateral-walk': scene(
    facing({
      hip: [80, 80],
      hands: [
        [74, 66],
        [86, 66],
      ],
      feet: [
        [60, 111],
        [100, 111],
      ],
    }),
    band([66, 100], [95, 100]),
    arrow([112, 104], [124, 104], [140, 104]),
  ),
  'sb-step-swing': scene(
    waistBack({
      feet: [
        [64, 111],
        [100, 106],
      ],
    }),
    wall(12),
    band([14, 34], [54, 60]),
    arrow([112, 98], [122, 92], [130, 106]),
  ),
  'sb-tempo': scene(
    address({}),
    wall(12),
    band([14, 40], [82, 73]),
    arrow([66, 88], [44, 74], [44, 52]),
    club([82, 74], [88, 109]),
  ),
};

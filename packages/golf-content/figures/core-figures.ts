import { allFours, bridge, facing, golfPosture, halfKneeling, plank, standing, supine } from './bodies.ts';
import { type Scene, arrow, ball, band, guide, scene, wall, weight } from './scene.ts';

// Core, carries and balance.

export const CORE_FIGURES: Readonly<Record<string, Scene>> = {
  'dead-bug': scene(
    supine({
      hands: [
        [44, 90],
        [58, 80],
      ],
      feet: [
        [124, 100],
        [104, 88],
      ],
      soles: [-60, -40],
    }),
    arrow([52, 76], [42, 78], [36, 86]),
    arrow([112, 78], [124, 82], [132, 92]),
  ),
  'side-plank-clam': scene(
    supine({
      hip: [84, 96],
      lean: -72,
      nod: -10,
      hands: [
        [60, 110],
        [78, 94],
      ],
      feet: [
        [108, 110],
        [106, 108],
      ],
    }),
    band([96, 95], [96, 104]),
    arrow([98, 86], [104, 78], [98, 72]),
  ),
  'pallof-press': scene(
    facing({
      hands: [
        [82, 60],
        [80, 62],
      ],
      feet: [
        [66, 111],
        [94, 111],
      ],
    }),
    wall(14),
    band([16, 60], [80, 60]),
    arrow([92, 58], [106, 58], [118, 58]),
  ),
  'half-kneeling-chop': scene(
    halfKneeling({
      hands: [
        [96, 82],
        [96, 84],
      ],
    }),
    wall(150),
    band([148, 24], [96, 83]),
    arrow([120, 34], [94, 48], [98, 72]),
  ),
  'half-kneeling-lift': scene(
    halfKneeling({
      hands: [
        [92, 48],
        [92, 48],
      ],
    }),
    wall(150),
    band([148, 106], [92, 48]),
    arrow([112, 92], [96, 76], [100, 56]),
  ),
  'bird-dog': scene(
    allFours({
      hands: [
        [86, 111],
        [112, 84],
      ],
      feet: [
        [18, 84, 1],
        [38, 110],
      ],
      soles: [70, 90],
    }),
    arrow([112, 74], [120, 72], [128, 76]),
  ),
  'standing-hip-turn': scene(
    standing({
      hip: [74, 75],
      hands: [
        [98, 56],
        [98, 58],
      ],
    }),
    wall(102),
    arrow([58, 72], [66, 88], [92, 80]),
  ),
  'band-pelvic-turn': scene(
    golfPosture({
      hands: [
        [88, 66],
        [90, 68],
      ],
    }),
    wall(12),
    band([14, 78], [66, 78]),
    arrow([56, 92], [70, 98], [86, 88]),
  ),
  'stir-pot': scene(
    plank({
      hip: [64, 86],
      lean: 74,
      hands: [
        [96, 82],
        [98, 82],
      ],
      feet: [
        [30, 106],
        [29, 107],
      ],
    }),
    ball(100, 98, 15),
    arrow([122, 84], [138, 96], [122, 106]),
  ),
  'suitcase-carry': scene(
    facing({
      hands: [
        [66, 74],
        [96, 76],
      ],
      feet: [
        [74, 111],
        [86, 111],
      ],
    }),
    weight(98, 84, 7),
    arrow([122, 104], [132, 104], [144, 104]),
  ),
  'star-reach': scene(
    standing({
      hip: [74, 82],
      lean: 14,
      hands: [
        [92, 68],
        [94, 66],
      ],
      feet: [
        [108, 109, 1],
        [76, 111],
      ],
    }),
    arrow([118, 104], [128, 104], [140, 104]),
    guide([76, 113], [40, 120]),
  ),
  'bear-crawl': scene(
    allFours({
      hip: [54, 86],
      lean: 82,
      hands: [
        [92, 111],
        [80, 111],
      ],
      feet: [
        [42, 108],
        [34, 108],
      ],
      soles: [-40, -40],
    }),
    arrow([110, 100], [124, 100], [138, 100]),
  ),
  'glute-bridge': scene(bridge(), arrow([92, 82], [92, 74], [92, 64])),
  'glute-bridge-single': scene(
    bridge({
      feet: [
        [110, 111],
        [118, 80],
      ],
      soles: [0, -60],
    }),
    arrow([82, 84], [82, 72], [82, 62]),
  ),
};

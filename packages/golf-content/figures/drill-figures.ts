import { address, finish, golfPosture, impact, putting, standing, top, waistBack, waistThrough } from './bodies.ts';
import { type Scene, arrow, ball, block, club, flag, guide, scene, stick, tee } from './scene.ts';

// Drills about the body, face-on with the target to the right. Ground layouts are plans from above (drill-plans.ts),
// which every drill has.

const iron = club([82, 74], [87, 109]);
const ahead = club([91, 73], [87, 109]);
const putter = club([81, 76], [84, 109]);
const teedUp = ball(94, 109);

export const DRILL_FIGURES: Readonly<Record<string, Scene>> = {
  'wall-hinge': scene(
    golfPosture({
      hands: [
        [90, 68],
        [92, 70],
      ],
      hip: [60, 77],
      feet: [
        [66, 111],
        [70, 111],
      ],
    }),
    { kind: 'wall', x: 46 },
    arrow([74, 94], [64, 92], [54, 84]),
  ),
  'club-on-spine': scene(
    golfPosture({
      hands: [
        [60, 90, 1],
        [90, 42, 1],
      ],
    }),
    stick([56, 82], [93, 31]),
  ),
  'balance-toe-tap': scene(
    golfPosture({
      feet: [
        [72, 111],
        [80, 106],
      ],
    }),
    club([89, 82], [118, 110]),
    arrow([94, 108], [98, 98], [96, 92]),
  ),
  'feet-together': scene(
    address({
      feet: [
        [76, 111],
        [84, 111],
      ],
    }),
    iron,
    teedUp,
    arrow([40, 90], [36, 64], [48, 44]),
  ),
  'trail-stick-sway': scene(
    top({}),
    stick([58, 112], [58, 66]),
    club([57, 36], [92, 24]),
    arrow([98, 88], [84, 94], [68, 86]),
  ),
  'lead-stick-slide': scene(impact({}), stick([104, 112], [104, 66]), ahead, ball(96, 109)),
  'step-through': scene(
    finish({
      feet: [
        [112, 108, 1],
        [94, 111],
      ],
    }),
    club([105, 37], [76, 30]),
    arrow([66, 108], [92, 122], [116, 116]),
  ),
  'lift-lead-heel': scene(
    top({
      feet: [
        [64, 111],
        [92, 106],
      ],
      soles: [0, 55],
    }),
    club([57, 36], [92, 24]),
    arrow([112, 88], [112, 98], [108, 108]),
  ),
  'shoulder-tilt-chair': scene(
    address({
      hands: [
        [60, 50],
        [98, 50],
      ],
    }),
    stick([46, 44], [114, 60]),
    arrow([122, 62], [132, 78], [112, 84]),
  ),
  'ruler-watch': scene(top({}), club([57, 36], [92, 24]), guide([50, 50], [62, 24])),
  motorcycle: scene(waistBack({}), club([54, 60], [52, 24]), arrow([38, 66], [30, 56], [40, 46])),
  pump: scene(
    waistBack({
      hands: [
        [56, 50],
        [56, 50, 1],
      ],
    }),
    club([56, 50], [36, 24]),
    arrow([34, 40], [30, 58], [44, 74]),
    arrow([30, 78], [18, 60], [24, 40]),
  ),
  'split-grip': scene(
    waistThrough({
      hands: [
        [104, 66],
        [110, 58],
      ],
    }),
    club([110, 56], [94, 88]),
    arrow([78, 100], [104, 108], [124, 86]),
  ),
  'towel-lag': scene(waistBack({}), guide([54, 60], [34, 36]), ball(32, 34, 4), arrow([52, 86], [84, 120], [124, 92])),
  'towel-under-arm': scene(waistThrough({}), club([110, 60], [140, 46]), block(92, 52, 10, 12)),
  'impact-bag': scene(impact({}), ahead, block(98, 92, 22, 20)),
  'tee-ahead': scene(impact({}), ahead, ball(95, 109), tee(110, 112)),
  'nine-to-three': scene(
    waistBack({
      feet: [
        [70, 111],
        [90, 111],
      ],
    }),
    club([54, 60], [52, 24]),
    guide([110, 60], [112, 24]),
    arrow([58, 92], [84, 122], [108, 92]),
  ),
  'lead-hand-only': scene(
    impact({
      hands: [
        [68, 62, -1],
        [91, 73],
      ],
    }),
    ahead,
    ball(96, 109),
    arrow([104, 102], [120, 84], [140, 92]),
  ),
  'metronome-31': scene(
    address({}),
    iron,
    arrow([70, 96], [34, 86], [34, 44]),
    tee(120, 40),
    tee(130, 40),
    tee(140, 40),
    ball(130, 62, 4),
  ),
  'pause-top': scene(top({}), club([57, 36], [92, 24]), block(124, 28, 6, 24), block(136, 28, 6, 24)),
  'gate-putt': scene(
    putting({}),
    putter,
    ball(96, 109),
    tee(74, 114),
    tee(108, 114),
    arrow([112, 104], [126, 104], [144, 104]),
  ),
  'pressure-5ft': scene(
    putting({
      hip: [60, 77],
      hands: [
        [61, 76],
        [61, 76],
      ],
      feet: [
        [48, 111],
        [72, 111],
      ],
    }),
    club([61, 76], [64, 109]),
    ball(76, 109),
    flag(128, 112),
    arrow([86, 104], [100, 104], [118, 104]),
  ),
  'bunker-line': scene(
    impact({}),
    ahead,
    block(20, 113, 120, 9),
    stick([84, 113], [84, 121]),
    ball(98, 110),
    arrow([106, 104], [118, 82], [136, 78]),
  ),
  'wedge-clock': scene(
    waistBack({}),
    club([54, 60], [52, 26]),
    guide([74, 50], [40, 88]),
    guide([74, 50], [32, 50]),
    guide([74, 50], [44, 20]),
  ),
  'routine-reps': scene(
    standing({
      hip: [54, 74],
      hands: [
        [62, 60],
        [66, 58],
      ],
      feet: [
        [50, 111],
        [58, 111],
      ],
    }),
    club([66, 60], [72, 22]),
    ball(84, 109),
    flag(140, 112),
    guide([92, 106], [132, 106]),
    arrow([60, 24], [98, 6], [132, 70]),
  ),
};

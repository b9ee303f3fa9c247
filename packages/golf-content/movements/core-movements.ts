import type { Pose } from './body.ts';
import { bandSwing, FRONT, hands, post, SIDE, TURNED, wall } from './exercise-parts.ts';
import { SWING } from './golf-swing.ts';
import { type Movement, moved, shown, through } from './movement.ts';
import {
  allFours,
  at,
  crossed,
  feet,
  foot,
  golfPosture,
  halfKneeling,
  hang,
  mirrored,
  onHips,
  planked,
  sideLying,
  stood,
  supine,
  walking,
} from './postures.ts';
import { band, guide } from './props.ts';
import type { Vec } from './space.ts';

// Core, carries and balance.

/** In a side plank, with the upper knee opened by some degrees. */
const clam = (knee: number): Pose =>
  sideLying({
    pelvis: [0, 30, 0],
    hips: [-90, -72, 0],
    chest: [-90, -70, 0],
    head: [-90, -74, 0],
    right: at(-30, 4, -40, 0),
    left: hang(-8, 10, 0.8),
    leftFoot: [30, 16, 62, 0, 0, knee],
    rightFoot: [30, 3, 62, 0, 0, -20],
  });

const deadBug = (left: number, right: number): Pose => {
  const leg = (side: 1 | -1, out: number): Pose['leftFoot'] => [side * 9, 46 - out * 26, 56 + out * 38, 0, 0, 0];
  return supine({
    left: hang(90 + left * 76, 4, 0.97),
    right: hang(90 + right * 76, 4, 0.97),
    leftFoot: leg(1, right),
    rightFoot: leg(-1, left),
  });
};

/** On the back, one knee bent and the hands under the small of the back, the head and shoulders lifted by a share. */
const curledUp = (share: number): Pose =>
  supine({
    chest: [0, -90 + 24 * share, 0],
    head: [0, -90 + 34 * share, 0],
    left: at(10, 4, -6, 30),
    right: at(-10, 4, -6, 30),
    leftFoot: foot(9, 84, 4),
  });

const hipTurn = (turn: number): Pose =>
  stood({ hips: [turn, 4, 0], pelvis: [turn / 14, 90, -4], ...mirrored(16, 118, 52), ...feet(15) });

const stir = (x: number, z: number): Pose =>
  planked(44, 72, {
    pelvis: [0, 44, -4],
    ...mirrored(10 + x / 3, 50, 52 + z),
    leftFoot: foot(9, -86, 0, 76),
    rightFoot: foot(-9, -86, 0, 76),
  });

const starReach = (to: Vec): Pose => {
  const isOut = Math.hypot(to[0] - 12, to[2] - 10) > 10;
  return stood({
    pelvis: isOut ? [-7, 75, -10 + (to[2] < 0 ? 6 : 0)] : [-4, 92, -2],
    hips: [0, isOut ? 22 : 2, 0],
    chest: [0, isOut ? 26 : 3, 0],
    ...onHips,
    leftFoot: [to[0], to[1], to[2], to[2] < 0 ? 40 : 0, to[0] > 40 ? 40 : 6, 0],
    rightFoot: foot(-11, 8, 6),
  });
};

const crawl = (step: number): Pose => {
  const toes = (x: number, z: number, y = 0): Pose['leftFoot'] => [x, y, z, 72, 0, 0];
  return allFours({
    pelvis: [0, 52, 0],
    left: at(17, 3 + (step === 0 ? 5 : 0), 47 + step * 9),
    right: at(-17, 3, 47 - step * 9),
    leftFoot: toes(10, -32 - step * 8),
    rightFoot: toes(-10, -32 + step * 8, step === 0 ? 4 : 0),
  });
};

const sideStep = (x: number, wide: number): Pose =>
  golfPosture({
    ...crossed,
    pelvis: [x, 82, -16],
    leftFoot: foot(x + 17 + wide * 14, 8, 8),
    rightFoot: foot(x - 17 - wide * 14, 8, 8),
  });

// oxfmt-ignore
export const CORE_MOVEMENTS: Readonly<Record<string, Movement>> = {
  'dead-bug': shown(SIDE - 6, [[0.02, deadBug(0, 0)], [0.22, deadBug(1, 0)], [0.34, deadBug(1, 0)],
      [0.52, deadBug(0, 0)], [0.72, deadBug(0, 1)], [0.84, deadBug(0, 1)]], 0.28),
  'curl-up': moved(SIDE - 6, curledUp(0), curledUp(1)),
  'side-plank-clam': { ...moved(66, clam(0), clam(62), band('left-knee', 'right-knee')), down: 14 },
  'pallof-press': moved(TURNED, stood({ ...hands(0, 116, 20), ...feet(15), pelvis: [0, 89, -4] }),
    stood({ ...hands(0, 116, 60), ...feet(15), pelvis: [0, 89, -4] }), post(-104), band([-104, 116, 0], 'hands')),
  'half-kneeling-chop': moved(TURNED, halfKneeling({ ...hands(40, 138, 14), chest: [24, 0, 4], head: [18, 0, 0] }),
    halfKneeling({ ...hands(-34, 46, 32), chest: [-34, 8, -2], head: [-24, 10, 0] }), post(96),
    band([96, 176, 0], 'hands')),
  'half-kneeling-lift': moved(TURNED, halfKneeling({ ...hands(34, 46, 32), chest: [30, 8, 2], head: [22, 10, 0] }),
    halfKneeling({ ...hands(-40, 138, 14), chest: [-30, 0, -4], head: [-22, 0, 0] }), post(96),
    band([96, 8, 0], 'hands')),
  'bird-dog': moved(SIDE, allFours(),
    allFours({ right: at(-18, 58, 98), leftFoot: [10, 46, -92, 66, 0, 0], head: [0, 84, 0] })),
  'standing-hip-turn': { ...shown(128,
      [[0.02, hipTurn(-38)], [0.46, hipTurn(38)], [0.54, hipTurn(38)], [0.96, hipTurn(-38)]], 0.5, wall(56)),
    down: 52 },
  'band-pelvic-turn': moved(TURNED, golfPosture({ ...crossed, hips: [-32, 24, 0] }),
    golfPosture({ ...crossed, hips: [42, 22, 0], pelvis: [5, 88, -12] }), post(-104, -10),
    band([-104, 90, -10], 'pelvis')),
  'stir-pot': shown(SIDE - 6, through(stir(0, 5), stir(8, 0), stir(0, -5), stir(-8, 0)), 0.25, { kind: 'ball',
      at: { path: [[0, [0, 26, 50]], [0.25, [-5, 26, 46]], [0.5, [0, 26, 42]], [0.75, [5, 26, 46]], [1, [0, 26, 50]]] },
      size: 26, looks: 'gym' }),
  'suitcase-carry': shown(50, through(...walking({ right: hang(2, 8, 0.99) })), 0,
    { kind: 'kettlebell', at: 'right-hand' }),
  'star-reach': shown(TURNED, [[0.02, starReach([12, 4, 10])], [0.2, starReach([8, 3, 58])],
      [0.3, starReach([8, 3, 58])], [0.5, starReach([58, 3, 20])], [0.6, starReach([58, 3, 20])],
      [0.78, starReach([26, 3, -50])], [0.88, starReach([26, 3, -50])]], 0.55, guide([-11, 0.5, 8], [-11, 0.5, 78]),
    guide([-11, 0.5, 8], [62, 0.5, 8]), guide([-11, 0.5, 8], [36, 0.5, -54])),
  'bear-crawl': shown(SIDE, through(crawl(1), crawl(0), crawl(-1), crawl(0)), 0),
  'sb-impact-hold': shown(FRONT,
    bandSwing([0, SWING.address], [0.1, SWING.address], [0.4, SWING.impact], [0.85, SWING.impact]), 0.6, post(-118, -8),
    band([-118, 100, -8], 'hands')),
  'sb-lateral-walk': shown(FRONT, [[0.02, sideStep(-12, 0)], [0.2, sideStep(-2, 1)], [0.34, sideStep(12, 0.2)],
      [0.48, sideStep(12, 0)], [0.52, sideStep(12, 0)], [0.7, sideStep(2, 1)], [0.86, sideStep(-12, 0.2)]], 0.2,
    band('left-knee', 'right-knee')),
};

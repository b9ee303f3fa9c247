import type { Pose } from './body.ts';
import { bandSwing, FRONT, hands, heavyBall, kettlebell, post, SIDE, SLANT, TURNED, wall } from './exercise-parts.ts';
import { SWING, changed, swingKeys } from './golf-swing.ts';
import { type Key, type Movement, shown } from './movement.ts';
import { both, foot, hang, hinged, squatted, stood } from './postures.ts';
import { band, metronome } from './props.ts';
import type { Vec } from './space.ts';

// Power and swing-band exercises.

const trailAnchor: Vec = [-118, 150, -8];

const throwBack = changed(SWING.takeaway, { hands: [-34, 92, 22], hips: [-30, 20, 0], chest: [-58, 28, -4] });

const throwOut = changed(SWING.release, { hands: [46, 112, 22], hips: [56, 8, 0], chest: [62, 12, -6] });

const holdingBall = (pose: Pose): Pose => ({ ...pose, right: { club: [14, 0] }, club: [0, -1, 0.2] });

const raised = { leftFoot: [11, 0, 8, 24, 8, 0], rightFoot: [-11, 0, 8, 24, 8, 0] } as const;

const passing = (step: number, reach: number): Pose =>
  stood({
    pelvis: [0, 90 - step * 4, step * 20],
    ...hands(0, 118, step * 20 + reach, 20),
    leftFoot: foot(10, 10 + step * 42, 4),
    rightFoot: foot(-10, 6, 4, step * 34),
  });

/** On the right (-1) or the left (1) leg, or in the air towards one. */
const bound = (side: number, air: number): Pose => {
  const free = side === 0 ? 12 : 26;
  return stood({
    pelvis: [side * 38 + air * 4, side === 0 ? 104 : 82, -8],
    hips: [0, 14, 0],
    chest: [0, 22, -side * 6],
    ...both(hang(20 - side * 10, 30, 0.8)),
    leftFoot: side === 1 ? foot(46, 8, 8) : [side * 30 + 22, free, -2, 30, 4, 0],
    rightFoot: side === -1 ? foot(-46, 8, 8) : [side * 30 - 22, free, -2, 30, 4, 0],
  });
};

const stepBack = (x: number): Pose => ({ ...SWING.address, pelvis: [x, 88, -12] });

const bandTop = changed(SWING.halfway, { hands: [-42, 112, 10], chest: [-84, 36, -4], hips: [-42, 22, 0] });

// oxfmt-ignore
export const POWER_MOVEMENTS: Readonly<Record<string, Movement>> = {
  'sb-turn-back': shown(FRONT, bandSwing([0, SWING.address], [0.08, SWING.address], [0.28, SWING.takeaway],
      [0.42, bandTop], [0.62, bandTop], [0.8, SWING.takeaway]), 0.5, post(104, 6), band([104, 76, 6], 'hands')),
  'sb-downswing': shown(FRONT, bandSwing([0, bandTop], [0.14, bandTop], [0.36, SWING.delivery], [0.5, SWING.slot],
      [0.64, SWING.slot], [0.82, SWING.delivery]), 0.56, post(-118, -8), band(trailAnchor, 'hands')),
  'mb-rotational-throw': shown(TURNED, [[0, SWING.address], [0.06, SWING.address], [0.34, throwBack], [0.46, throwOut],
      [0.72, throwOut]].map(([share, pose]): Key => [share as number, holdingBall(pose as Pose)]), 0.34,
    heavyBall({ held: 'hands',
        path: [[0.45, [50, 108, 30]], [0.56, [150, 100, 50]], [0.97, [150, 100, 50]], [0.98, [0, 70, 30]]] }),
    post(166, 40)),
  'mb-slam': shown(SIDE, [[0, squatted(10, { ...hands(0, 96, 30) })],
      [0.3, stood({ ...hands(0, 196, 4), pelvis: [0, 94, 2], chest: [0, -8, 0], ...raised })],
      [0.42, squatted(34, { ...hands(0, 44, 36), chest: [0, 50, 0] })],
      [0.62, squatted(40, { ...hands(0, 26, 38), chest: [0, 54, 0] })]], 0.3,
    heavyBall({ held: 'hands', path: [[0.42, [0, 34, 44]], [0.47, [0, 12, 44]], [0.6, [0, 14, 44]], [0.66, [0, 26, 40]],
          [0.99, [0, 92, 36]]] })),
  'mb-chest-pass': shown(SIDE,
    [[0, passing(0, 26)], [0.2, passing(0, 22)], [0.36, passing(1, 26)], [0.44, passing(1, 64)], [0.7, passing(1, 64)]],
    0.44,
    heavyBall({ held: 'hands',
        path: [[0.43, [0, 118, 84]], [0.54, [0, 112, 156]], [0.97, [0, 112, 156]], [0.98, [0, 116, 34]]] }), wall(170)),
  'squat-jump': shown(SLANT, [[0, squatted(0, { ...both(hang(10)) })], [0.26, squatted(34, { ...both(hang(-20)) })],
      [0.4,
        stood({ pelvis: [0, 118, 0], ...both(hang(150, 10)), leftFoot: [11, 22, 6, 46, 8, 0],
            rightFoot: [-11, 22, 6, 46, 8, 0] })], [0.52, squatted(28, { ...both(hang(40)) })],
      [0.66, squatted(24, { ...both(hang(30)) })]], 0.4),
  'lateral-bound': shown(FRONT, [[0.02, bound(-1, 0)], [0.14, bound(-1, 0)], [0.28, bound(0, 1)], [0.4, bound(1, 0)],
      [0.62, bound(1, 0)], [0.76, bound(0, -1)], [0.88, bound(-1, 0)]], 0.28),
  'kb-swing': shown(SIDE, [[0, hinged(58, { ...both(hang(36, -6, 0.98)) })],
      [0.06, hinged(58, { ...both(hang(36, -6, 0.98)) })],
      [0.3, stood({ ...both(hang(86, -8, 0.98)), hips: [0, -4, 0] })],
      [0.36, stood({ ...both(hang(88, -8, 0.98)), hips: [0, -4, 0] })],
      [0.56, hinged(58, { ...both(hang(36, -6, 0.98)) })],
      [0.8, stood({ ...both(hang(86, -8, 0.98)), hips: [0, -4, 0] })],
      [0.86, stood({ ...both(hang(88, -8, 0.98)), hips: [0, -4, 0] })]], 0.33, kettlebell),
  'step-change-dir': shown(FRONT, [[0, holdingBall(stepBack(0))], [0.08, holdingBall(stepBack(0))],
      [0.28, holdingBall({ ...throwBack, pelvis: [-12, 85, -12], rightFoot: foot(-40, 2, 14) })],
      [0.4, holdingBall({ ...throwBack, pelvis: [-8, 85, -12], rightFoot: foot(-40, 2, 14) })],
      [0.52, holdingBall({ ...throwOut, pelvis: [14, 88, -10] })],
      [0.74, holdingBall({ ...throwOut, pelvis: [14, 88, -10] })]], 0.38,
    heavyBall({ held: 'hands',
        path: [[0.51, [50, 108, 30]], [0.6, [150, 100, 40]], [0.97, [150, 100, 40]], [0.98, [0, 76, 30]]] }),
    post(166, 40)),
  'speed-swings': shown(FRONT, swingKeys({}, { takeaway: 0.18, halfway: 0.26, top: 0.36, delivery: 0.385, slot: 0.405,
        impact: 0.42, release: 0.435, through: 0.46, finish: 0.54 }), 0.36,
    { kind: 'club', looks: 'stick', length: 96 }),
  'sb-step-swing': shown(FRONT, bandSwing([0, SWING.address], [0.06, SWING.address], [0.26, bandTop],
      [0.36, { ...bandTop, pelvis: [4, 87, -14], leftFoot: [12, 7, 10, 10, 18, 0] }],
      [0.46, { ...SWING.delivery, leftFoot: foot(26, 8, 18) }], [0.58, { ...SWING.impact, leftFoot: foot(26, 8, 18) }],
      [0.66, { ...SWING.release, leftFoot: foot(26, 8, 18) }], [0.84, { ...SWING.release, leftFoot: foot(26, 8, 18) }]),
    0.36, post(-118, -8), band(trailAnchor, 'hands')),
  'sb-tempo': shown(FRONT, bandSwing([0, SWING.address], [0.06, SWING.address], [0.28, SWING.takeaway], [0.44, bandTop],
      [0.52, SWING.slot], [0.56, SWING.impact], [0.6, SWING.release], [0.8, SWING.release]), 0.44, post(-118, -8),
    band(trailAnchor, 'hands'), ...metronome([26, 176], { start: 0.06, top: 0.44, count: 3, until: 0.6 })),
};

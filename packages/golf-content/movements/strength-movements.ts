import type { Pose } from './body.ts';
import { dumbbells, FRONT, hands, post, SIDE, SLANT, TURNED } from './exercise-parts.ts';
import { type Movement, moved, shown, through } from './movement.ts';
import {
  at,
  both,
  bridged,
  feet,
  foot,
  halfKneeling,
  hang,
  hinged,
  mirrored,
  onHips,
  planked,
  seated,
  squatted,
  stood,
  supine,
  walking,
} from './postures.ts';
import { band, box, guide, stick } from './props.ts';

// Strength exercises.

const spineStick = (lean: number): Pose =>
  hinged(lean, { right: hang(-18, -24, 0.78, 20), left: hang(228, -33, 0.44, 0), head: [0, lean, 0] });

/** Into the bent left leg (1), the right (-1) or upright. */
const lunged = (side: number): Pose =>
  stood({
    pelvis: [side * 30, 90 - Math.abs(side) * 34, -6 - Math.abs(side) * 16],
    hips: [0, 4 + Math.abs(side) * 36, 0],
    chest: [0, 4 + Math.abs(side) * 38, 0],
    ...both(hang(10 + Math.abs(side) * 70, -4, 0.8)),
    leftFoot: foot(42, 8, 12),
    rightFoot: foot(-42, 8, 12),
  });

// oxfmt-ignore
export const STRENGTH_MOVEMENTS: Readonly<Record<string, Movement>> = {
  'glute-bridge': moved(SIDE, bridged(0), bridged(27)),
  'glute-bridge-single': moved(SIDE, bridged(0, { rightFoot: [-9, 34, 92, 20, 0, 0] }),
    bridged(27, { rightFoot: [-9, 60, 90, 20, 0, 0] })),
  'goblet-squat': moved(SLANT, squatted(0, { ...hands(0, 124, 24) }),
    squatted(44, { ...hands(0, 74, 14), chest: [0, 24, 0] }), { kind: 'dumbbell', at: 'hands', along: [0, 1, 0] }),
  'split-squat': moved(SIDE,
    stood({ pelvis: [0, 88, -6], leftFoot: foot(10, 32, 2), rightFoot: [-10, 47, -70, 165, 0, 0] }),
    stood({ pelvis: [0, 60, -12], hips: [0, 14, 0], chest: [0, 18, 0], leftFoot: foot(10, 32, 2),
        rightFoot: [-10, 47, -70, 165, 0, 0] }), ...dumbbells(), box([-26, 0, -84], [52, 38, 34])),
  'hinge-dowel': moved(SIDE, spineStick(2), spineStick(50), stick('right-hand', 'left-hand', 16)),
  'romanian-deadlift': moved(SIDE, hinged(2, { ...both(hang(8, 2)) }), hinged(68, { ...both(hang(62, 2)) }),
    ...dumbbells([1, 0, 0])),
  'single-leg-rdl': moved(SIDE, stood({ ...both(hang(4, 2)), rightFoot: foot(-10, 4, 0, 14) }),
    stood({ pelvis: [0, 90, -14], hips: [0, 76, 0], chest: [0, 78, 0], head: [0, 66, 0], ...both(hang(76, 2)),
        rightFoot: [-10, 84, -94, 84, 0, 0], leftFoot: foot(9, 4, 2) }), ...dumbbells([1, 0, 0])),
  'lateral-lunge': shown(FRONT, [[0.02, lunged(0)], [0.24, lunged(1)], [0.34, lunged(1)], [0.52, lunged(0)],
      [0.74, lunged(-1)], [0.84, lunged(-1)]], 0.29),
  'trap-bar-deadlift': moved(SIDE - 14, squatted(30,
      { ...mirrored(28, 40, 4), chest: [0, 44, 0], hips: [0, 40, 0], pelvis: [0, 62, -26], head: [0, 24, 0] }),
    stood({ ...mirrored(28, 74, 4), ...feet(14) }), stick('left-hand', 'right-hand', 12),
    { kind: 'plates', at: 'hands' }),
  'step-up': moved(FRONT,
    stood({ pelvis: [4, 92, -2], ...onHips, leftFoot: foot(26, 8, 8, 0, 26), rightFoot: foot(-10, 8, 8) }),
    stood({ pelvis: [22, 117, -2], ...onHips, leftFoot: foot(26, 8, 8, 0, 26), rightFoot: foot(4, 8, 8, 0, 34) }),
    box([8, 0, -16], [50, 26, 40])),
  'push-up': moved(SIDE - 8, planked(38, 72), planked(25, 83, { pelvis: [0, 25, 3], ...mirrored(25, 3, 47, 20) })),
  'db-floor-press': moved(SIDE - 14, supine({ ...both(hang(56, 46, 0.6)) }), supine({ ...both(hang(90, 4, 0.98)) }),
    ...dumbbells([1, 0, 0])),
  'half-kneel-press': moved(TURNED, halfKneeling({ right: hang(60, 24, 0.42), left: onHips.left }),
    halfKneeling({ right: hang(172, 8, 0.98), left: onHips.left }),
    { kind: 'dumbbell', at: 'right-hand', along: [1, 0, 0] }),
  'one-arm-row': moved(SIDE, hinged(70, { right: hang(70), left: at(16, 52, 40) }),
    hinged(70, { right: hang(30, 12, 0.62, -20), left: at(16, 52, 40), chest: [-8, 72, 0] }),
    { kind: 'dumbbell', at: 'right-hand' }, box([2, 0, 26], [32, 47, 60])),
  'pull-down': moved(TURNED, seated({ ...mirrored(36, 178, 12) }),
    seated({ chest: [0, -14, 0], head: [0, -14, 0], ...mirrored(36, 128, 16, 0) }),
    stick('left-hand', 'right-hand', 12), guide([0, 210, 12], 'hands'), box([-24, 0, -24], [48, 43, 42])),
  'face-pull': moved(SLANT, stood({ ...mirrored(8, 132, 56) }), stood({ ...mirrored(30, 146, 12, 60) }), post(0, 126),
    band([0, 134, 126], 'left-hand'), band([0, 134, 126], 'right-hand')),
  'band-pullover': moved(SIDE, supine({ ...both(hang(172, 6, 0.97)) }), supine({ ...both(hang(70, 6, 0.97)) }),
    post(0, -150), band([0, 18, -150], 'hands')),
  'band-external-rotation': moved(FRONT, stood({ right: at(8, 106, 24), left: onHips.left }),
    stood({ right: at(-46, 106, 12), left: onHips.left }), post(96), band([96, 106, 10], 'right-hand'),
    { kind: 'ball', at: [-24, 112, 2], size: 5, looks: 'cloth' }),
  'farmer-carry': shown(50, through(...walking({ ...both(hang(2, 8, 0.99)) })), 0, ...dumbbells()),
  'towel-wring': { ...moved(TURNED, stood({ left: at(12, 104, 26, 0), right: at(-12, 116, 26, 0) }),
      stood({ left: at(12, 116, 26, 0), right: at(-12, 104, 26, 0) }),
      { kind: 'stick', from: 'left-hand', to: 'right-hand', beyond: 8, looks: 'towel' }),
    focus: { at: [0, 112, 12], width: 110 } },
  'finger-extensor-band': { ...moved(SIDE, stood({ right: hang(56, 4, 0.84), palm: [0, 0.6, 1], spread: 2 }),
      stood({ right: hang(56, 4, 0.84), palm: [0, 0.6, 1], spread: 20 })), focus: { at: [-18, 112, 44], width: 62 } },
};

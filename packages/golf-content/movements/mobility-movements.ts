import type { Pose } from './body.ts';
import { EXERCISE_MOVEMENTS } from './exercise-movements.ts';
import { type Movement, moved } from './movement.ts';
import { at, both, bridged, crossed, feet, foot, golfPosture, hang, onHips, squatted, stood } from './postures.ts';
import { box, guide, stick } from './props.ts';

// How to do each mobility test.

const overOneFoot = (turn: number): Pose =>
  stood({
    pelvis: [-8, 92, -2],
    hips: [turn, 2, 0],
    chest: [turn * 0.7, 3, 0],
    head: [0, 4, 0],
    ...onHips,
    rightFoot: foot(-9, 8, 2),
    leftFoot: foot(2, -18, 0, 58),
  });
/** Half sitting, the back on a wall, the right arm raised by some degrees. */
const againstWall = (arm: number): Pose =>
  stood({
    pelvis: [0, 70, -24],
    hips: [0, 0, 0],
    chest: [0, 0, 0],
    head: [0, 4, 0],
    right: hang(arm),
    ...feet(13, 24, 6),
  });
const onOneLeg = (y: number, z: number, sway: number): Pose =>
  stood({
    pelvis: [-4 + sway, 92, -2],
    chest: [0, 2, -sway],
    leftFoot: foot(-6, 8, 4),
    rightFoot: [-13, y, z, 8, 2, 0],
  });

// oxfmt-ignore
export const MOBILITY_MOVEMENTS: Readonly<Record<string, Movement>> = {
  'pelvic-tilt': moved(90, golfPosture({ ...crossed, hips: [0, 46, 0], chest: [0, 30, 0] }),
    golfPosture({ ...crossed, hips: [0, 2, 0], chest: [0, 40, 0], pelvis: [0, 86, -11] })),
  'pelvic-rotation': moved(20, golfPosture({ ...crossed, hips: [-42, 22, 0] }),
    golfPosture({ ...crossed, hips: [42, 22, 0] })),
  'torso-rotation': moved(20, golfPosture({ ...crossed, chest: [-56, 36, 0], head: [-10, 30, 0] }),
    golfPosture({ ...crossed, chest: [56, 36, 0], head: [10, 30, 0] })),
  'overhead-squat': moved(34, squatted(0, { ...both(hang(174, 22, 0.99)) }), squatted(44,
      { ...both(hang(186, 22, 0.99)), chest: [0, 16, 0], hips: [0, 20, 0], head: [0, 6, 0], ...feet(19, 8, 18, 10) }),
    stick('left-hand', 'right-hand', 26)),
  'toe-touch': moved(90, stood({ ...feet(6, 8, 2) }),
    stood({ pelvis: [0, 92, -20], hips: [0, 82, 0], chest: [0, 138, 0], head: [0, 150, 0], ...both(hang(132, 0, 0.98)),
        ...feet(6, 8, 2) })),
  'shoulder-9090': moved(30, stood({ right: at(-50, 128, 30) }), stood({ right: at(-46, 158, -12) }),
    guide([0, 180, 0], [0, 92, 0])),
  'single-leg-balance': { view: 56, keys: [[0.02, onOneLeg(0, 8, 0)], [0.2, onOneLeg(52, 34, 0)],
      [0.4, onOneLeg(52, 34, 1.6)], [0.6, onOneLeg(52, 34, -1.4)], [0.8, onOneLeg(52, 34, 0.6)]], still: 0.5 },
  'lat-length': moved(90, againstWall(10), againstWall(178), box([-50, 0, -42], [100, 190, 6], 'wall')),
  'hip-rotation': moved(16, overOneFoot(-56), overOneFoot(56), stick([-9, 0.5, 12], [30, 0.5, 58]),
    stick([-9, 0.5, 12], [-48, 0.5, 58])),
  'seated-rotation': EXERCISE_MOVEMENTS['seated-rotation']!,
  'bridge-hold': { view: 90, keys: [[0.02, bridged(0)], [0.22, bridged(27)],
      [0.44, bridged(27, { rightFoot: [-9, 58, 90, 20, 0, 0] })],
      [0.74, bridged(27, { rightFoot: [-9, 58, 90, 20, 0, 0] })], [0.86, bridged(27)]], still: 0.6 },
  'wrist-hinge': { ...moved(90, stood({ right: hang(46, 4, 0.74), club: [0, 0.12, 1] }),
      stood({ right: hang(46, 4, 0.74), club: [0, 0.72, 0.7] }), { kind: 'club', in: 'right', length: 56 }),
    focus: { at: [-18, 130, 36], width: 150 } },
};

import type { Foot, Pose } from './body.ts';
import { club, feetOf, flag, flown, half, onFeet, resting, S, struck, swung } from './drill-parts.ts';
import { BALL, heldAt, inEachPose, swingKeys } from './golf-swing.ts';
import { type Movement, moved, shown } from './movement.ts';
import { stood } from './postures.ts';
import { box, guide, lyingBall, metronome, type Prop, stick } from './props.ts';
import type { Vec } from './space.ts';
import { strikeFromAbove } from './strike.ts';

// Set-up, full and half swings, and the routine.

const driver: Prop = { kind: 'club', looks: 'driver', length: 100 };

const NARROW = [
  [7, 0, 8, 0, 10, 0],
  [-7, 0, 8, 0, 6, 0],
] as const satisfies readonly [Foot, Foot];

/** Both hands hold a club across the shoulders or along the back. */
const across = (turn: number): Pose => ({
  ...S.address,
  hips: [turn / 3, 24, 0],
  chest: [turn, 38, -4],
  left: { arm: [62, -56, 0.54, 0] },
  right: { arm: [54, -56, 0.54, 0] },
  club: [0, -1, 0],
});

const alongBack = (pelvis: Vec, lean: number): Pose =>
  stood({
    pelvis,
    hips: [0, lean, 0],
    chest: [0, lean, 0],
    head: [0, lean + 4, 0],
    right: { arm: [-18, -24, 0.78, 20] },
    left: { arm: [228, -33, 0.44, 0] },
  });

const walkUp = (x: number, z: number, step: number): Pose =>
  stood({
    pelvis: [x, 91, z],
    hips: [90, 2, 0],
    chest: [90, 4, 0],
    head: [90, 6, 0],
    left: { at: [x + 22, 96, z - 8, 0] },
    right: { at: [x + 24, 104, z + 6, 0] },
    leftFoot: [x + 8 + step, 0, z - 8, 0, 90, 0],
    rightFoot: [x + 8 - step, 0, z + 8, 0, -90, 0],
  });

/** At the ball; the line between the hands stands for the club. */
const { club: _club, ...atBall } = S.address;

const lagged = (at: Vec): Pose => ({ ...S.delivery, left: { at: [...at, 0] } });

// oxfmt-ignore
export const FULL_SWING_DRILLS: Readonly<Record<string, Movement>> = {
  'alignment-gate': swung(40, {}, 0.42, stick([-62, 1, 22], [62, 1, 22]), stick([104, 1, 92], [190, 1, 92]), struck()),
  'wall-hinge': moved(90, stood({ pelvis: [0, 92, -4] }),
    stood({ pelvis: [0, 86, -24], hips: [0, 46, 0], chest: [0, 48, 0], head: [0, 44, 0],
        left: { arm: [46, 4, 0.97, 0] }, right: { arm: [46, 4, 0.97, 0] } }),
    box([-50, 0, -44], [100, 190, 6], 'wall')),
  'club-on-spine': moved(90, alongBack([0, 92, -2], 4), alongBack([0, 87, -20], 44),
    stick('right-hand', 'left-hand', 12)),
  'balance-toe-tap': shown(90, [[0, S.address],
      [0.2, feetOf({ ...S.address, pelvis: [0, 91, -9] }, [19, 0, 8, 24, 18, 0], [-19, 0, 8, 24, 8, 0])],
      [0.4, S.address],
      [0.6, feetOf({ ...S.address, pelvis: [0, 87, -19] }, [19, 4, 7, -18, 18, 0], [-19, 4, 7, -18, 8, 0])],
      [0.8, S.address]], 0.2, club, resting),
  'feet-together': shown(0, half(onFeet(...NARROW)), 0.36, club, struck(0.47)),
  'trail-stick-sway': swung(0, {}, 0.42, stick([-31, 0, -12], [-31, 104, -12]), struck()),
  'lead-stick-slide': swung(0, {}, 0.56, stick([35, 0, -12], [35, 104, -12]), struck()),
  'step-through': swung(0, { through: feetOf(S.through, S.through.leftFoot, [-2, 5, 6, 40, 0, 0]),
      finish: feetOf({ ...S.finish, pelvis: [32, 92, -2] }, S.finish.leftFoot, [62, 0, 18, 0, -30, 0]),
      lowered: feetOf({ ...S.lowered, pelvis: [14, 91, -8] }, S.lowered.leftFoot, [10, 5, 10, 20, 0, 0]) }, 0.75,
    struck()),
  'lift-lead-heel': swung(0, { halfway: feetOf(S.halfway, [18, 0, 8, 16, 14, -4], S.halfway.rightFoot),
      top: feetOf(S.top, [18, 0, 8, 36, 10, -14], S.top.rightFoot) }, 0.42, struck()),
  'shoulder-tilt-chair': moved(30, across(0), across(-88), stick('left-shoulder', 'right-shoulder', 34), resting),
  'ruler-watch': shown(90, heldAt(half(S), S.halfway), 0.4, club, { kind: 'glove', bend: 0 }, resting),
  motorcycle: { ...shown(0, [[0, { ...S.takeaway, face: 0 }], [0.3, { ...S.takeaway, face: -46 }],
        [0.5, { ...S.takeaway, face: -46 }], [0.8, { ...S.takeaway, face: 0 }]], 0.4, { kind: 'club', looks: 'driver' },
      { kind: 'mark', on: 'face', tone: 'right' }), focus: { at: [-58, 82, 22], width: 140 } },
  'headcover-outside': {
    ...swung(50, {}, 0.48, box([-40, 0, 97], [24, 9, 10]), guide([-60, 0.5, 83], [70, 0.5, 83]), struck()), down: 26 },
  pump: shown(0, [[0, S.address], [0.05, S.address], [0.14, S.halfway], [0.22, S.top], [0.3, S.delivery], [0.37, S.top],
      [0.45, S.delivery], [0.52, S.top], [0.59, S.delivery], [0.63, S.slot], [0.66, S.impact], [0.69, S.release],
      [0.72, S.through], [0.78, S.finish], [0.86, S.finish], [0.94, S.lowered]], 0.3, club, struck(0.66)),
  'split-grip': shown(0, half(inEachPose(S, (pose) => ({ ...pose, right: { club: [24, 0] } }))), 0.43, club,
    struck(0.47)),
  'towel-lag': shown(0, swingKeys({ delivery: lagged([-44, 104, 6]) }), 0.5,
    { kind: 'club', looks: 'towel', length: 62 }),
  'towel-under-arm': shown(0, half(S, 'takeaway', 'release'), 0.6, club,
    { kind: 'ball', at: 'left-armpit', size: 7, looks: 'cloth' }, struck(0.47)),
  'impact-bag': shown(20, [[0, S.address], [0.08, S.address], [0.3, S.takeaway], [0.5, S.impact], [0.8, S.impact]], 0.6,
    club, box([6, 0, 66], [26, 34, 34])),
  'line-strike': swung(20, {}, 0.54, guide([4, 0, 56], [4, 0, 116]),
    { kind: 'flight', through: [[8, 0, 83], [26, 0, 83]] }),
  'tee-ahead': swung(20, {}, 0.57, { kind: 'tee', at: [12, 0, 83] }, struck()),
  'strong-weak-face': strikeFromAbove,
  'nine-to-three': shown(0, half(onFeet([11, 0, 8, 0, 14, 0], [-11, 0, 8, 0, 6, 0])), 0.7, club, struck(0.47)),
  'metronome-31': swung(0, {}, 0.42, struck(),
    ...metronome([34, 186], { start: 0.06, top: 0.42, count: 3, until: 0.6 })),
  'pause-top': shown(0, heldAt(swingKeys(), S.top, 0.24), 0.42, club, struck(0.65)),
  'speed-ladder': shown(40, [[0, S.address], [0.03, S.address], [0.13, S.halfway], [0.2, S.impact], [0.25, S.through],
      [0.33, S.through], [0.42, S.address], [0.46, S.address], [0.55, S.halfway], [0.63, S.top], [0.67, S.slot],
      [0.69, S.impact], [0.72, S.through], [0.77, S.finish], [0.86, S.finish], [0.94, S.lowered]], 0.63, club,
    flown([560, 140, BALL[2]], 0.2, 0.69)),
  'wedge-clock': shown(0, half(onFeet([13, 0, 8, 0, 18, 0], [-13, 0, 8, 0, 8, 0])), 0.36, club, struck(0.47),
    guide([0, 120, 14], [-62, 60, 14]), guide([0, 120, 14], [-84, 112, 14]), guide([0, 120, 14], [-64, 172, 14])),
  'random-nine': swung(40, {}, 0.53, flag(230, 40), struck()),
  'fairway-finder': shown(40, swingKeys(), 0.75, driver, struck(), flag(250, -10), flag(250, 120)),
  'shape-nine': swung(0, {}, 0.75, struck(),
    ...([[60, 34], [86, 62], [108, 96]] as const).map(
      ([high, end]): Prop => ({ kind: 'flight', through: Array.from({ length: 8 },
            (_, n): Vec => [40 + n * 24, (high * n) / 4 - (n / 7) ** 2 * (high * 1.75 - end), 40]) }))),
  'worst-ball': swung(40, {}, 0.53, lyingBall([-14, 2.8, 94]), struck()),
  'routine-reps': shown(25, [[0, walkUp(-120, 80, 0)], [0.16, walkUp(-120, 80, 0)], [0.27, walkUp(-84, 56, 16)],
      [0.38, walkUp(-44, 24, -12)], [0.52, { ...atBall, hips: [0, 22, 0], chest: [0, 34, -4], head: [10, 36, 0],
          pelvis: [0, 88, -15], left: { at: [3, 76, 28, 0] }, right: { at: [0, 70, 32, 0] } }],
      [0.76, { ...atBall, head: [40, 30, 0], left: { at: [3, 74, 28, 0] }, right: { at: [0, 68, 32, 0] } }]], 0.15,
    stick('left-hand', 'right-hand', 30), resting, flag(200, 83)),
};

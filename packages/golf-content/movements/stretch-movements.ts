import type { Pose } from './body.ts';
import { FRONT, post, SIDE, SLANT, TURNED, wall } from './exercise-parts.ts';
import { type Movement, moved, shown, through } from './movement.ts';
import {
  allFours,
  at,
  both,
  foot,
  halfKneeling,
  hang,
  kneelingFoot,
  mirrored,
  onHips,
  seated,
  sideLying,
  stood,
  supine,
} from './postures.ts';
import { box, stick } from './props.ts';
import type { Vec } from './space.ts';

// Mobility exercises.

const CAT_CAMEL = [
  allFours({ pelvis: [0, 54, 0], hips: [0, 58, 0], chest: [0, 116, 0], head: [0, 138, 0] }),
  allFours({ pelvis: [0, 53, 0], hips: [0, 110, 0], chest: [0, 70, 0], head: [0, 52, 0] }),
] as const;

const seatedTurn = (turn: number): Pose =>
  seated({
    chest: [turn, 0, 0],
    head: [turn * 0.8, 0, 0],
    hips: [turn * 0.12, 0, 0],
    left: hang(62, -56, 0.54),
    right: hang(54, -56, 0.54),
  });

export const SEATED_ROTATION = shown(
  FRONT,
  [
    [0.02, seatedTurn(0)],
    [0.22, seatedTurn(-50)],
    [0.34, seatedTurn(-50)],
    [0.52, seatedTurn(0)],
    [0.72, seatedTurn(50)],
    [0.84, seatedTurn(50)],
  ],
  0.28,
  stick('left-shoulder', 'right-shoulder', 34),
  box([-24, 0, -24], [48, 43, 42]),
);

/** Sitting, the hands on the thighs: rounded (1) or arched (-1). */
const seatedArch = (bent: 1 | -1): Pose =>
  seated({
    hips: [0, -4 - 8 * bent, 0],
    chest: [0, 6 + 26 * bent, 0],
    head: [0, 8 + 34 * bent, 0],
    ...mirrored(11, 60, 26, 20),
  });

/** In a long lunge, the right hand on the floor inside the left foot. */
const lunged = (change: Pick<Pose, 'chest' | 'head' | 'left'>): Pose =>
  stood({
    pelvis: [0, 44, 0],
    hips: [0, 44, 0],
    right: at(-8, 3, 52),
    leftFoot: foot(20, 54, 6),
    rightFoot: foot(-10, -66, 0, 70),
    ...change,
  });

const circle = (radius: number): readonly Vec[] =>
  Array.from({ length: 8 }, (_, n): Vec => [
    0.2,
    Math.sin((n * Math.PI) / 4) * radius,
    1 + Math.cos((n * Math.PI) / 4) * 0.1,
  ]);

/** From closed (0) to open (1). */
const opened = (share: number): Pose =>
  sideLying({
    chest: [-90 + 86 * share, -90 - 12 * share, 0],
    head: [-90 + 90 * share, -90 - 4 * share, 0],
    left: hang(90 - 8 * share, 86 * share),
    right: at(-73, 4, -46),
  });

// oxfmt-ignore
export const STRETCH_MOVEMENTS: Readonly<Record<string, Movement>> = {
  'pelvic-tilt-supine': { ...moved(SIDE,
      supine({ pelvis: [0, 11, 0], hips: [0, -70, 0], chest: [0, -106, 0], head: [0, -90, 0], ...both(hang(-18, 30)) }),
      supine({ pelvis: [0, 11, 0], hips: [0, -114, 0], chest: [0, -84, 0], head: [0, -90, 0], ...both(hang(6, 30)) })),
    focus: { at: [0, 24, 4], width: 130 } },
  'cat-camel': moved(SIDE, ...CAT_CAMEL),
  'open-book': { ...shown(66, [[0.05, opened(0)], [0.25, opened(0.5)], [0.45, opened(1)], [0.6, opened(1)],
        [0.78, opened(0.5)], [0.95, opened(0)]], 0.5), down: 50 },
  'quadruped-t-rotation': moved(SIDE - 8,
    allFours({ chest: [16, 90, 0], right: hang(96, -40, 0.8), head: [10, 84, 0] }),
    allFours({ chest: [-62, 90, 0], right: hang(90, 62, 0.98), head: [-56, 84, 0] })),
  'seated-rotation': SEATED_ROTATION,
  'seated-arch': moved(SIDE, seatedArch(1), seatedArch(-1), box([-24, 0, -24], [48, 43, 42])),
  'thoracic-foam-roll': moved(SIDE - 6,
    supine(
      { pelvis: [0, 12, 0], hips: [0, -84, 0], chest: [0, -62, 0], head: [0, -44, 0], ...both(hang(160, 34, 0.46)) }),
    supine(
      { pelvis: [0, 12, 0], hips: [0, -82, 0], chest: [0, -106, 0], head: [0, -112, 0], ...both(hang(160, 34, 0.46)) }),
    { kind: 'roller', at: [0, 8, -28] }),
  'hip-90-90': { ...moved(14,
      seated({ pelvis: [0, 12, 0], hips: [14, -6, 0], ...mirrored(26, 4, -26), leftFoot: foot(31, 40, 20, 0, 0, 84),
          rightFoot: foot(-31, 40, 20, 0, 0, -84) }),
      seated({ pelvis: [0, 12, 0], hips: [-14, -6, 0], ...mirrored(26, 4, -26), leftFoot: foot(31, 40, 20, 0, 0, -84),
          rightFoot: foot(-31, 40, 20, 0, 0, 84) })), down: 34 },
  'hip-car': shown(TURNED, through(stood({ ...onHips, leftFoot: foot(12, 12, 6, 0, 4) }),
      stood({ ...onHips, leftFoot: foot(12, 42, 6, 10, 40) }),
      stood({ ...onHips, leftFoot: foot(44, 24, 50, 10, 40, 40) }),
      stood({ ...onHips, pelvis: [-2, 92, -2], leftFoot: foot(42, -24, 30, 50, 26, 20) })), 0.5),
  'half-kneeling-hip-flexor': moved(SIDE, halfKneeling({ ...onHips }),
    halfKneeling({ ...onHips, pelvis: [0, 48, 15], hips: [0, -14, 0], chest: [0, -4, 0] })),
  'world-greatest': moved(SLANT, lunged({ chest: [0, 64, 0], head: [0, 50, 0], left: at(18, 24, 46) }),
    lunged({ chest: [72, 64, 0], head: [70, 50, 0], left: at(16, 160, 30) })),
  'ankle-rocks': moved(SIDE, halfKneeling({ ...mirrored(14, 112, 68) }),
    halfKneeling({ pelvis: [0, 47, 14], ...mirrored(14, 112, 68), chest: [0, 6, 0] }), wall(78)),
  'hamstring-floss': moved(SIDE,
    supine({ left: at(-2, 34, 16), right: at(-16, 34, 16), rightFoot: [-9, 52, 66, -20, 0, 0] }),
    supine({ left: at(-2, 34, 16), right: at(-16, 34, 16), rightFoot: [-9, 101, 19, -80, 0, 0] })),
  'jefferson-curl-light': moved(SIDE, stood({ ...both(hang(6, -6, 0.98)) }),
    stood(
      { pelvis: [0, 90, -18], hips: [0, 78, 0], chest: [0, 150, 0], head: [0, 170, 0], ...both(hang(142, -6, 0.98)) }),
    { kind: 'dumbbell', at: 'hands', along: [1, 0, 0] }),
  'lat-prayer': moved(SIDE,
    allFours({ pelvis: [0, 50, -8], hips: [0, 66, 0], chest: [0, 66, 0], head: [0, 60, 0], ...mirrored(8, 54, 54, 0),
        leftFoot: kneelingFoot(10, 0), rightFoot: kneelingFoot(-10, 0) }),
    allFours({ pelvis: [0, 46, -24], hips: [0, 84, 0], chest: [0, 104, 0], head: [0, 96, 0], ...mirrored(8, 54, 58, 0),
        leftFoot: kneelingFoot(10, 0), rightFoot: kneelingFoot(-10, 0) }), box([-32, 0, 44], [64, 48, 34])),
  'bench-lat-stretch': moved(FRONT, stood({ left: at(46, 118, 10), right: at(46, 128, 12), chest: [10, 6, 4] }),
    stood({ pelvis: [-24, 86, -10], hips: [0, 10, 6], chest: [16, 20, 42], head: [0, 10, 30], left: at(46, 118, 10),
        right: at(46, 128, 12) }), post(50, 10)),
  'sleeper-stretch': { ...moved(50, sideLying({ right: at(-44, 44, -36, 0), left: at(-40, 48, -30, 30) }),
      sideLying({ right: at(-42, 16, -14, 0), left: at(-38, 24, -12, 30) })), down: 24 },
  'wall-slide': moved(SIDE, stood({ ...mirrored(20, 124, 28, 10) }), stood({ ...mirrored(24, 174, 28, 10) }), wall(34)),
  'wrist-car': { ...shown(SIDE, through(...circle(0.9).map((palm) => stood({ right: hang(52, 4, 0.86), palm }))), 0.2),
    focus: { at: [-18, 112, 40], width: 84 } },
  'forearm-pronation': { ...moved(20, stood({ right: hang(44, 8, 0.74), club: [-0.96, 0.25, 0.1] }),
      stood({ right: hang(44, 8, 0.74), club: [0.96, 0.25, 0.1] }), { kind: 'club', in: 'right', length: 52 }),
    focus: { at: [-6, 122, 20], width: 170 } },
  'neck-rotation': { ...shown(TURNED, [[0.02, stood()], [0.14, stood({ head: [0, -2, 0], chest: [0, -2, 0] })],
        [0.36, stood({ head: [-62, 0, 0] })], [0.48, stood({ head: [-62, 0, 0] })], [0.76, stood({ head: [62, 0, 0] })],
        [0.88, stood({ head: [62, 0, 0] })]], 0.42), focus: { at: [0, 142, 0], width: 118 } },
};

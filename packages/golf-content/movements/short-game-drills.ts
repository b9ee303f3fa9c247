import type { Pose } from './body.ts';
import { club, feetOf, flag, flown, half, onFeet, S } from './drill-parts.ts';
import { BALL, changed, golfPose, inEachPose } from './golf-swing.ts';
import { type Key, type Movement, shown } from './movement.ts';
import { box, golfBall, lyingBall, type Prop, stick } from './props.ts';
import { add, type Vec } from './space.ts';

// Putts, chips and bunker shots.

const chipPose = (hands: Vec, direction: Vec, turn: number, hips: number): Pose => ({
  ...feetOf(
    changed(S.address, { hips: [hips, 22, 0], chest: [turn, 38, -4], hands, club: direction, shift: [4, 1, 0] }),
    [13, 0, 8, 0, 22, 0],
    [-7, 0, 8, turn > 20 ? 14 : 0, 10, 0],
  ),
});

const CHIP = {
  address: chipPose([9, 74, 26], [-6, -71, 57], 0, 2),
  back: chipPose([-22, 78, 22], [-0.97, -0.12, 0.2], -28, -8),
  impact: chipPose([13, 76, 26], [-10, -73, 57], 8, 12),
  through: chipPose([40, 86, 20], [0.9, -0.25, 0.3], 38, 32),
} as const;

const chipKeys = (change: Partial<Record<keyof typeof CHIP, Pose>> = {}): readonly Key[] => {
  const chip = { ...CHIP, ...change };
  return [
    [0, chip.address],
    [0.08, chip.address],
    [0.24, chip.back],
    [0.33, chip.impact],
    [0.41, chip.through],
    [0.7, chip.through],
    [0.9, chip.address],
  ];
};

const chipped = (view: number, land: Vec, end: Vec, ...props: readonly Prop[]): Movement =>
  shown(
    view,
    chipKeys(),
    0.43,
    club,
    golfBall(
      [0, BALL],
      [0.33, BALL],
      [0.4, add(BALL, [(land[0] - BALL[0]) / 2, 42, (land[2] - BALL[2]) / 2])],
      [0.49, land],
      [0.68, end],
      [0.97, end],
      [0.975, BALL],
    ),
    ...props,
  );

const PUTT_BALL: Vec = [4, 2.8, 52];

const puttPose = (swing: number): Pose =>
  golfPose({
    pelvis: [0, 88, -18],
    hips: [0, 36, 0],
    chest: [swing * 0.5, 52, -3 + swing * 0.12],
    head: [0, 62, 0],
    hands: [4 + swing * 0.85, 71 + Math.abs(swing) * 0.06, 26],
    club: [swing * 0.55, -69, 26],
    feet: [
      [15, 0, 8, 0, 6, 0],
      [-15, 0, 8, 0, 4, 0],
    ],
    elbows: [34, 34],
  });

const puttKeys = (back: number): readonly Key[] => [
  [0, puttPose(0)],
  [0.1, puttPose(0)],
  [0.27, puttPose(-back)],
  [0.36, puttPose(0)],
  [0.46, puttPose(back)],
  [0.72, puttPose(back)],
  [0.9, puttPose(0)],
];

const putter: Prop = { kind: 'club', looks: 'putter', length: 74 };

const putted = (view: number, back: number, to: Vec, ...props: readonly Prop[]): Movement =>
  shown(
    view,
    puttKeys(back),
    0.45,
    putter,
    golfBall(
      [0, PUTT_BALL],
      [0.36, PUTT_BALL],
      [0.5, add(PUTT_BALL, [(to[0] - PUTT_BALL[0]) * 0.6, 0, (to[2] - PUTT_BALL[2]) * 0.6])],
      [0.72, to],
      [0.73, add(to, [0, -12, 0])],
      [0.97, add(to, [0, -12, 0])],
      [0.975, PUTT_BALL],
    ),
    ...props,
  );

const holeAt = (x: number, z = PUTT_BALL[2]): Prop => ({ kind: 'hole', at: [x, 0, z] });

const tee = (x: number, z: number): Prop => ({ kind: 'tee', at: [x, 0, z] });

// oxfmt-ignore
export const SHORT_GAME_DRILLS: Readonly<Record<string, Movement>> = {
  'lead-hand-only': shown(0, chipKeys(inEachPose(CHIP, (pose) => ({ ...pose, right: { arm: [6, 12, 0.8, 60] } }))),
    0.43, club, flown([420, 90, BALL[2]], 0.33)),
  'coin-putt': putted(20, 14, [150, 2.8, 52], { kind: 'coin', at: [36, 0, 52] }),
  'clock-putt': putted(30, 14, [104, 2.8, 52], holeAt(104), tee(204, 52), tee(104, 10), tee(104, 118), tee(4, 52)),
  'gate-putt': putted(50, 16, [150, 2.8, 52], tee(4, 46), tee(4, 68)),
  'ladder-lag': putted(12, 30, [224, 2.8, 52], holeAt(230), lyingBall([4, 2.8, 66]), lyingBall([-18, 2.8, 66]),
    flag(230, 52)),
  'three-putt-killer': putted(12, 24, [196, 2.8, 52], holeAt(198)),
  'pressure-5ft': putted(20, 14, [112, 2.8, 52], holeAt(114), flag(114, 52)),
  'landing-towel': {
    ...chipped(30, [112, 2.8, 83], [168, 2.8, 83], box([92, 0, 66], [40, 0.5, 34], 'towel'), flag(180, 83)), down: 24 },
  'up-down-9': chipped(12, [130, 2.8, 83], [206, 2.8, 83], { kind: 'hole', at: [212, 0, 83] }, flag(212, 83)),
  'bunker-line': { ...shown(24, half(onFeet([20, 0, 8, 0, 26, 0], [-20, 0, 8, 0, 10, 0])), 0.5, club,
      box([-64, 0, -24], [150, 0.5, 150], 'sand'), stick([-4, 0.6, 56], [-4, 0.6, 112]),
      flown([420, 190, BALL[2]], 0.47)), down: 24 },
  'par-18': chipped(30, [120, 2.8, 83], [190, 2.8, 83], { kind: 'hole', at: [190, 0, 83] }, flag(190, 83),
    lyingBall([-30, 2.8, 92])),
};

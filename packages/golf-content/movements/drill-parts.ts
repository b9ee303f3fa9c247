import type { Foot, Pose } from './body.ts';
import { BALL, SWING, type Swing, inEachPose, swingKeys } from './golf-swing.ts';
import { type Key, type Movement, shown } from './movement.ts';
import { lyingBall, type Prop } from './props.ts';
import type { Vec } from './space.ts';

// What many drills share.

export const S = SWING;

export const club: Prop = { kind: 'club' };

export const resting = lyingBall(BALL);

/** Flies out of the picture, each time that it is struck. */
export const flown = (to: Vec, ...shares: readonly number[]): Prop => ({
  kind: 'ball',
  size: 2.8,
  looks: 'away',
  at: {
    path: [
      [0, BALL],
      ...shares.flatMap(
        (share, n) =>
          [
            [share, BALL],
            [share + 0.08, to],
            [(shares[n + 1] ?? 1.05) - 0.06, to],
            [(shares[n + 1] ?? 1.05) - 0.059, BALL],
          ] as const,
      ),
    ],
  },
});

export const struck = (share = 0.54): Prop => flown([560, 160, BALL[2]], share);

export const swung = (view: number, change: Partial<Swing>, still: number, ...props: readonly Prop[]): Movement =>
  shown(view, swingKeys(change), still, club, ...props);

export const feetOf = (pose: Pose, left: Foot, right: Foot): Pose => ({ ...pose, leftFoot: left, rightFoot: right });

/** The same swing on other feet. */
export const onFeet = (left: Foot, right: Foot): Swing =>
  inEachPose(S, (pose) => feetOf(pose, left, [right[0], 0, right[2], pose.rightFoot[3], right[4], pose.rightFoot[5]]));

/** From waist to waist, or from arms level to arms level. */
export const half = (
  swing: Swing,
  back: 'takeaway' | 'halfway' = 'halfway',
  end: 'release' | 'through' = 'through',
): readonly Key[] => [
  [0, swing.address],
  [0.08, swing.address],
  ...(back === 'halfway' ? ([[0.2, swing.takeaway]] as const) : []),
  [0.36, swing[back]],
  ...(back === 'halfway' ? ([[0.43, swing.slot]] as const) : []),
  [0.47, swing.impact],
  ...(end === 'through' ? ([[0.51, swing.release]] as const) : []),
  [0.6, swing[end]],
  [0.8, swing[end]],
  [0.92, swing.lowered],
];

export const flag = (x: number, z: number): Prop => ({ kind: 'flag', at: [x, 0, z] });

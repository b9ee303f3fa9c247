import type { Pose } from './body.ts';
import { BALL, SWING, changed } from './golf-swing.ts';
import type { Key, Movement } from './movement.ts';
import { type Tone, golfBall, guide } from './props.ts';
import { type Vec, minus } from './space.ts';

// The club face and the ball's flight, close up and from above.

const handOf = ({ left }: Pose): Vec => ('at' in left ? [left.at[0], left.at[1], left.at[2]] : [0, 0, 0]);

type Strike = {
  /** Cm by which the club head comes from outside the line, and degrees by which the face is open to the target. */
  readonly outside: number;
  readonly face: number;
  /** The ball's start to the left of the line, and its end. */
  readonly flight: readonly [start: number, end: number];
  readonly tone: Tone;
};
/** A strike from above, with the ball's flight. */
export const strike = ({ outside, face, flight: [start, end], tone }: Strike): Movement => {
  const head = (x: number, z: number): Vec => [x, 3, BALL[2] + z - 6];
  const hold = (pose: Pose, to: Vec): Pose => ({ ...pose, club: minus(to, handOf(pose)), face });
  const flight = Array.from({ length: 9 }, (_, n): Vec => [
    BALL[0] + n * 16,
    0,
    BALL[2] - start * (n / 8) - (end - start) * (n / 8) ** 2,
  ]);
  const address = hold(SWING.address, head(0, 0));
  const back = hold(
    changed(SWING.takeaway, { hands: [-12, 76, 24], hips: [-8, 24, 0], chest: [-18, 38, -6] }),
    head(-58, outside),
  );
  const strikes = hold(SWING.impact, head(0, 0));
  const after = hold(changed(SWING.release, { hands: [24, 79, 25], chest: [30, 33, -14] }), head(54, -outside));
  return {
    view: 0,
    down: 84,
    focus: { at: [18, 0, 66], width: 190 },
    keys: [
      [0, address],
      [0.12, address],
      [0.36, back],
      [0.5, strikes],
      [0.62, after],
      [0.88, after],
    ],
    props: [
      guide([-90, 0, BALL[2]], [150, 0, BALL[2]]),
      { kind: 'flight', through: flight },
      { kind: 'club', looks: 'driver' },
      golfBall([0, BALL], ...flight.map((at, n) => [0.5 + n * 0.012, at] as const)),
      { kind: 'mark', on: 'face', tone },
    ],
    still: 0.5,
  };
};

/** A slice, a straight ball and a hook, on purpose. */
export const strikeFromAbove: Movement = ((): Movement => {
  const straight = strike({ outside: 0, face: 0, flight: [0, 0], tone: 'right' });
  const at = (n: number) => straight.keys[n]![1];
  const round = (n: number, face: number): readonly Key[] => [
    [n / 3, { ...at(0), face }],
    [n / 3 + 0.12, { ...at(2), face }],
    [n / 3 + 0.18, { ...at(3), face }],
    [n / 3 + 0.25, { ...at(4), face }],
  ];
  const ball = (n: number, curve: number) =>
    [
      [n / 3, BALL],
      [n / 3 + 0.18, BALL],
      [n / 3 + 0.23, [70, 0, BALL[2] - curve]],
      [n / 3 + 0.3, [150, 0, BALL[2] + curve]],
    ] as const;
  return {
    ...straight,
    keys: [...round(0, 12), ...round(1, 0), ...round(2, -12)],
    props: [
      ...(straight.props ?? []).filter(({ kind }) => kind === 'guide' || kind === 'club'),
      golfBall(...ball(0, 16), ...ball(1, 0), ...ball(2, -16)),
    ],
    still: 0.18,
  };
})();

// The drawn golfer jumps: the skeleton from moving-body.ts, carried up and down by gravity for a known time.

import type { JointName, Joints } from './body.ts';
import type { FilmedBody } from './golfer.ts';
import { type Key, STANDING, movingBody } from './moving-body.ts';
import type { GolferParameters } from './parameters.ts';
import { type Vector, sum } from './vector.ts';

const GRAVITY = 9.81;
const CROUCH_S = 0.35;
const CROUCHED: Key[1] = { hips: [0, 0.66, -0.18], forward: 30, left: [0.3, 0.7, -0.2], right: [-0.3, 0.7, -0.2] };
const STRETCHED: Key[1] = { ...STANDING, left: [0.25, 1.5, 0.3], right: [-0.25, 1.5, 0.3] };
/** Height of the heels while the toes are still on the floor. */
const HEELS_UP = 0.07;
const ROLL_S = 0.08;

export interface DrawnJump {
  readonly takeOff: number;
  readonly flight: number;
  /** Where the golfer lands: metres to the body's left and ahead. */
  readonly lands?: readonly [aside: number, ahead: number];
  /** How far the hips are below standing height at landing. */
  readonly bent?: number;
}

const keysOf = ({ takeOff, flight, bent = 0 }: DrawnJump): readonly Key[] => [
  [takeOff - 2 * CROUCH_S, STANDING],
  [takeOff - CROUCH_S * 0.7, CROUCHED],
  [takeOff, STRETCHED],
  [takeOff + flight * 0.6, STRETCHED],
  [takeOff + flight, { ...STRETCHED, hips: [0, STANDING.hips[1] - bent, STANDING.hips[2]] }],
  [takeOff + flight + 0.25, CROUCHED],
  [takeOff + flight + 0.7, STANDING],
];

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** Consecutive jumps, filmed until a second after the last one has settled. */
export const jumpingBody = (jumps: readonly DrawnJump[], dials: Partial<GolferParameters> = {}): FilmedBody => {
  const body = movingBody([[0, STANDING], ...jumps.flatMap(keysOf)], dials);
  const offset = (seconds: number): Vector =>
    jumps.reduce<Vector>(
      (at, { takeOff, flight, lands = [0, 0] }) => {
        const t = seconds - takeOff;
        const share = between(t / flight);
        return sum([at, 1], [[lands[0] * share, (GRAVITY / 2) * Math.max(0, t * (flight - t)), lands[1] * share], 1]);
      },
      [0, 0, 0],
    );
  const heels = (seconds: number): number =>
    HEELS_UP *
    Math.max(
      0,
      ...jumps.map(({ takeOff, flight }) =>
        Math.min(
          between((seconds - takeOff + ROLL_S) / ROLL_S),
          between((takeOff + flight + ROLL_S - seconds) / ROLL_S),
        ),
      ),
    );
  return {
    ...body,
    at: (seconds) => {
      const joints = body.at(seconds);
      const moved = offset(seconds);
      const up: Vector = [0, heels(seconds), 0];
      const place = (name: JointName): Vector =>
        /Heel|Ankle/.test(name) ? sum([joints[name], 1], [moved, 1], [up, 1]) : sum([joints[name], 1], [moved, 1]);
      return Object.fromEntries(
        (Object.keys(joints) as JointName[]).map((name) => [name, name === 'shaft' ? joints[name] : place(name)]),
      ) as Joints;
    },
  };
};

// The synthetic golfer's skeleton in movements other than a swing. The movement places hands, hips and feet, and
// everything else follows.

import type { JointName, Joints } from './body.ts';
import type { FilmedBody } from './golfer.ts';
import { BODY_SIZES as SIZE, type GolferParameters, NEUTRAL } from './parameters.ts';
import { RADIANS, type Vector, bend, cross, curve, length, mix, sub, sum, turn, unit } from './vector.ts';

/** Metres from the point between the feet: x to the body's left, y up, z ahead. Angles in degrees. */
interface Posture {
  readonly left: Vector;
  readonly right: Vector;
  readonly hips: Vector;
  /** The trunk bent forward, leaning to the left, and turned to the left. */
  readonly forward: number;
  readonly lean: number;
  readonly turned: number;
  readonly leftFoot: Vector;
  readonly rightFoot: Vector;
}
export type Key = readonly [seconds: number, change: Partial<Posture>];

export const STANDING: Posture = {
  left: [0.25, 0.82, 0.08],
  right: [-0.25, 0.82, 0.08],
  hips: [0, 0.94, -0.02],
  forward: 2,
  lean: 0,
  turned: 0,
  leftFoot: [0.18, 0, 0],
  rightFoot: [-0.18, 0, 0],
};
export const together = (hands: Vector): Pick<Posture, 'left' | 'right'> => ({
  left: [hands[0] + 0.04, hands[1], hands[2]],
  right: [hands[0] - 0.04, hands[1], hands[2]],
});

const UP: Vector = [0, 1, 0];
const ARM = (SIZE.upperArm + SIZE.foreArm) * 0.995;
const withinReach = (hand: Vector, shoulder: Vector): Vector => {
  const reach = sub(hand, shoulder);
  const far = length(reach);
  return far > ARM ? sum([shoulder, 1], [reach, ARM / far]) : hand;
};

const jointsOf = (p: Posture): Joints => {
  const yaw = p.turned * RADIANS;
  const hipsAcross = turn([1, 0, 0], UP, yaw / 2);
  const across = turn([1, 0, 0], UP, yaw);
  const ahead = cross(across, UP);
  const tilt = p.forward * RADIANS;
  const spine = unit(sum([UP, Math.cos(tilt)], [ahead, Math.sin(tilt)], [across, Math.tan(p.lean * RADIANS)]));
  const hub = sum([p.hips, 1], [spine, SIZE.torso]);
  const head = sum([hub, 1], [spine, 0.2], [ahead, 0.03]);
  const side = (sign: 1 | -1) => {
    const hip = sum([p.hips, 1], [hipsAcross, sign * SIZE.hip]);
    const shoulder = sum([hub, 1], [across, sign * SIZE.shoulder]);
    const foot = sign > 0 ? p.leftFoot : p.rightFoot;
    const ankle = sum([foot, 1], [UP, SIZE.ankle]);
    const wrist = withinReach(sign > 0 ? p.left : p.right, shoulder);
    return {
      Eye: sum([head, 1], [across, sign * 0.033], [ahead, 0.09]),
      Ear: sum([head, 1], [across, sign * 0.078]),
      Shoulder: shoulder,
      Elbow: bend(shoulder, wrist, SIZE.upperArm, SIZE.foreArm, sum([UP, -1], [across, sign * 0.6], [ahead, -0.3])),
      Wrist: wrist,
      Hip: hip,
      Knee: bend(hip, ankle, SIZE.thigh, SIZE.shank, ahead),
      Ankle: ankle,
      Heel: sum([foot, 1], [UP, 0.035], [[0, 0, 1], -0.06]),
      Toe: sum([foot, 1], [UP, 0.025], [[0, 0, 1], 0.18]),
    };
  };
  const named = (name: 'lead' | 'trail', sign: 1 | -1) =>
    Object.entries(side(sign)).map(([joint, place]) => [`${name}${joint}`, place] as const);
  const grip = mix(p.left, p.right, 0.5);
  return Object.fromEntries<Vector>([
    ['nose', sum([head, 1], [ahead, 0.115], [UP, -0.015])],
    ...named('lead', 1),
    ...named('trail', -1),
    ['gripLead', grip],
    ['clubhead', grip],
    ['shaft', [0, -1, 0]],
  ]) as Record<JointName, Vector>;
};

/** A key keeps the previous key's value for anything it omits. */
const postureAt = (keys: readonly Key[]): ((seconds: number) => Posture) => {
  let last = STANDING;
  const full = keys.map(([seconds, change]) => {
    last = { ...last, ...change };
    return [seconds, last] as const;
  });
  const number = (measure: (posture: Posture) => number) => curve(full.map(([at, posture]) => [at, measure(posture)]));
  const vector = (measure: (posture: Posture) => Vector) => {
    const [x, y, z] = [0, 1, 2].map((axis) => number((posture) => measure(posture)[axis]!));
    return (seconds: number): Vector => [x!(seconds), y!(seconds), z!(seconds)];
  };
  const left = vector((posture) => posture.left);
  const right = vector((posture) => posture.right);
  const hips = vector((posture) => posture.hips);
  const leftFoot = vector((posture) => posture.leftFoot);
  const rightFoot = vector((posture) => posture.rightFoot);
  const forward = number((posture) => posture.forward);
  const lean = number((posture) => posture.lean);
  const turned = number((posture) => posture.turned);
  return (seconds) => ({
    left: left(seconds),
    right: right(seconds),
    hips: hips(seconds),
    leftFoot: leftFoot(seconds),
    rightFoot: rightFoot(seconds),
    forward: forward(seconds),
    lean: lean(seconds),
    turned: turned(seconds),
  });
};

/** Filmed until a second after the last key. */
export const movingBody = (keys: readonly Key[], dials: Partial<GolferParameters> = {}): FilmedBody => {
  const posture = postureAt(keys);
  return {
    parameters: { ...NEUTRAL, ...dials },
    durationSeconds: keys.at(-1)![0] + 1,
    at: (seconds) => jointsOf(posture(seconds)),
  };
};

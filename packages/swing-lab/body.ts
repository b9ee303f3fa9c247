// The golfer's joints at one moment. World: x toward the target, y up, z from the golfer to the ball line; metres.
// A right-hander; left-handers are the mirror image.

import { BODY_SIZES as SIZE } from './parameters.ts';
import type { CurveName } from './swing-curves.ts';
import { type Curve, RADIANS, type Vector, across, bend, cross, length, mix, sub, sum, turn, unit } from './vector.ts';

export type JointName =
  | 'nose'
  | `${'lead' | 'trail'}${'Eye' | 'Ear' | 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Heel' | 'Toe'}`
  | 'gripLead'
  | 'clubhead'
  | 'shaft';
/** `shaft` is a direction, all others are positions. */
export type Joints = Readonly<Record<JointName, Vector>>;

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const ARM = SIZE.upperArm + SIZE.foreArm;

/** Direction at an angle (0 hangs down, + toward the target) in a plane inclined to the ball. */
const inPlane = (angle: number, plane: number): Vector => [
  Math.sin(angle),
  -Math.cos(angle) * Math.cos(plane),
  Math.cos(angle) * Math.sin(plane),
];

export const bodyAt = (curves: Readonly<Record<CurveName, Curve>>, clubPlane: Curve, time: number): Joints => {
  const angle = (name: CurveName) => curves[name](time) * RADIANS;
  const heel = Math.max(0, Math.min(1, curves.heel(time)));
  const leadAnkle: Vector = [SIZE.stance, SIZE.ankle, 0];
  const trailAnkle = mix([-SIZE.stance, SIZE.ankle, 0], [-SIZE.stance + 0.045, 0.235, 0.155], heel);

  const across0 = turn(X, Y, angle('pelvis'));
  const forward = cross(across0, Y);
  let pelvis: Vector = [curves.pelvisX(time), curves.pelvisY(time), curves.pelvisZ(time)];
  const hip = (side: 1 | -1): Vector => sum([pelvis, 1], [across0, side * SIZE.hip]);
  for (let round = 0; round < 12; round++) {
    const stretch = Math.max(length(sub(hip(1), leadAnkle)), length(sub(hip(-1), trailAnkle)));
    const excess = stretch - (SIZE.thigh + SIZE.shank) * 0.995;
    if (excess <= 0) break;
    pelvis = sub(pelvis, [0, excess * 1.1, 0]); // legs too short: the pelvis sinks
  }
  const knee = (top: Vector, ankle: Vector, out: number) =>
    bend(top, ankle, SIZE.thigh, SIZE.shank, sum([[out, 0, 1], 0.6], [forward, 0.5]));

  const side = angle('side');
  const tilt = angle('forward');
  const spine = unit([Math.sin(side), Math.cos(side) * Math.cos(tilt), Math.cos(side) * Math.sin(tilt)]);
  const chestAcross = turn(across(X, spine), spine, angle('chest'));
  const chestForward = cross(chestAcross, spine);
  const hub = sum([pelvis, 1], [spine, SIZE.torso]);

  const leadShoulder = sum([hub, 1], [chestAcross, SIZE.shoulder]);
  let trailShoulder = sum([hub, 1], [chestAcross, -SIZE.shoulder]);
  const shaft = unit(inPlane(angle('shaft'), clubPlane(time) * RADIANS));
  const armDirection = turn(inPlane(angle('arm'), angle('armPlane')), Y, -angle('armYaw'));
  let leadWrist = sum([leadShoulder, 1], [armDirection, ARM * curves.reach(time)]);
  let trailWrist = leadWrist;
  let gripLead = leadWrist;
  let protraction = 0;
  for (let round = 0; round < 10; round++) {
    const along = unit(sub(leadWrist, leadShoulder));
    gripLead = sum([leadWrist, 1], [unit(sum([along, 0.55], [shaft, 0.45])), SIZE.hand]);
    const gripTrail = sum([gripLead, 1], [shaft, 0.085]);
    const back = unit(sub(trailShoulder, gripTrail));
    trailWrist = sum([gripTrail, 1], [unit(sum([back, 0.8], [shaft, -0.2])), SIZE.hand]);
    const excess = length(sub(trailWrist, trailShoulder)) - ARM * 0.995;
    if (excess <= 1e-4) break;
    // The trail shoulder blade comes forward up to 7.5 cm, then the lead arm gives way.
    const give = Math.min(excess, 0.075 - protraction);
    const toWrist = unit(sub(trailWrist, trailShoulder));
    protraction += give;
    trailShoulder = sum([trailShoulder, 1], [toWrist, give]);
    leadWrist = sum([leadWrist, 1], [toWrist, give - excess]);
  }
  const past = curves.arm(time) > 0 ? Math.min(1, curves.arm(time) / 40) : 0;
  const leadPole =
    past > 0
      ? sum(
          [chestAcross, 0.5 - 0.1 * past],
          [spine, -0.7 + 0.5 * past],
          [chestForward, -0.15 + 0.3 * past],
          [X, 0.9 * past],
        )
      : sum([chestAcross, 0.5], [spine, -0.7], [chestForward, -0.15]);
  const trailPole = sum([chestAcross, -0.35], [Y, -0.9], [chestForward, -0.25 + 0.5 * past]);

  const neck = sum([hub, 1], [spine, 0.075], [chestForward, -0.012]);
  const yaw = angle('headYaw');
  const pitch = angle('headPitch');
  const gaze = unit([Math.cos(pitch) * Math.sin(yaw), -Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw)]);
  const headLeft = unit(cross(Y, gaze));
  const headUp = cross(gaze, headLeft);
  const head = sum([neck, 1], [unit(sum([spine, 0.75], [headUp, 0.45])), 0.125], [gaze, 0.035]);
  const eye = (out: number) => sum([head, 1], [gaze, 0.092], [headUp, 0.018], [headLeft, out]);
  const ear = (out: number) => sum([head, 1], [headLeft, out], [gaze, -0.008]);
  const leadHip = hip(1);
  const trailHip = hip(-1);
  return {
    nose: sum([head, 1], [gaze, 0.115], [headUp, -0.015]),
    leadEye: eye(0.033),
    trailEye: eye(-0.033),
    leadEar: ear(0.078),
    trailEar: ear(-0.078),
    leadShoulder,
    trailShoulder,
    leadElbow: bend(leadShoulder, leadWrist, SIZE.upperArm, SIZE.foreArm, leadPole),
    trailElbow: bend(trailShoulder, trailWrist, SIZE.upperArm, SIZE.foreArm, trailPole),
    leadWrist,
    trailWrist,
    leadHip,
    trailHip,
    leadKnee: knee(leadHip, leadAnkle, 0.12),
    trailKnee: knee(trailHip, trailAnkle, -0.12 + 0.5 * heel),
    leadAnkle,
    trailAnkle,
    leadHeel: [SIZE.stance - 0.015, 0.035, -0.06],
    trailHeel: mix([-SIZE.stance + 0.01, 0.035, -0.06], [-SIZE.stance - 0.01, 0.245, 0.1], heel),
    leadToe: [SIZE.stance + 0.05, 0.025, 0.18],
    trailToe: [-SIZE.stance - 0.03 + 0.03 * heel, 0.025, 0.18],
    gripLead,
    clubhead: sum([gripLead, 1], [shaft, SIZE.club]),
    shaft,
  };
};

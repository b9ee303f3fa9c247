// The synthetic golfer as a clothed body around his joints.

import type { Joints } from './body.ts';
import { type Colour, type Mesh, ball, emptyMesh, limb as slimLimb, loft } from './mesh.ts';
import { BODY_SIZES as SIZE } from './parameters.ts';
import { type Vector, across, cross, mix, sub, sum, unit } from './vector.ts';

export interface Look {
  readonly skin: Colour;
  readonly shirt: Colour;
  readonly trousers: Colour;
  readonly cap: Colour;
  /** Girth of trunk and limbs. Defaults to 1. */
  readonly girth?: number;
}

export const LOOKS: readonly Look[] = [
  { skin: [0.82, 0.62, 0.5], shirt: [0.72, 0.16, 0.18], trousers: [0.2, 0.22, 0.28], cap: [0.94, 0.94, 0.94] },
  { skin: [0.92, 0.74, 0.63], shirt: [0.14, 0.33, 0.63], trousers: [0.77, 0.72, 0.63], cap: [0.12, 0.16, 0.28] },
  { skin: [0.47, 0.31, 0.22], shirt: [0.93, 0.93, 0.92], trousers: [0.24, 0.24, 0.26], cap: [0.59, 0.12, 0.12] },
];
/** A broad golfer. */
export const BROAD: Look = { ...LOOKS[2]!, girth: 1.3 };
const HAIR: Colour = [0.13, 0.1, 0.08];
const SHOE: Colour = [0.9, 0.9, 0.9];
const STEEL: Colour = [0.68, 0.7, 0.73];
const DARK: Colour = [0.1, 0.1, 0.12];
const LIPS: Colour = [0.66, 0.33, 0.32];
const UP: Vector = [0, 1, 0];

/** Height along the spine in torso lengths, half width and half depth in metres. */
const TROUSER_RINGS = [
  [-0.2, 0.06, 0.07],
  [-0.15, 0.13, 0.105],
  [-0.06, 0.17, 0.125],
  [0.1, 0.167, 0.12],
] as const;
const SHIRT_RINGS = [
  [0.08, 0.171, 0.124],
  [0.3, 0.152, 0.114],
  [0.5, 0.158, 0.12],
  [0.7, 0.174, 0.127],
  [0.88, 0.184, 0.115],
  [1, 0.168, 0.09],
  [1.08, 0.1, 0.07],
  [1.13, 0.055, 0.055],
] as const;

const limbOf =
  ({ girth = 1 }: Look): typeof slimLimb =>
  (mesh, a, b, [top, middle, end], colour) =>
    slimLimb(mesh, a, b, [top * girth, middle * girth, end * girth], colour);

const torso = (mesh: Mesh, joints: Joints, look: Look): void => {
  const { girth = 1 } = look;
  const pelvis = mix(joints.leadHip, joints.trailHip, 0.5);
  const hub = mix(joints.leadShoulder, joints.trailShoulder, 0.5);
  const spine = unit(sub(hub, pelvis));
  const hips = unit(sub(joints.leadHip, joints.trailHip));
  const shoulders = unit(sub(joints.leadShoulder, joints.trailShoulder));
  const ring = ([height, a, b]: readonly [number, number, number]) => {
    const share = Math.max(0, Math.min(1, height));
    const u = across(unit(mix(hips, shoulders, share * share * (3 - 2 * share))), spine);
    return {
      centre: sum([pelvis, 1], [spine, height * SIZE.torso]),
      u,
      v: cross(u, spine),
      a: a * girth,
      b: b * girth,
    };
  };
  loft(mesh, TROUSER_RINGS.map(ring), look.trousers, 26);
  loft(mesh, SHIRT_RINGS.map(ring), look.shirt, 26);
  slimLimb(
    mesh,
    sum([hub, 1], [spine, 0.02]),
    mix(joints.leadEar, joints.trailEar, 0.5),
    [0.06, 0.054, 0.054],
    look.skin,
  );
};

const arm = (mesh: Mesh, joints: Joints, side: 'lead' | 'trail', look: Look): void => {
  const limb = limbOf(look);
  const shoulder = joints[`${side}Shoulder`];
  const elbow = joints[`${side}Elbow`];
  const wrist = joints[`${side}Wrist`];
  const grip = side === 'lead' ? joints.gripLead : sum([joints.gripLead, 1], [joints.shaft, 0.085]);
  const sleeve = mix(shoulder, elbow, 0.6);
  limb(mesh, shoulder, sleeve, [0.066, 0.06, 0.056], look.shirt);
  limb(mesh, sleeve, elbow, [0.047, 0.044, 0.04], look.skin);
  limb(mesh, elbow, wrist, [0.041, 0.043, 0.028], look.skin);
  limb(mesh, wrist, grip, [0.03, 0.04, 0.043], side === 'lead' ? SHOE : look.skin);
};

const leg = (mesh: Mesh, joints: Joints, side: 'lead' | 'trail', look: Look): void => {
  const limb = limbOf(look);
  const ankle = joints[`${side}Ankle`];
  const heel = joints[`${side}Heel`];
  const toe = joints[`${side}Toe`];
  limb(mesh, joints[`${side}Hip`], joints[`${side}Knee`], [0.1, 0.09, 0.064], look.trousers);
  limb(mesh, joints[`${side}Knee`], ankle, [0.064, 0.064, 0.055], look.trousers);
  limb(mesh, sum([heel, 1], [UP, 0.01]), mix(heel, toe, 0.55), [0.036, 0.042, 0.045], SHOE);
  limb(mesh, mix(heel, toe, 0.5), toe, [0.043, 0.04, 0.03], SHOE);
};

const head = (mesh: Mesh, joints: Joints, look: Look): void => {
  const middle = mix(joints.leadEar, joints.trailEar, 0.5);
  const x = unit(sub(joints.leadEar, joints.trailEar));
  const z = across(sub(joints.nose, middle), x);
  const axes = { x, y: cross(z, x), z };
  const at = (right: number, up: number, ahead: number): Vector =>
    sum([middle, 1], [axes.x, right], [axes.y, up], [axes.z, ahead]);
  ball(mesh, at(0, 0.018, 0.002), axes, [0.076, 0.105, 0.096], look.skin);
  ball(mesh, at(0, -0.05, 0.034), axes, [0.06, 0.068, 0.066], look.skin);
  ball(mesh, at(0, 0.03, -0.018), axes, [0.082, 0.1, 0.09], HAIR);
  ball(mesh, at(0, 0.058, -0.002), axes, [0.085, 0.078, 0.104], look.cap);
  ball(mesh, at(0, 0.05, 0.1), axes, [0.066, 0.01, 0.06], look.cap);
  ball(mesh, at(0, -0.015, 0.108), axes, [0.016, 0.026, 0.018], look.skin);
  ball(mesh, at(0, -0.06, 0.094), axes, [0.025, 0.007, 0.01], LIPS);
  for (const side of [1, -1]) {
    ball(mesh, at(0.033 * side, 0.014, 0.084), axes, [0.017, 0.011, 0.014], SHOE);
    ball(mesh, at(0.032 * side, 0.013, 0.095), axes, [0.008, 0.009, 0.006], HAIR);
    ball(mesh, at(0.034 * side, 0.034, 0.091), axes, [0.021, 0.005, 0.008], HAIR);
    ball(mesh, at(0.08 * side, -0.002, 0), axes, [0.012, 0.03, 0.019], look.skin);
  }
};

export const figure = (joints: Joints, look: Look): Mesh => {
  const mesh = emptyMesh();
  torso(mesh, joints, look);
  for (const side of ['lead', 'trail'] as const) {
    arm(mesh, joints, side, look);
    leg(mesh, joints, side, look);
  }
  head(mesh, joints, look);
  slimLimb(
    mesh,
    sum([joints.gripLead, 1], [joints.shaft, -0.05]),
    sum([joints.gripLead, 1], [joints.shaft, 0.2]),
    [0.013, 0.012, 0.011],
    DARK,
  );
  slimLimb(mesh, joints.gripLead, joints.clubhead, [0.008, 0.007, 0.006], STEEL);
  const toe = across([0.2, 0, 1], joints.shaft);
  const axes = { x: toe, y: joints.shaft, z: cross(toe, joints.shaft) };
  ball(mesh, sum([joints.clubhead, 1], [toe, 0.025]), axes, [0.052, 0.03, 0.022], DARK);
  return mesh;
};

import {
  type Angles,
  type Vec,
  add,
  between,
  cos,
  dot,
  lengthOf,
  minus,
  rotated,
  scaled,
  sin,
  turnedAbout,
  unit,
} from './space.ts';

// The drawn golfer: 172 cm tall. A pose gives the trunk's angles and where hands and feet are. Elbows and knees follow
// by inverse kinematics, so that no limb ever changes its length.

/** Lengths in cm. */
export const BONES = { upperArm: 29, forearm: 29, thigh: 43, shin: 41 } as const;
const HIP_HALF = 9;
const SHOULDER_HALF = 18;
/** From the ball of the foot to the ankle: back and up. */
const ANKLE = [11, 7] as const;

/**
 * `arm`: from the shoulder, in the chest's own directions: degrees raised forward from hanging, degrees out from the
 * body, how far stretched (1 is straight). `at`: a place in space. `club`: on the club, cm below the lead hand. The
 * last number turns the elbow about the arm, in degrees, up and out.
 */
export type Hand =
  | { readonly arm: readonly [raise: number, out: number, stretch: number, elbow: number] }
  | { readonly at: readonly [x: number, y: number, z: number, elbow: number] }
  | { readonly club: readonly [below: number, elbow: number] };

/** Where the ball of the foot is, degrees that the heel is raised, degrees that the toes and the knee point out. */
export type Foot = readonly [x: number, y: number, z: number, heel: number, out: number, knee: number];

export type Pose = {
  /** Middle of the pelvis. */
  readonly pelvis: Vec;
  readonly hips: Angles;
  readonly chest: Angles;
  readonly head: Angles;
  readonly left: Hand;
  readonly right: Hand;
  readonly leftFoot: Foot;
  readonly rightFoot: Foot;
  /** Direction from the hands to the club head. */
  readonly club?: Vec;
  /** Where the right hand points, if it bends at the wrist, and by how many degrees its fingers spread. */
  readonly palm?: Vec;
  readonly spread?: number;
  /** Degrees that the club face is open, from square. */
  readonly face?: number;
};

export type Limb = { readonly root: Vec; readonly joint: Vec; readonly end: Vec };
export type Joints = {
  readonly pelvis: Vec;
  readonly waist: Vec;
  readonly ribs: Vec;
  readonly neck: Vec;
  readonly head: Vec;
  readonly arms: readonly [left: Limb, right: Limb];
  readonly legs: readonly [left: Limb, right: Limb];
  readonly feet: readonly [left: FootJoints, right: FootJoints];
  readonly pose: Pose;
};
export type FootJoints = { readonly heel: Vec; readonly ball: Vec; readonly toe: Vec };

const limb = (root: Vec, target: Vec, pole: Vec, upper: number, lower: number): Limb => {
  const to = minus(target, root);
  const axis = unit(to);
  const reach = Math.min(Math.max(lengthOf(to), 6), upper + lower - 0.05);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const side = unit(minus(pole, scaled(axis, dot(pole, axis))));
  const joint = add(root, add(scaled(axis, along), scaled(side, Math.sqrt(Math.max(0, upper ** 2 - along ** 2)))));
  return { root, joint, end: add(root, scaled(axis, reach)) };
};

type Side = 1 | -1;

const armOf = (hand: Hand, side: Side, shoulder: Vec, { chest, club = [0, -1, 0] }: Pose, lead?: Limb): Limb => {
  const full = BONES.upperArm + BONES.forearm;
  const elbow = 'club' in hand ? hand.club[1] : 'arm' in hand ? hand.arm[3] : hand.at[3];
  const target = ((): Vec => {
    if ('club' in hand) return lead ? add(lead.end, scaled(unit(club), hand.club[0])) : shoulder;
    if ('at' in hand) return [hand.at[0], hand.at[1], hand.at[2]];
    const [raise, out, stretch] = hand.arm;
    const way: Vec = [sin(out) * side, -cos(out) * cos(raise), cos(out) * sin(raise)];
    return add(shoulder, rotated(chest, scaled(way, stretch * full)));
  })();
  const axis = unit(minus(target, shoulder));
  const up = dot(axis, rotated(chest, [0, 1, 0]));
  const ahead = Math.max(0, dot(axis, rotated(chest, [0, 0, 1])));
  // A hanging elbow points back, a raised one out, and one of an arm in front down.
  const back = -0.8 * Math.min(1, Math.max(0, 0.6 - up)) * (1 - ahead);
  const pole = turnedAbout(rotated(chest, [side * 0.55, -0.5, back]), axis, elbow * side);
  return limb(shoulder, target, pole, BONES.upperArm, BONES.forearm);
};

/** A point of the foot, given in the foot's own directions from its ball: back, up. */
const onFoot = ([x, y, z, heel, out]: Foot, side: Side, back: number, up: number): Vec => {
  const along = -(back * cos(heel) - up * sin(heel));
  return [x + side * sin(out) * along, y + back * sin(heel) + up * cos(heel), z + cos(out) * along];
};

const legOf = (foot: Foot, side: Side, hip: Vec, hips: Angles): Limb => {
  const ankle = onFoot(foot, side, ANKLE[0], ANKLE[1]);
  const axis = unit(minus(ankle, hip));
  const [up, forward] = [rotated(hips, [0, 1, 0]), rotated(hips, [0, 0, 1])];
  // The knee points where the front of the thigh does, and where the foot does if the leg stands on it.
  const front = add(scaled(forward, -dot(axis, up)), scaled(up, dot(axis, forward)));
  const standing = 0.8 * Math.max(0, -axis[1]);
  const pole = add(front, [side * sin(foot[4]) * standing, 0, cos(foot[4]) * standing]);
  return limb(hip, ankle, turnedAbout(pole, axis, -foot[5] * side), BONES.thigh, BONES.shin);
};

/** The tip of the toes, which bend where they meet the floor. */
const toeOf = (foot: Foot, side: Side): Vec => {
  const [x, y, z, heel, out, knee] = foot;
  const most = (Math.asin(Math.min(1, (y + 1.5) / 7)) * 180) / Math.PI;
  return onFoot([x, y, z, heel > 90 ? heel : Math.min(heel, most), out, knee], side, -7, 2.5);
};

/** Every joint of a pose. */
export const bodyOf = (pose: Pose): Joints => {
  const { pelvis, hips, chest, head } = pose;
  const middle: Angles = [(hips[0] + chest[0]) / 2, (hips[1] + chest[1]) / 2, (hips[2] + chest[2]) / 2];
  const waist = add(pelvis, rotated(hips, [0, 10, 0]));
  const ribs = add(waist, rotated(middle, [0, 14, 0]));
  const neck = add(ribs, rotated(chest, [0, 24, 0]));
  const shoulder = (side: Side) => add(neck, rotated(chest, [side * SHOULDER_HALF, -4, 0]));
  const hip = (side: Side) => add(pelvis, rotated(hips, [side * HIP_HALF, -2, 0]));
  const left = armOf(pose.left, 1, shoulder(1), pose);
  const feet = (
    [
      [pose.leftFoot, 1],
      [pose.rightFoot, -1],
    ] as const
  ).map(([foot, side]) => ({
    heel: onFoot(foot, side, 15, 2),
    ball: onFoot(foot, side, 0, 2),
    toe: toeOf(foot, side),
  }));
  return {
    pelvis,
    waist,
    ribs,
    neck,
    head: add(add(neck, rotated(chest, [0, 5, 1])), rotated(head, [0, 13, 3])),
    arms: [left, armOf(pose.right, -1, shoulder(-1), pose, left)],
    legs: [legOf(pose.leftFoot, 1, hip(1), hips), legOf(pose.rightFoot, -1, hip(-1), hips)],
    feet: [feet[0]!, feet[1]!],
    pose,
  };
};

/** Middle of both hands. */
export const handsOf = ({ arms }: Joints): Vec => between(arms[0].end, arms[1].end, 0.5);

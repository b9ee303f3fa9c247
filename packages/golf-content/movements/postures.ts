import type { Foot, Hand, Pose } from './body.ts';
import type { Vec } from './space.ts';

// The postures that movements start from. Lying on the back, the head is at -z.

export const HANGING: Hand = { arm: [-4, 6, 0.97, 0] };
export const hang = (raise: number, out = 4, stretch = 0.97, elbow = 0): Hand => ({
  arm: [raise, out, stretch, elbow],
});
export const at = (x: number, y: number, z: number, elbow = 0): Hand => ({ at: [x, y, z, elbow] });
export const both = (hand: Hand) => ({ left: hand, right: hand }) as const;
/** The same place on either side of the body. */
export const mirrored = (x: number, y: number, z: number, elbow = 0) =>
  ({ left: at(x, y, z, elbow), right: at(-x, y, z, elbow) }) as const;
export const crossed = { left: hang(52, -42, 0.56), right: hang(44, -42, 0.56) } as const;
export const onHips = both(hang(6, -3, 0.68, 50));

export const foot = (x: number, z = 8, out = 10, heel = 0, y = 0, knee = 0): Foot => [x, y, z, heel, out, knee];
export const feet = (apart: number, z = 8, out = 10, knee = 0) =>
  ({ leftFoot: foot(apart, z, out, 0, 0, knee), rightFoot: foot(-apart, z, out, 0, 0, knee) }) as const;
/** The top of the foot on the floor, behind a knee at `z`. */
export const kneelingFoot = (x: number, z: number): Foot => [x, 8, z - 53.7, 160, 0, 0];

type Change = Partial<Pose>;
const trunk = (pelvis: Vec, hips: number, chest: number, head: number) =>
  ({ pelvis, hips: [0, hips, 0], chest: [0, chest, 0], head: [0, head, 0] }) as const;

export const stood = (change: Change = {}): Pose => ({
  ...trunk([0, 92, -2], 2, 3, 4),
  ...both(HANGING),
  ...feet(11),
  ...change,
});
/** Bent at the hips by `lean` degrees, with a flat back. */
export const hinged = (lean: number, change: Change = {}): Pose =>
  stood({
    ...trunk([0, 92 - lean * 0.1, -2 - lean * 0.34], lean, lean + 2, lean * 0.8),
    ...both(hang(lean)),
    ...change,
  });
/** Sitting back and down by `down` cm; at 42 the thighs are level. */
export const squatted = (down: number, change: Change = {}): Pose =>
  stood({
    ...trunk([0, 92 - down, -2 - down * 0.52], down * 0.5, down * 0.75, down * 0.3),
    ...feet(16, 8, 16, 8),
    ...change,
  });
export const golfPosture = (change: Change = {}): Pose =>
  stood({ ...trunk([0, 87, -15], 24, 36, 30), ...feet(17), ...both(hang(34)), ...change });
/** The right knee is on the floor. */
export const halfKneeling = (change: Change = {}): Pose =>
  stood({ ...trunk([0, 51, 0], 0, 0, 0), leftFoot: foot(11, 52, 4), rightFoot: kneelingFoot(-10, 0), ...change });
export const allFours = (change: Change = {}): Pose => ({
  ...trunk([0, 52, 0], 88, 90, 78),
  ...mirrored(17, 3, 47, 0),
  leftFoot: kneelingFoot(10, 0),
  rightFoot: kneelingFoot(-10, 0),
  ...change,
});
export const supine = (change: Change = {}): Pose => ({
  ...trunk([0, 10, 0], -90, -90, -90),
  ...both(hang(-3, 12)),
  ...feet(9, 52, 2),
  ...change,
});
export const bridged = (up: number, change: Change = {}): Pose =>
  supine({
    ...trunk([0, 10 + up, 4], -90 - up * 1.5, -90 - up * 1.15, -92),
    ...both(hang(-3 - up * 1.15, 14)),
    ...change,
  });
/** On the toes and straight arms, the body in one line `lean` degrees from upright. */
export const planked = (pelvisY: number, lean: number, change: Change = {}): Pose => ({
  ...trunk([0, pelvisY, 0], lean, lean, lean - 8),
  ...mirrored(21, 3, 45),
  leftFoot: foot(8, -89, 0, 80),
  rightFoot: foot(-8, -89, 0, 80),
  ...change,
});
export const seated = (change: Change = {}): Pose =>
  stood({ ...trunk([0, 54, 0], 0, 0, 0), ...feet(9, 52, 2), ...change });
/** On the right side, the front of the body to the viewer's side, knees bent. */
export const sideLying = (change: Change = {}): Pose => ({
  pelvis: [0, 18, 0],
  hips: [-90, -90, 0],
  chest: [-90, -90, 0],
  head: [-90, -90, 0],
  left: hang(90, 0),
  right: hang(90, 0, 0.995),
  leftFoot: [-34, 20, 46, 0, -10, 0],
  rightFoot: [-34, 4, 42, 0, -10, 0],
  ...change,
});
/** Four poses of walking on the spot. */
export const walking = (change: Change): readonly Pose[] => {
  const step = (left: Foot, right: Foot, bob: number): Pose =>
    stood({ pelvis: [0, 91 + bob, 0], leftFoot: left, rightFoot: right, ...change });
  return [
    step([9, 0, 34, 0, 4, 0], [-9, 0, -18, 34, 4, 0], -2),
    step([9, 0, 8, 0, 4, 0], [-9, 9, 4, 24, 4, 0], 0),
    step([9, 0, -18, 34, 4, 0], [-9, 0, 34, 0, 4, 0], -2),
    step([9, 9, 4, 24, 4, 0], [-9, 0, 8, 0, 4, 0], 0),
  ];
};

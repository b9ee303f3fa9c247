import type { Foot, Pose } from './body.ts';
import type { Key, Movement } from './movement.ts';
import { type Vec, add } from './space.ts';

// One faultless swing with a mid-iron, by a right-hander, and a change of it for every fault and drill. Positions of a
// swing: see docs/golf-words.md.

type GolfPose = {
  readonly pelvis?: Vec;
  readonly hips: readonly [turn: number, lean: number, tilt: number];
  readonly chest: readonly [turn: number, lean: number, tilt: number];
  readonly head?: readonly [turn: number, lean: number, tilt: number];
  readonly hands: Vec;
  readonly club: Vec;
  readonly feet?: readonly [lead: Foot, trail: Foot];
  readonly elbows?: readonly [lead: number, trail: number];
};

const LEAD: Foot = [19, 0, 8, 0, 18, 0];
const TRAIL: Foot = [-19, 0, 8, 0, 8, 0];
const DOWN = [0, 42, 0] as const;
export const BALL: Vec = [3, 2.8, 83];

export const golfPose = ({
  pelvis = [0, 87, -15],
  hips,
  chest,
  head = DOWN,
  hands,
  club,
  feet = [LEAD, TRAIL],
  elbows = [0, 0],
}: GolfPose): Pose => ({
  pelvis,
  hips,
  chest,
  head,
  left: { at: [...hands, elbows[0]] },
  right: { club: [9, elbows[1]] },
  leftFoot: feet[0],
  rightFoot: feet[1],
  club,
});

/** How a pose differs: `shift` moves the pelvis and, if they are not given, the hands. The others replace. */
type Change = Partial<Pick<Pose, 'hips' | 'chest' | 'head'>> & {
  readonly shift?: Vec;
  readonly hands?: Vec;
  readonly club?: Vec;
  readonly elbow?: number;
};
export const changed = (pose: Pose, { shift = [0, 0, 0], hands, elbow, ...change }: Change): Pose => {
  const at = 'at' in pose.left ? pose.left.at : undefined;
  const [x, y, z] = hands ?? (at ? add([at[0], at[1], at[2]], shift) : [0, 0, 0]);
  return {
    ...pose,
    ...change,
    pelvis: add(pose.pelvis, shift),
    left: { at: [x, y, z, elbow ?? at?.[3] ?? 0] },
  };
};

const trailFoot = (heel: number, x = -19): Foot => [x, 0, 8, heel, 8 - heel / 4, -heel / 3];

/** In swing order. */
export const SWING = {
  address: golfPose({ hips: [0, 24, 0], chest: [0, 38, -6], hands: [3, 74, 26], club: [0.0, -71, 57] }),
  takeaway: golfPose({
    hips: [-18, 24, 0],
    chest: [-42, 38, -6],
    hands: [-28, 80, 22],
    club: [-0.98, 0.05, 0.16],
  }),
  halfway: golfPose({
    pelvis: [-1, 87, -15],
    hips: [-34, 23, 0],
    chest: [-72, 38, -5],
    hands: [-47, 108, 10],
    club: [0.12, 0.93, -0.32],
  }),
  top: golfPose({
    pelvis: [-2, 87, -15],
    hips: [-46, 22, 0],
    chest: [-94, 38, -3],
    hands: [-40, 139, -4],
    club: [0.97, 0.02, -0.2],
    elbows: [0, -10],
  }),
  delivery: golfPose({
    pelvis: [7, 85, -15],
    hips: [-4, 24, -2],
    chest: [-56, 38, -10],
    hands: [-44, 104, 6],
    club: [0.42, 0.82, -0.38],
    feet: [LEAD, trailFoot(4)],
  }),
  slot: golfPose({
    pelvis: [9, 86, -14],
    hips: [22, 22, -4],
    chest: [-24, 37, -13],
    hands: [-18, 79, 18],
    club: [-0.93, 0.3, -0.14],
    feet: [LEAD, trailFoot(10)],
  }),
  impact: golfPose({
    pelvis: [10, 88, -12],
    hips: [40, 18, -6],
    chest: [18, 35, -16],
    hands: [12, 77, 26],
    club: [-9, -74, 56],
    feet: [LEAD, trailFoot(22, -18)],
    head: [-6, 44, -8],
  }),
  release: golfPose({
    pelvis: [12, 90, -11],
    hips: [58, 14, -6],
    chest: [44, 32, -16],
    hands: [36, 84, 24],
    club: [0.86, -0.35, 0.3],
    feet: [LEAD, trailFoot(38, -17)],
    head: [10, 42, -10],
  }),
  through: golfPose({
    pelvis: [13, 91, -9],
    hips: [78, 10, -4],
    chest: [82, 26, -10],
    hands: [52, 118, 8],
    club: [0.42, 0.85, -0.3],
    feet: [LEAD, trailFoot(56, -15)],
    head: [40, 30, -6],
  }),
  finish: golfPose({
    pelvis: [15, 93, -6],
    hips: [98, 4, 0],
    chest: [122, 6, -4],
    hands: [26, 150, -14],
    club: [-0.5, -0.25, -0.83],
    feet: [LEAD, trailFoot(76, -12)],
    head: [84, 8, 0],
    elbows: [20, 20],
  }),
  lowered: golfPose({
    pelvis: [6, 91, -12],
    hips: [40, 12, 0],
    chest: [40, 18, 0],
    hands: [24, 100, 28],
    club: [0.3, -0.1, 0.95],
    feet: [LEAD, trailFoot(30, -17)],
    head: [20, 24, 0],
  }),
} as const satisfies Readonly<Record<string, Pose>>;
export type Moment = keyof typeof SWING;

/** When each position is reached, as a share of the loop: three beats back to one down, at half speed. */
const TIMES: Readonly<Record<Moment, number>> = {
  address: 0.06,
  takeaway: 0.2,
  halfway: 0.3,
  top: 0.42,
  delivery: 0.465,
  slot: 0.503,
  impact: 0.54,
  release: 0.57,
  through: 0.61,
  finish: 0.69,
  lowered: 0.91,
};
/** The share of the loop at P1 to P10. */
export const SHARES: readonly number[] = Object.values(TIMES).slice(0, 10);
type PoseAt<Moments extends string> = { readonly [moment in Moments]: Pose };
export type Swing = PoseAt<Moment>;

/** The same swing or chip with each of its poses changed. */
export const inEachPose = <Moments extends string>(
  swing: PoseAt<Moments>,
  change: (pose: Pose) => Pose,
): PoseAt<Moments> =>
  Object.fromEntries(Object.entries<Pose>(swing).map(([moment, pose]) => [moment, change(pose)])) as PoseAt<Moments>;

/** A whole swing as a loop: address, swing, finish, and back to the ball. */
export const swingKeys = (change: Partial<Swing> = {}, times: Partial<typeof TIMES> = {}): readonly Key[] => {
  const [swing, when] = [
    { ...SWING, ...change },
    { ...TIMES, ...times },
  ];
  const keys = (Object.keys(TIMES) as Moment[]).map((moment): Key => [when[moment], swing[moment]]);
  return [[0, swing.address], ...keys.slice(0, -1), [0.8, swing.finish], keys.at(-1)!];
};

/** The same loop, which rests for a third of its time in the pose of a key. */
export const heldAt = (keys: readonly Key[], pose: Pose, rest = 0.3): readonly Key[] =>
  keys.flatMap(([time, each], at): readonly Key[] => {
    const isBefore = keys.findIndex((key) => key[1] === pose) >= at;
    const moved: Key = [time * (1 - rest) + (isBefore ? 0 : rest), each];
    return each === pose && isBefore ? [moved, [moved[0] + rest, each]] : [moved];
  });

/** A whole swing with a mid-iron, seen from the front or from behind the ball. */
export const wholeSwing = (view: 'face-on' | 'down-the-line'): Movement => ({
  view: view === 'face-on' ? 0 : 90,
  keys: swingKeys(),
  props: [{ kind: 'club' }],
  still: TIMES.top,
});

import type { Joints, Limb } from './body.ts';
import type { Frame } from './drawing.ts';
import { armPieces, headOf, legPieces, trunkOf } from './golfer-shapes.ts';
import { wholeSwing } from './golf-swing.ts';
import { poseAt } from './movement.ts';
import type { Prop } from './props.ts';
import { propPieces } from './prop-shapes.ts';
import { type Piece, flat, seenFrom, type Shape } from './shapes.ts';
import { type Angles, type Vec, add, between, cos, scaled, sin, unit } from './space.ts';

// The drawn golfer in a position that a camera saw. Every joint lies where it was measured, in the plane of the
// picture; only what is nearer is decided by the view. A right-hander: mirror the points, and the drawing, of a
// left-hander.

/** In one scale for both, y down. */
export type SeenPoint = readonly [x: number, y: number];

export type SeenGolfer = {
  /** MediaPipe's 33 body points. */
  readonly points: readonly SeenPoint[];
  readonly view: 'face-on' | 'down-the-line';
  /**
   * How far the swing has come, as a share of the loop of `wholeSwing`. No camera measured the club: its direction is
   * that swing's, and its shaft is dashed. Without a share, no club is drawn.
   */
  readonly share?: number | undefined;
  readonly props?: readonly Prop[];
};

/** From the picture to the drawing. The same for all that one camera saw. */
export type Camera = { readonly cm: number; readonly x: number; readonly y: number };

const LEG = 84;
const FEET = [27, 28, 29, 30, 31, 32] as const;
const middle = (points: readonly SeenPoint[], a: number, b: number): SeenPoint => [
  (points[a]![0] + points[b]![0]) / 2,
  (points[a]![1] + points[b]![1]) / 2,
];
const apart = (a: SeenPoint, b: SeenPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The scale from the longer leg, and the floor from the lowest foot, of one position: the address, if it was seen. */
export const cameraOn = (points: readonly SeenPoint[]): Camera => {
  const legs = [0, 1].map(
    (side) => apart(points[23 + side]!, points[25 + side]!) + apart(points[25 + side]!, points[27 + side]!),
  );
  return {
    cm: LEG / Math.max(...legs, 1e-6),
    x: middle(points, 27, 28)[0],
    y: Math.max(...FEET.map((joint) => points[joint]![1])),
  };
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const acosOf = (share: number): number => degrees(Math.acos(Math.min(1, Math.max(0, share))));
const asinOf = (share: number): number => degrees(Math.asin(Math.min(1, Math.max(-1, share))));

/** Centimetres that an arm is nearer than the trunk, and the head. The far limbs of a side view are behind it. */
const NEARER = { arm: 22, leg: 2, head: 30 } as const;
/** From between the ears to the nose. */
const NOSE = 13;

/** Wrists that are farther apart, in cm, hold no club together. */
const GRIP_REACH = 36;
const GRIP = 4.5;

/** Both hands on the club, where the middle between the wrists was seen: a camera blurs which hand is lower. */
const onGrip = ([lead, trail]: Joints['arms'], club: Vec): Joints['arms'] => {
  const apartBy = Math.hypot(lead.end[0] - trail.end[0], lead.end[1] - trail.end[1]);
  if (apartBy > GRIP_REACH) return [lead, trail];
  const grip = between(lead.end, trail.end, 0.5);
  const along = scaled(unit(club), GRIP);
  const toGrip = (limb: Limb, way: 1 | -1): Limb => {
    const [x, y] = add(grip, scaled(along, way));
    return { ...limb, end: [x, y, limb.end[2]] };
  };
  return [toGrip(lead, -1), toGrip(trail, 1)];
};

const jointsOf = ({ points, view, share }: SeenGolfer, camera: Camera): Joints => {
  const isSide = view === 'down-the-line';
  const at = ([x, y]: SeenPoint, near = 0): Vec => [(x - camera.x) * camera.cm, (camera.y - y) * camera.cm, near];
  const near = (by: number, side: 0 | 1) => (isSide && side === 0 ? -by : by);
  const limb = (root: number, joint: number, end: number, by: number, side: 0 | 1): Limb => ({
    root: at(points[root + side]!),
    joint: at(points[joint + side]!, near(by, side)),
    end: at(points[end + side]!, near(by, side)),
  });
  const [pelvis, shoulders] = [at(middle(points, 23, 24)), at(middle(points, 11, 12))];
  const long = Math.hypot(shoulders[0] - pelvis[0], shoulders[1] - pelvis[1]) || 1;
  const tilt = asinOf((shoulders[0] - pelvis[0]) / long);
  const neck = add(shoulders, [4 * sin(tilt), 4 * cos(tilt), 0]);
  const turnOf = (a: number, b: number, width: number) => acosOf((apart(points[a]!, points[b]!) * camera.cm) / width);
  const headMiddle = middle(points, 7, 8);
  const [noseX, noseY] = [(points[0]![0] - headMiddle[0]) * camera.cm, (headMiddle[1] - points[0]![1]) * camera.cm];
  const depth = Math.sqrt(Math.max(9, NOSE ** 2 - noseX ** 2 - noseY ** 2));
  const face: Angles = isSide
    ? [90, 0, degrees(Math.atan2(-noseY, Math.max(1, noseX)))]
    : [asinOf(noseX / NOSE), degrees(Math.atan2(-noseY, depth)), 0];
  const foot = (side: 0 | 1) => {
    const [heel, toe] = [
      at(points[29 + side]!, near(NEARER.leg, side)),
      at(points[31 + side]!, near(NEARER.leg, side)),
    ];
    return { heel, ball: between(heel, toe, 0.7), toe };
  };
  const drawn = share === undefined ? undefined : poseAt(wholeSwing(view), share).club;
  const club: Vec | undefined = drawn && (isSide ? [drawn[2], drawn[1], -drawn[0]] : drawn);
  const arms = [limb(11, 13, 15, NEARER.arm, 0), limb(11, 13, 15, NEARER.arm, 1)] as const;
  return {
    pelvis,
    waist: between(pelvis, neck, 0.2),
    ribs: between(pelvis, neck, 0.5),
    neck,
    head: at(headMiddle, NEARER.head),
    arms: club ? onGrip(arms, club) : arms,
    legs: [limb(23, 25, 27, NEARER.leg, 0), limb(23, 25, 27, NEARER.leg, 1)],
    feet: [foot(0), foot(1)],
    pose: {
      ...poseAt(wholeSwing(view), 0),
      hips: [turnOf(23, 24, 18), 0, tilt / 2],
      chest: [turnOf(11, 12, 36), 0, tilt],
      head: face,
      ...(club && { club }),
    },
  };
};

const EYE = seenFrom(0, 0);

const groundOf = ({ feet }: Joints): Piece => {
  const xs = feet.flatMap(({ heel, toe }) => [heel[0], toe[0]]);
  const [left, right] = [Math.min(...xs) - 26, Math.max(...xs) + 26];
  const rim = Array.from({ length: 28 }, (_, n): Vec => [
    (left + right) / 2 + ((right - left) / 2) * cos((n * 360) / 28),
    7 * sin((n * 360) / 28),
    0,
  ]);
  return { ...flat(EYE, 'ground', rim), depth: -900 };
};

const piecesOf = (golfer: SeenGolfer, camera: Camera): readonly Piece[] => {
  const joints = jointsOf(golfer, camera);
  const isFar = (side: 0 | 1) => golfer.view === 'down-the-line' && side === 0;
  const sides = [0, 1] as const;
  const club: readonly Prop[] = golfer.share === undefined ? [] : [{ kind: 'club', looks: 'unseen' }];
  return [
    groundOf(joints),
    ...sides.flatMap((side) => legPieces(EYE, side, joints, isFar(side))),
    ...trunkOf(EYE, joints),
    ...sides.flatMap((side) => armPieces(EYE, joints.arms[side], isFar(side))),
    ...headOf(EYE, joints),
    ...[...club, ...(golfer.props ?? [])].flatMap((prop) => propPieces(EYE, prop, joints, 0)),
  ].toSorted((a, b) => a.depth - b.depth);
};

/** The golfer's shapes, from the farthest to the nearest, in cm from the middle between the feet at address. */
export const drawnGolfer = (golfer: SeenGolfer, camera: Camera): readonly Shape[] =>
  piecesOf(golfer, camera).map(({ look, d }) => ({ look, d }));

const MARGIN = 8;
const NARROWEST = 0.66;

/** The smallest upright frame around these golfers, seen by one camera. */
export const frameOfGolfers = (golfers: readonly SeenGolfer[], camera: Camera): Frame => {
  const boxes = golfers.flatMap((golfer) => piecesOf(golfer, camera).map(({ box }) => box));
  const [left, top] = [Math.min(...boxes.map(([x]) => x)) - MARGIN, Math.min(...boxes.map(([, y]) => y)) - MARGIN];
  const right = Math.max(...boxes.map(([, , x]) => x)) + MARGIN;
  const height = Math.max(...boxes.map(([, , , y]) => y)) + MARGIN - top;
  const width = Math.max(right - left, NARROWEST * height);
  return { x: (left + right - width) / 2, y: top, width, height };
};

/** The whole picture of the camera, for a drawing over it. `aspect` is its width divided by its height, which is 1. */
export const frameOfPicture = (aspect: number, { cm, x, y }: Camera): Frame => ({
  x: -x * cm,
  y: -y * cm,
  width: aspect * cm,
  height: cm,
});

import { bodyOf } from './body.ts';
import { armPieces, headOf, legPieces, palmPieces, trunkOf } from './golfer-shapes.ts';
import { type Movement, poseAt } from './movement.ts';
import { propPieces } from './prop-shapes.ts';
import { type Eye, flat, type Look, type Piece, seenFrom, type Shape } from './shapes.ts';
import { cos, sin, type Vec } from './space.ts';

// A movement as flat shapes, from the farthest to the nearest. The caller gives every look its colour.

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const grounds = new WeakMap<Movement, Piece>();

/** The patch of ground under everything that stands on it. */
const groundOf = (movement: Movement, eye: Eye): Piece => {
  const cached = grounds.get(movement);
  if (cached) return cached;
  const standing = [0, 0.5, movement.still].flatMap((share) => {
    const { feet, pelvis, head, arms, legs } = bodyOf(poseAt(movement, share));
    const points = [
      ...feet.flatMap(({ heel, toe }) => [heel, toe]),
      pelvis,
      head,
      ...[...arms, ...legs].flatMap(({ joint, end }) => [joint, end]),
    ];
    return points.filter(([, y]) => y < 26);
  });
  const middle = (axis: 0 | 2) => {
    const values = standing.map((point) => point[axis]);
    return {
      at: (Math.min(...values) + Math.max(...values)) / 2,
      half: (Math.max(...values) - Math.min(...values)) / 2,
    };
  };
  const [x, z] = [middle(0), middle(2)];
  const rim = movement.focus ? 200 : 22;
  const [wide, deep] = [Math.max(44, x.half) + rim, Math.max(44, z.half) + rim];
  const disc = Array.from({ length: 28 }, (_, n): Vec => [
    x.at + wide * cos((n * 360) / 28),
    0,
    z.at + deep * sin((n * 360) / 28),
  ]);
  const ground: Piece = { ...flat(eye, 'ground', disc), depth: -900 };
  grounds.set(movement, ground);
  return ground;
};

const piecesAt = (movement: Movement, anyShare: number): readonly Piece[] => {
  const share = anyShare % 1;
  const eye = seenFrom(movement.view, movement.down);
  const joints = bodyOf(poseAt(movement, share));
  const sides = [0, 1] as const;
  // Seen from the side, the far limbs are paler throughout.
  const far = sin(movement.view) > 0.6 ? 0 : sin(movement.view) < -0.6 ? 1 : undefined;
  return [
    groundOf(movement, eye),
    ...sides.flatMap((side) => legPieces(eye, side, joints, side === far)),
    ...trunkOf(eye, joints),
    ...sides.flatMap((side) => armPieces(eye, joints.arms[side], side === far)),
    ...headOf(eye, joints),
    ...palmPieces(eye, joints),
    ...(movement.props ?? []).flatMap((prop) => propPieces(eye, prop, joints, share)),
  ].toSorted((a, b) => a.depth - b.depth);
};

/** The shapes at a share of the loop, from the farthest to the nearest. */
export const drawnAt = (movement: Movement, share: number): readonly Shape[] =>
  piecesAt(movement, share).map(({ look, d }) => ({ look, d }));

const ASPECT = 4 / 3;

const LEAST_HEIGHT = 130;

const MARGIN = 7;

/** What may leave the frame. */
const ENDLESS: readonly Look[] = ['wall', 'ball-away'];

/** The frame of a close-up. */
const closeUpOf = ({ focus, view, down }: Movement): Frame | undefined => {
  if (!focus) return undefined;
  const [x, y] = seenFrom(view, down)(focus.at).at;
  const height = focus.width / ASPECT;
  return { x: x - focus.width / 2, y: y - height / 2, width: focus.width, height };
};

/** The smallest frame of 4 to 3 in which none of the pieces is cut. */
const frameAround = (pieces: readonly Piece[]): Frame => {
  const boxes = pieces.flatMap(({ look, box }) => (ENDLESS.includes(look) ? [] : [box]));
  const edge = (side: 0 | 1 | 2 | 3, pick: (...values: number[]) => number) => pick(...boxes.map((box) => box[side]));
  const [left, top] = [edge(0, Math.min) - MARGIN, edge(1, Math.min) - MARGIN];
  const [right, bottom] = [edge(2, Math.max) + MARGIN, edge(3, Math.max) + MARGIN];
  const height = Math.max(bottom - top, (right - left) / ASPECT, LEAST_HEIGHT);
  const width = height * ASPECT;
  return { x: (left + right - width) / 2, y: bottom - height, width, height };
};

/** The frame for the whole loop, the same for movements that are shown beside each other. Joints turn round at keys. */
export const frameOf = (movement: Movement, ...others: readonly Movement[]): Frame =>
  closeUpOf(movement) ??
  frameAround([movement, ...others].flatMap((each) => each.keys.flatMap(([share]) => piecesAt(each, share))));

/** The one picture that stands for the movement, in a closer frame. */
export const stillOf = (movement: Movement): { readonly frame: Frame; readonly shapes: readonly Shape[] } => {
  const shapes = piecesAt(movement, movement.still);
  return { frame: closeUpOf(movement) ?? frameAround(shapes), shapes };
};

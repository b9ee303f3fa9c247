import type { Crop, Landmark } from '../contract.ts';
import { OTHER_SIDE } from './seen-body.ts';

// Brings two golfers to the same size, with their feet in the same place at address: side by side, or one overlaid on
// the other and mirrored when one plays left-handed.

type Body = readonly Landmark[];
export type Frame = { readonly landmarks: Body; readonly widthPx: number; readonly heightPx: number };
export type Fit = (body: Body) => Body;

const SHOULDERS = [11, 12] as const;
const HIPS = [23, 24] as const;
const ANKLES = [27, 28] as const;

const middle = (body: Body, [a, b]: readonly [number, number]) => ({
  x: (body[a]![0] + body[b]![0]) / 2,
  y: (body[a]![1] + body[b]![1]) / 2,
});

/** Torso length as a fraction of the picture's height. */
const torso = ({ landmarks, widthPx, heightPx }: Frame): number => {
  const shoulders = middle(landmarks, SHOULDERS);
  const hips = middle(landmarks, HIPS);
  return Math.hypot(((shoulders.x - hips.x) * widthPx) / heightPx, shoulders.y - hips.y);
};

/** `target` and `other` are the two golfers at address. The result maps any body of `other` into `target`'s picture. */
export const fitBody = (target: Frame, other: Frame, mirrored: boolean): Fit => {
  const scale = torso(target) / Math.max(1e-6, torso(other));
  const aspect = other.widthPx / other.heightPx / (target.widthPx / target.heightPx);
  const to = middle(target.landmarks, ANKLES);
  const from = middle(other.landmarks, ANKLES);
  const turn = mirrored ? -1 : 1;
  return (body) =>
    body.map((_, joint) => {
      const [x, y, z, visibility] = body[mirrored ? OTHER_SIDE[joint]! : joint]!;
      return [to.x + turn * (x - from.x) * scale * aspect, to.y + (y - from.y) * scale, z, visibility] as const;
    });
};

/** The room around the golfer's ankles at address, in torso lengths: enough for the hands anywhere in the swing. */
const ROOM = { aside: 1.6, above: 4.2, below: 0.5 };

/** The part of the picture that shows the golfer in that room. The same size for everybody, and with the same feet. */
export const standardCrop = (address: Frame): Crop => {
  const { x, y } = middle(address.landmarks, ANKLES);
  const high = torso(address);
  const wide = (high * address.heightPx) / address.widthPx;
  return {
    left: x - ROOM.aside * wide,
    width: 2 * ROOM.aside * wide,
    top: y - ROOM.above * high,
    height: (ROOM.above + ROOM.below) * high,
  };
};

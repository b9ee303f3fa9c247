import { type Joints, handsOf } from './body.ts';
import { type Vec, add, between, rotated } from './space.ts';

// What a movement is done with.

/** A place on the golfer. */
type OnBody =
  | 'left-hand'
  | 'right-hand'
  | 'hands'
  | 'left-shoulder'
  | 'right-shoulder'
  | 'left-armpit'
  | 'left-knee'
  | 'right-knee'
  | 'left-ankle'
  | 'right-ankle'
  | 'pelvis';
/** Held until a share of the loop, then along a path. */
type Path = { readonly held?: OnBody; readonly path: readonly (readonly [share: number, at: Vec])[] };
export type Place = Vec | OnBody | Path;

export type Tone = 'wrong' | 'right';
export type Mark = 'spine' | 'hips' | 'hands' | 'lead-elbow' | 'feet' | 'shaft' | 'handle' | 'wrist' | 'face';

export type Prop =
  /** In the left hand, or the right, along the pose's club direction. */
  | {
      readonly kind: 'club';
      readonly length?: number;
      readonly in?: 'right';
      /** Only the shaft of an unseen club is drawn, dashed. */
      readonly looks?: 'iron' | 'putter' | 'driver' | 'towel' | 'stick' | 'unseen';
    }
  /** Through both places and beyond them. */
  | {
      readonly kind: 'stick';
      readonly from: Place;
      readonly to: Place;
      readonly beyond?: number;
      readonly looks?: 'towel';
    }
  | { readonly kind: 'band' | 'guide'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'dumbbell'; readonly at: Place; readonly along?: Vec }
  | { readonly kind: 'kettlebell'; readonly at: Place }
  | { readonly kind: 'plates'; readonly at: Place }
  /** A foam roller, across the body. */
  | { readonly kind: 'roller'; readonly at: Vec }
  | {
      readonly kind: 'ball';
      readonly at: Place;
      readonly size: number;
      readonly looks: 'golf' | 'away' | 'heavy' | 'gym' | 'cloth';
    }
  | { readonly kind: 'box'; readonly from: Vec; readonly to: Vec; readonly looks?: 'wall' | 'towel' | 'sand' }
  | { readonly kind: 'tee' | 'flag' | 'coin' | 'hole'; readonly at: Vec }
  /** The lead hand, bent back at the wrist by some degrees. */
  | { readonly kind: 'glove'; readonly bend: number }
  | { readonly kind: 'flight'; readonly through: readonly Vec[] }
  /** Where to look: dashed if it is wrong. */
  | { readonly kind: 'mark'; readonly on: Mark; readonly tone: Tone }
  /** A light of a metronome that is on until the given share of the loop. */
  | {
      readonly kind: 'beat';
      readonly at: Vec;
      readonly until: number;
      readonly from: number;
      readonly isLast?: boolean;
    };

const onBody = (place: OnBody, joints: Joints): Vec => {
  const { arms, legs, pelvis, pose } = joints;
  const side = place.startsWith('left') ? 0 : 1;
  switch (place) {
    case 'hands':
      return handsOf(joints);
    case 'pelvis':
      return pelvis;
    case 'left-hand':
    case 'right-hand':
      return arms[side].end;
    case 'left-shoulder':
    case 'right-shoulder':
      return add(arms[side].root, rotated(pose.chest, [0, 3, 6]));
    case 'left-armpit':
      return add(arms[0].root, rotated(pose.chest, [1, -13, 7]));
    case 'left-knee':
    case 'right-knee':
      return legs[side].joint;
    default:
      return legs[side].end;
  }
};

/** Where a place is at a share of the loop. */
export const placeOf = (place: Place, joints: Joints, share: number): Vec => {
  if (typeof place === 'string') return onBody(place, joints);
  if (!('path' in place)) return place;
  const { held, path } = place;
  const [first, ...others] = path;
  if (!first || share < first[0]) return held ? onBody(held, joints) : (first?.[1] ?? [0, 0, 0]);
  let from = first;
  for (const to of others) {
    if (share < to[0]) return between(from[1], to[1], (share - from[0]) / (to[0] - from[0]));
    from = to;
  }
  return from[1];
};

export const CLUB_LENGTH = 92;
/** A golf ball that moves along a path and stays in the picture. */
export const golfBall = (...path: Path['path']): Prop => ({ kind: 'ball', at: { path }, size: 2.8, looks: 'golf' });
export const lyingBall = (at: Vec): Prop => ({ kind: 'ball', at, size: 2.8, looks: 'golf' });
/** A metronome's lights from `start` to the top of a swing, in even beats, and the last until the strike is over. */
export const metronome = (
  [x, y]: readonly [x: number, y: number],
  { start, top, count, until }: { readonly [time in 'start' | 'top' | 'count' | 'until']: number },
): readonly Prop[] => [
  ...Array.from({ length: count }, (_, n): Prop => {
    const at = (beat: number) => top - ((top - start) * (count - beat)) / count;
    return { kind: 'beat', at: [x + n * 16, y, 0], from: at(n), until: at(n + 1) };
  }),
  { kind: 'beat', at: [x + 56, y, 0], from: top, until, isLast: true },
];
export const stick = (from: Place, to: Place, beyond = 0): Prop => ({ kind: 'stick', from, to, beyond });
export const band = (from: Place, to: Place): Prop => ({ kind: 'band', from, to });
export const guide = (from: Place, to: Place): Prop => ({ kind: 'guide', from, to });
export const box = (from: Vec, size: Vec, looks?: 'wall' | 'towel' | 'sand'): Prop => ({
  kind: 'box',
  from,
  to: add(from, size),
  ...(looks && { looks }),
});

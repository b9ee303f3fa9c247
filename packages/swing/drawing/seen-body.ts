import {
  type Camera,
  type Mark,
  type Prop,
  SHARES,
  type SeenGolfer,
  type SeenPoint,
  cameraOn,
} from '@divot/golf-content';
import type { Landmark, PoseSequence } from '../contract.ts';
import type { Handedness, SwingView } from '../reading.ts';
import type { Highlight } from './draw-body.ts';
import { type PlacedEvents, positionsOf } from './placed-positions.ts';
import { bodyAt } from './pose-at.ts';

type Body = readonly SeenPoint[];
type Seen = { readonly view?: SwingView | 'unknown' | undefined };

// What the drawn golfer is posed from: the golfer's measured points, as a right-hander's.

/** Left and right joints change places: odd and even neighbours from the shoulders down, and in the face. */
export const OTHER_SIDE = [
  0,
  4,
  5,
  6,
  1,
  2,
  3,
  ...Array.from({ length: 26 }, (_, i) => 7 + i + (i % 2 === 0 ? 1 : -1)),
];

export const MARKS: Readonly<Partial<Record<Highlight, Mark>>> = {
  hips: 'hips',
  trunk: 'spine',
  'lead-arm': 'lead-elbow',
  hands: 'hands',
};

/** In one scale, the picture's height. `aspect` is the picture's width divided by its height. */
export const bodyOf = (landmarks: readonly Landmark[], aspect: number): Body =>
  landmarks.map(([x, y]) => [x * aspect, y]);

/** A left-hander's points in a picture of this aspect, mirrored. */
export const asRightHander = (body: Body, handedness: Handedness, aspect: number): readonly SeenPoint[] =>
  handedness === 'right'
    ? body
    : body.map((_, joint): SeenPoint => {
        const [x, y] = body[OTHER_SIDE[joint]!]!;
        return [aspect - x, y];
      });

/** How far the swing has come at a frame, as a share of the drawn swing. Even between the positions. */
export const shareAt = (swing: PlacedEvents, frame: number): number | undefined => {
  const anchors = positionsOf(swing).map(({ position, frame: at }) => ({
    at,
    share: SHARES[Number(position.slice(1)) - 1]!,
  }));
  const before = anchors.findLast(({ at }) => at <= frame) ?? anchors[0];
  const after = anchors.find(({ at }) => at > frame) ?? before;
  if (!before || !after || after.at <= before.at) return before?.share;
  const way = Math.max(0, frame - before.at) / (after.at - before.at);
  return before.share + way * (after.share - before.share);
};

/** The view that the golfer is drawn in. A clip of an unknown side is drawn as from the front. */
export const viewOf = ({ view }: Seen): SeenGolfer['view'] => (view === 'down-the-line' ? view : 'face-on');

/** The drawn golfer at the frames of one clip, by one camera: that of the address, where it was seen. */
export const seenClip = (
  swing: Seen & PlacedEvents & { readonly handedness?: Handedness | undefined },
  poses: PoseSequence,
) => {
  const { events, handedness: hand = 'right' } = swing;
  const aspect = poses.widthPx / poses.heightPx;
  const at = (frame: number): Body | undefined => {
    const landmarks = bodyAt(poses, frame);
    return landmarks ? bodyOf(landmarks, aspect) : undefined;
  };
  const address = events?.['address'] && at(events['address'].frame);
  const pointsOf = (body: Body) => asRightHander(body, hand, aspect);
  return {
    hand,
    at,
    address,
    pointsOf,
    cameraFor: (body: Body): Camera => cameraOn(pointsOf(address ?? body)),
    golfer: (body: Body, frame: number, props: readonly Prop[] = []): SeenGolfer => ({
      points: pointsOf(body),
      view: viewOf(swing),
      share: shareAt(swing, frame),
      props,
    }),
  };
};

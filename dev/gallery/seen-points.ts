import { type SeenGolfer, type SeenPoint, bodyOf, poseAt, wholeSwing } from '@divot/golf-content';

/** The drawn golfer's own joints at a share of a swing, as MediaPipe's 33 points in cm, y down. */
export const seenPoints = (view: SeenGolfer['view'], share: number): readonly SeenPoint[] => {
  const { head, arms, legs, feet } = bodyOf(poseAt(wholeSwing(view), share));
  const seen = ([x, y, z]: typeof head): SeenPoint => [view === 'face-on' ? x : z, -y];
  const points = Array.from({ length: 33 }, () => seen(head));
  for (const side of [0, 1] as const) {
    const { root, joint, end } = arms[side];
    const leg = legs[side];
    const joints = { 11: root, 13: joint, 15: end, 23: leg.root, 25: leg.joint, 27: leg.end };
    for (const [at, point] of Object.entries(joints)) points[Number(at) + side] = seen(point);
    points[29 + side] = seen(feet[side].heel);
    points[31 + side] = seen(feet[side].toe);
  }
  return points;
};

import type { Crop, Landmark, PoseFrame, PoseSequence } from '../contract.ts';

/** Margin around the body at full reach, as a fraction of its height. */
const MARGIN = 0.07;
/** The model guesses joints outside the picture, sometimes far away. */
const FURTHEST = 0.1;

const extentOf = (frames: readonly PoseFrame[], axis: 0 | 1): readonly [least: number, most: number] => {
  let [least, most] = [1, 0];
  for (const { landmarks } of frames) {
    for (const point of landmarks) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  }
  return [Math.max(-FURTHEST, least), Math.min(1 + FURTHEST, most)];
};

/** The same bodies in this part of the picture. */
export const cropPoses = (poses: PoseSequence, { left, top, width, height }: Crop): PoseSequence => {
  const moved = ([x, y, z, visibility]: Landmark): Landmark => [
    (x - left) / width,
    (y - top) / height,
    z / width,
    visibility,
  ];
  return {
    ...poses,
    widthPx: Math.round(width * poses.widthPx),
    heightPx: Math.round(height * poses.heightPx),
    frames: poses.frames.map((frame) => frame && { ...frame, landmarks: frame.landmarks.map(moved) }),
  };
};

/**
 * The same bodies in a picture just large enough for them. Without a video underneath, a small golfer need not stand in
 * a large frame.
 */
export const closeUp = (poses: PoseSequence): PoseSequence => {
  const seen = poses.frames.filter((frame) => frame !== null);
  if (seen.length === 0) return poses;
  const [x, y] = [extentOf(seen, 0), extentOf(seen, 1)];
  const marginY = MARGIN * (y[1] - y[0]);
  const marginX = (marginY * poses.heightPx) / poses.widthPx;
  return cropPoses(poses, {
    left: x[0] - marginX,
    width: x[1] - x[0] + 2 * marginX,
    top: y[0] - marginY,
    height: y[1] - y[0] + 2 * marginY,
  });
};

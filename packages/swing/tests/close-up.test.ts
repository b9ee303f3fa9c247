import { expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/index.ts';
import type { Landmark, PoseSequence } from '../contract.ts';
import { closeUp } from '../drawing/close-up.ts';

const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 30 }));
const pointsOf = ({ frames }: PoseSequence) => frames.flatMap((frame) => frame?.landmarks ?? []);
/** The ratio of the golfer's shoulder width to their height in pixels, which must not change. */
const shape = ({ widthPx, heightPx, frames }: PoseSequence) => {
  const body = frames[0]!.landmarks;
  const px = (point: Landmark) => [point[0] * widthPx, point[1] * heightPx] as const;
  const [left, right, nose, toe] = [11, 12, 0, 31].map((joint) => px(body[joint]!)) as [
    readonly [number, number],
    ...(readonly [number, number])[],
  ];
  return Math.abs(left[0] - right![0]) / Math.abs(nose![1] - toe![1]);
};

test('the golfer fills a picture without video, in every frame and undistorted', () => {
  const near = closeUp(poses);
  for (const [x, y] of pointsOf(near)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
  const heights = pointsOf(near).map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.85);
  expect(shape(near)).toBeCloseTo(shape(poses), 1);
});

test('a joint that the model guessed far outside does not make the golfer small', () => {
  const slipped = {
    ...poses,
    frames: poses.frames.map((frame, i) =>
      frame && i === 3
        ? {
            ...frame,
            landmarks: frame.landmarks.map((point, joint): Landmark => (joint === 15 ? [9, 9, 0, 0] : point)),
          }
        : frame,
    ),
  };
  expect(closeUp(slipped).heightPx).toBeLessThan(1.35 * poses.heightPx);
});

test('the picture stays if no body was found', () => {
  const nobody = { ...poses, frames: poses.frames.map(() => null) };
  expect(closeUp(nobody)).toEqual(nobody);
});

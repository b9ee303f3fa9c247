// The hands carry the swing's timing: they grip one handle, so the middle of both wrists is one point.

import { BODY } from './landmarks.ts';
import { smooth } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

/** All in torso lengths, y up; speed in torso lengths per frame. */
export interface HandPath {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly speed: readonly number[];
  /** The middle of both shoulders. */
  readonly shoulderY: readonly number[];
  readonly shoulderX: readonly number[];
}

const middle = (rows: readonly (readonly number[])[], a: number, b: number): number[] =>
  rows[a]!.map((value, i) => (value + rows[b]![i]!) / 2);

/** `sigma`: smoothing of the hands in frames; it must stay far below the downswing's length to keep top and impact. */
export const handPath = (track: PoseTrack, sigma: number): HandPath => {
  const x = smooth(middle(track.x, BODY.leftWrist, BODY.rightWrist), sigma);
  const y = smooth(middle(track.y, BODY.leftWrist, BODY.rightWrist), sigma);
  const last = x.length - 1;
  const speed = x.map((_, i) => {
    const a = Math.max(0, i - 1);
    const b = Math.min(last, i + 1);
    return Math.hypot(x[b]! - x[a]!, y[b]! - y[a]!) / Math.max(1, b - a);
  });
  return {
    x,
    y,
    speed,
    shoulderX: smooth(middle(track.x, BODY.leftShoulder, BODY.rightShoulder), 2 * sigma),
    shoulderY: smooth(middle(track.y, BODY.leftShoulder, BODY.rightShoulder), 2 * sigma),
  };
};

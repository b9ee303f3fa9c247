// Follows the hands, because they show the swing's timing. They grip one handle, so the middle of both wrists is one
// point.

import { BODY } from './landmarks.ts';
import { smooth } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

/** All in torso lengths, y up. Speed in torso lengths per frame. */
export interface HandPath {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** As the model saw it, not smoothed. */
  readonly seenY: readonly number[];
  readonly speed: readonly number[];
  /** The middle of both shoulders. */
  readonly shoulderY: readonly number[];
  readonly shoulderX: readonly number[];
  readonly hipY: readonly number[];
  /** Half the way of the hands from the last frame with a body before this one to the first after it. */
  readonly step: readonly number[];
  /** Whether the model saw a body in the frame. */
  readonly seen: readonly boolean[];
  /** Distance between the wrists. */
  readonly apart: readonly number[];
  /** Distance across from the right shoulder to the left one. Positive while the chest faces the camera. */
  readonly chest: readonly number[];
  /** Distance across from the right hip to the left one. */
  readonly pelvis: readonly number[];
  /** Distance between the ankles. NaN if the model hardly sees them. */
  readonly stance: readonly number[];
  /**
   * Position of the nose relative to the middle of the ankles, so that a panning camera does not look like a moving
   * head. NaN if the model hardly sees the ankles.
   */
  readonly headX: readonly number[];
  readonly headY: readonly number[];
  /** Height of the hips above the ankles. NaN if the model hardly sees the ankles. */
  readonly hipHeight: readonly number[];
}

/**
 * The model guesses ankles outside the picture, with a visibility of about 0.1. Labelled swings have at least 0.67.
 */
const FEET_SEEN = 0.4;

const middle = (rows: readonly (readonly number[])[], a: number, b: number): number[] =>
  rows[a]!.map((value, i) => (value + rows[b]![i]!) / 2);

const distance = ({ x, y }: PoseTrack, a: number, b: number, frame: number): number =>
  Math.hypot(x[a]![frame]! - x[b]![frame]!, y[a]![frame]! - y[b]![frame]!);

/** For each frame, the last frame before it and the first after it in which the model saw a body. */
const looksAround = (seen: readonly boolean[]): readonly [before: readonly number[], after: readonly number[]] => {
  const nearest = (flags: readonly boolean[], none: number): number[] => {
    let look = none;
    return flags.map((isSeen, i) => {
      const earlier = look;
      if (isSeen) look = i;
      return earlier;
    });
  };
  const last = seen.length - 1;
  const backwards = nearest(seen.toReversed(), 0);
  return [nearest(seen, 0), backwards.toReversed().map((i) => last - i)];
};

/**
 * `sigma`: smoothing of the hands in frames. Keep it far below the downswing's length, or top and impact disappear.
 */
export const handPath = (track: PoseTrack, sigma: number): HandPath => {
  const seenX = middle(track.x, BODY.leftWrist, BODY.rightWrist);
  const seenY = middle(track.y, BODY.leftWrist, BODY.rightWrist);
  const [x, y] = [smooth(seenX, sigma), smooth(seenY, sigma)];
  const last = x.length - 1;
  const seesFeet = (i: number): boolean =>
    [BODY.leftAnkle, BODY.rightAnkle].every((ankle) => track.visibility[ankle]![i]! >= FEET_SEEN);
  const overFeet = (rows: readonly (readonly number[])[], row: readonly number[]): number[] => {
    const feet = middle(rows, BODY.leftAnkle, BODY.rightAnkle);
    return row.map((value, i) => (seesFeet(i) ? value - feet[i]! : Number.NaN));
  };
  const speed = x.map((_, i) => {
    const a = Math.max(0, i - 1);
    const b = Math.min(last, i + 1);
    return Math.hypot(x[b]! - x[a]!, y[b]! - y[a]!) / Math.max(1, b - a);
  });
  const [before, after] = looksAround(track.seen);
  return {
    x,
    y,
    seenY,
    speed,
    shoulderX: smooth(middle(track.x, BODY.leftShoulder, BODY.rightShoulder), 2 * sigma),
    shoulderY: smooth(middle(track.y, BODY.leftShoulder, BODY.rightShoulder), 2 * sigma),
    hipY: smooth(middle(track.y, BODY.leftHip, BODY.rightHip), 2 * sigma),
    step: x.map((_, i) => {
      const [a, b] = [before[i]!, after[i]!];
      // Adds the way to this frame and the way from it: where the hands turn, the straight line would show no movement.
      const way = (from: number, to: number) => Math.hypot(seenX[to]! - seenX[from]!, seenY[to]! - seenY[from]!);
      return (way(a, i) + way(i, b)) / 2;
    }),
    seen: track.seen,
    apart: x.map((_, i) => distance(track, BODY.leftWrist, BODY.rightWrist, i)),
    chest: x.map((_, i) => track.x[BODY.leftShoulder]![i]! - track.x[BODY.rightShoulder]![i]!),
    pelvis: smooth(
      x.map((_, i) => track.x[BODY.leftHip]![i]! - track.x[BODY.rightHip]![i]!),
      2 * sigma,
    ),
    stance: x.map((_, i) => (seesFeet(i) ? distance(track, BODY.leftAnkle, BODY.rightAnkle, i) : Number.NaN)),
    headX: overFeet(track.x, track.x[BODY.nose]!),
    headY: overFeet(track.y, track.y[BODY.nose]!),
    hipHeight: overFeet(track.y, middle(track.y, BODY.leftHip, BODY.rightHip)),
  };
};

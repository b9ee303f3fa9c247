// From where the camera looks, and which way round the golfer plays. At address the shoulders are seen full width
// from face-on (at least 0.72 torso lengths in 20 of 20 clips) and edge-on from down the line (at most 0.26).

import type { Handedness, SwingView } from '#workers/swing/contract.ts';
import type { SwingSpan } from './find-swings.ts';
import { BODY } from './landmarks.ts';
import { clamp, median } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

export interface ViewOfSwing {
  readonly view: SwingView;
  /** Width of the shoulders at address in torso lengths. */
  readonly shoulderWidth: number;
  /** False between the two views: nothing that depends on the view is judged then. */
  readonly certain: boolean;
  readonly handedness: Handedness;
}

const DOWN_THE_LINE_WIDTH = 0.3;
const FACE_ON_WIDTH = 0.55;
const BETWEEN = (DOWN_THE_LINE_WIDTH + FACE_ON_WIDTH) / 2;

const medianOver = (from: number, to: number, of: (frame: number) => number): number =>
  median(Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => of(from + i)));

export const viewOfSwing = (track: PoseTrack, span: SwingSpan): ViewOfSwing => {
  const { x } = track;
  const row = (index: number) => x[index]!;
  const beat = Math.max(3, span.impact - span.top);
  const to = clamp(Math.round(span.top - 2.5 * beat), span.first, span.top);
  const from = clamp(Math.round(span.top - 4.5 * beat), span.first, to);
  const shoulderWidth = medianOver(from, to, (i) => Math.abs(row(BODY.leftShoulder)[i]! - row(BODY.rightShoulder)[i]!));
  const view: SwingView = shoulderWidth >= BETWEEN ? 'face-on' : 'down-the-line';
  const certain = shoulderWidth <= DOWN_THE_LINE_WIDTH || shoulderWidth >= FACE_ON_WIDTH;
  // Face-on, a right-hander's hands go to the left of the picture in the backswing and come back to the right;
  // from behind, a right-hander faces right: toes in front of the heels, nose in front of the ears, hands before hips.
  const near = Math.max(1, Math.round(beat * 0.2));
  const handsX = (i: number) => (row(BODY.leftWrist)[i]! + row(BODY.rightWrist)[i]!) / 2;
  const hipsX = (i: number) => (row(BODY.leftHip)[i]! + row(BODY.rightHip)[i]!) / 2;
  const ears = (i: number) => (row(BODY.leftEar)[i]! + row(BODY.rightEar)[i]!) / 2;
  const atTop = medianOver(Math.max(span.first, span.top - near), span.top + near, (i) => handsX(i) - hipsX(i));
  const middleOfBackswing = medianOver(
    Math.max(span.first, Math.round(span.top - 1.2 * beat)),
    Math.max(span.first, Math.round(span.top - 0.6 * beat)),
    (i) => handsX(i) - hipsX(i),
  );
  const facing = medianOver(from, to, (i) => {
    const toes = row(BODY.leftToe)[i]! + row(BODY.rightToe)[i]! - row(BODY.leftAnkle)[i]! - row(BODY.rightAnkle)[i]!;
    return handsX(i) - hipsX(i) + (row(BODY.nose)[i]! - ears(i)) + toes / 2;
  });
  const away = -(atTop + middleOfBackswing);
  // Between the views the clearer of both signs decides.
  const byMotion = certain ? view === 'face-on' : Math.abs(away) > Math.abs(facing);
  const rightHanded = byMotion ? away > 0 : facing > 0;
  return { view, shoulderWidth, certain, handedness: rightHanded ? 'right' : 'left' };
};

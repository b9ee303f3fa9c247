// Finds where the camera looks from and which hand the golfer plays with. At address the shoulders appear full width
// face-on (at least 0.59 torso lengths in the labelled swings) and edge-on down the line (at most 0.26).

import type { Handedness, SwingView } from '../reading.ts';
import type { SwingSpan } from './find-swings.ts';
import { BODY } from './landmarks.ts';
import { clamp, median } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

export interface ViewOfSwing {
  readonly view: SwingView;
  /** Width of the shoulders at address in torso lengths. */
  readonly shoulderWidth: number;
  /**
   * False if the camera is between the two views or too little of the address is visible. Then nothing that depends on
   * the view is judged.
   */
  readonly certain: boolean;
  readonly handedness: Handedness;
}

/** A swing with a known address, in fractional track frames. */
export interface AddressedSwing extends SwingSpan {
  readonly address: number;
}

const DOWN_THE_LINE_WIDTH = 0.3;
const FACE_ON_WIDTH = 0.55;
const BETWEEN = (DOWN_THE_LINE_WIDTH + FACE_ON_WIDTH) / 2;
/** Fewer frames of the address than this do not prove a view. */
const FEWEST_FRAMES = 5;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const medianOver = ({ from, to }: Stretch, valueAt: (frame: number) => number): number =>
  median(Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => valueAt(from + i)));

const beatOf = (span: SwingSpan): number => Math.max(3, span.impact - span.top);

/** The still moment before the takeaway and the takeaway's beginning, while the shoulders have hardly turned. */
const aroundAddress = ({ address, first, top, impact }: AddressedSwing): Stretch => {
  const beat = impact - top;
  const to = clamp(Math.round(address + Math.max(0.4 * beat, FEWEST_FRAMES - 1)), first, top);
  return { from: clamp(Math.round(address - beat), first, to), to };
};

/** Where addresses usually are before the top, whatever address was found. */
const usualAddress = (swing: AddressedSwing): Stretch => {
  const beat = beatOf(swing);
  const to = clamp(Math.round(swing.top - 2.5 * beat), swing.first, swing.top);
  return { from: clamp(Math.round(swing.top - 4.5 * beat), swing.first, to), to };
};

const shoulderWidthOver = ({ x }: PoseTrack, stretch: Stretch): number =>
  medianOver(stretch, (i) => Math.abs(x[BODY.leftShoulder]![i]! - x[BODY.rightShoulder]![i]!));

const looksFaceOn = (shoulderWidth: number): boolean => shoulderWidth >= BETWEEN;

export const isFaceOn = (track: PoseTrack, swing: AddressedSwing): boolean =>
  looksFaceOn(shoulderWidthOver(track, aroundAddress(swing)));

/** The ankles are seen at least this clearly where the model does not guess them. */
const FEET_SEEN = 0.4;
/** As a phone at chest height shows it from behind, five steps away. */
export const USUAL_FOOT_DROP = 0.18;

/**
 * How much lower the nearer foot stands in the picture than the farther one, in torso lengths. Both stand on one ground,
 * so it shows from behind how high the camera stands: 0 on the ground, about 0.3 at the height of the eyes.
 */
export const footDrop = ({ y, visibility }: PoseTrack, swing: SwingSpan): number => {
  const beat = beatOf(swing);
  const from = clamp(Math.round(swing.top - 4 * beat), swing.first, swing.top);
  const stretch = { from, to: clamp(Math.round(swing.top - beat), from, swing.top) };
  const [left, right] = [BODY.leftAnkle, BODY.rightAnkle];
  const seen = Math.min(...[left, right].map((ankle) => medianOver(stretch, (i) => visibility[ankle]![i]!)));
  return seen < FEET_SEEN ? USUAL_FOOT_DROP : Math.abs(medianOver(stretch, (i) => y[left]![i]! - y[right]![i]!));
};

/**
 * Whether shoulders of this width rule out the chosen view. Only a clear case of the other view contradicts the golfer.
 */
export const contradicts = (chosen: SwingView, shoulderWidth: number): boolean =>
  chosen === 'face-on' ? shoulderWidth <= DOWN_THE_LINE_WIDTH : shoulderWidth >= FACE_ON_WIDTH;

/**
 * Signs of the playing hand, both positive for a right-hander. `away`, face-on: the hands go to the left of the picture
 * in the backswing and come back to the right. `facing`, from behind: a right-hander faces right, with toes in front of
 * heels, nose in front of ears, hands before hips.
 */
const signsOfHand = ({ x }: PoseTrack, swing: AddressedSwing, address: Stretch): { away: number; facing: number } => {
  const row = (index: number) => x[index]!;
  const { first, top } = swing;
  const beat = beatOf(swing);
  const near = Math.max(1, Math.round(beat * 0.2));
  const handsX = (i: number) => (row(BODY.leftWrist)[i]! + row(BODY.rightWrist)[i]!) / 2;
  const hipsX = (i: number) => (row(BODY.leftHip)[i]! + row(BODY.rightHip)[i]!) / 2;
  const ears = (i: number) => (row(BODY.leftEar)[i]! + row(BODY.rightEar)[i]!) / 2;
  const before = (beats: number) => Math.max(first, Math.round(top - beats * beat));
  const handsAside = (from: number, to: number) => medianOver({ from, to }, (i) => handsX(i) - hipsX(i));
  const facing = medianOver(address, (i) => {
    const toes = row(BODY.leftToe)[i]! + row(BODY.rightToe)[i]! - row(BODY.leftAnkle)[i]! - row(BODY.rightAnkle)[i]!;
    return handsX(i) - hipsX(i) + (row(BODY.nose)[i]! - ears(i)) + toes / 2;
  });
  return {
    away: -(handsAside(Math.max(first, top - near), top + near) + handsAside(before(1.2), before(0.6))),
    facing,
  };
};

/** `chosen`: the view that the golfer named. It decides which sign of the playing hand counts. */
export const viewOfSwing = (track: PoseTrack, swing: AddressedSwing, chosen?: SwingView): ViewOfSwing => {
  const address = aroundAddress(swing);
  const shoulderWidth = shoulderWidthOver(track, address);
  const view: SwingView = looksFaceOn(shoulderWidth) ? 'face-on' : 'down-the-line';
  const pictures = track.seen.slice(address.from, address.to + 1).filter(Boolean).length;
  const agrees = looksFaceOn(shoulderWidthOver(track, usualAddress(swing))) === looksFaceOn(shoulderWidth);
  const clear = shoulderWidth <= DOWN_THE_LINE_WIDTH || shoulderWidth >= FACE_ON_WIDTH;
  const { away, facing } = signsOfHand(track, swing, address);
  // Between the views, the stronger of the two signs decides.
  const decided = chosen ?? (clear ? view : null);
  const byMotion = decided === null ? Math.abs(away) > Math.abs(facing) : decided === 'face-on';
  const rightHanded = byMotion ? away > 0 : facing > 0;
  return {
    view,
    shoulderWidth,
    certain: clear && agrees && pictures >= FEWEST_FRAMES,
    handedness: rightHanded ? 'right' : 'left',
  };
};

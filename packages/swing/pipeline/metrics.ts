// Measures the body at the events. Lengths are in torso lengths of this swing, angles in degrees of the picture.
// "Toward the target" is positive, so a left-hander's picture is mirrored. Nothing here estimates depth.

import type { MetricName, SwingEventName, SwingView } from '../reading.ts';
import { BODY } from './landmarks.ts';
import { clamp, median, quantile, signChange, smooth, valueAt } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

export interface MeasuredSwing {
  readonly track: PoseTrack;
  readonly view: SwingView;
  readonly rightHanded: boolean;
  /** Fractional track frames. */
  readonly events: Readonly<Record<SwingEventName, number>>;
}

type Point = { readonly x: number; readonly y: number };
export type Metrics = Partial<Record<MetricName, number>>;

const DEGREES = 180 / Math.PI;

/** A high quantile, because model errors in a few frames make the trunk look too long. */
const UPRIGHT = 0.95;

/**
 * The swing's own torso length, in the track's unit. A trunk bent toward the camera looks short, by a quarter at
 * address, so its length is taken once the golfer stands up. The track's unit comes from the whole clip, so a long wait
 * at the ball makes it short and every sway a third larger.
 */
const torsoOf = ({ track: { x, y, frameCount }, events }: MeasuredSwing): number => {
  const beat = events.impact - events.top;
  const from = Math.floor(events.address);
  const until = clamp(Math.round(events.finish + beat), from + 1, frameCount - 1) + 1;
  const trunk = (rows: readonly (readonly number[])[]) => {
    const part = (joint: number) => rows[joint]!.slice(from, until);
    const shoulders = [part(BODY.leftShoulder), part(BODY.rightShoulder)] as const;
    const hips = [part(BODY.leftHip), part(BODY.rightHip)] as const;
    return smooth(
      hips[0].map((hip, i) => (shoulders[0][i]! + shoulders[1][i]! - hip - hips[1][i]!) / 2),
      0.15 * beat,
    );
  };
  const [across, up] = [trunk(x), trunk(y)];
  return quantile(
    across.map((value, i) => Math.hypot(value, up[i]!)),
    UPRIGHT,
  );
};

/** Reads positions around an event: the median over a short time, with x toward the target (or toward the ball). */
const pointReader = (swing: MeasuredSwing) => {
  const { track, events } = swing;
  const torso = torsoOf(swing);
  const sign = (swing.rightHanded ? 1 : -1) / torso;
  const reach = Math.max(0, Math.round((events.impact - events.top) * 0.06));
  const at = (index: number, frame: number): Point => {
    const smoothed = (row: readonly number[]) =>
      median(Array.from({ length: 2 * reach + 1 }, (_, k) => valueAt(row, frame + k - reach)));
    return { x: sign * smoothed(track.x[index]!), y: smoothed(track.y[index]!) / torso };
  };
  const between = (a: number, b: number, frame: number): Point => {
    const p = at(a, frame);
    const q = at(b, frame);
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  };
  return {
    at,
    hips: (frame: number) => between(BODY.leftHip, BODY.rightHip, frame),
    shoulders: (frame: number) => between(BODY.leftShoulder, BODY.rightShoulder, frame),
    hands: (frame: number) => between(BODY.leftWrist, BODY.rightWrist, frame),
  };
};

const angleAt = (a: Point, b: Point, c: Point): number => {
  const first = Math.atan2(a.y - b.y, a.x - b.x);
  const second = Math.atan2(c.y - b.y, c.x - b.x);
  const turn = Math.abs(first - second) * DEGREES;
  return turn > 180 ? 360 - turn : turn;
};

/** Degrees by which the trunk leans to the target or, down the line, to the ball. */
export const leanAt = (swing: MeasuredSwing, frame: number): number => {
  const read = pointReader(swing);
  const [shoulders, hips] = [read.shoulders(frame), read.hips(frame)];
  return Math.atan2(shoulders.x - hips.x, shoulders.y - hips.y) * DEGREES;
};

/**
 * The model guesses ankles outside the picture, with a visibility of about 0.1. Labelled swings have at least 0.67.
 */
const FEET_SEEN = 0.4;

/**
 * Degrees by which a face-on picture leans to the target, judged by the feet at address: at most 3 in the labelled
 * swings. 0 if the feet are not visible.
 */
export const pictureTilt = (swing: MeasuredSwing): number => {
  const { track, events, rightHanded, view } = swing;
  const ankles = rightHanded ? [BODY.leftAnkle, BODY.rightAnkle] : [BODY.rightAnkle, BODY.leftAnkle];
  const seen = Math.min(...ankles.map((ankle) => valueAt(track.visibility[ankle]!, events.address)));
  if (view !== 'face-on' || seen < FEET_SEEN) return 0;
  const read = pointReader(swing);
  const [lead, trail] = ankles.map((ankle) => read.at(ankle, events.address)) as [Point, Point];
  return -Math.atan2(lead.y - trail.y, lead.x - trail.x) * DEGREES;
};

const faceOnMetrics = (swing: MeasuredSwing): Metrics => {
  const { events } = swing;
  const read = pointReader(swing);
  const lead = swing.rightHanded
    ? { shoulder: BODY.leftShoulder, elbow: BODY.leftElbow, wrist: BODY.leftWrist }
    : { shoulder: BODY.rightShoulder, elbow: BODY.rightElbow, wrist: BODY.rightWrist };
  const elbow = (frame: number) =>
    angleAt(read.at(lead.shoulder, frame), read.at(lead.elbow, frame), read.at(lead.wrist, frame));
  const hipShift = (frame: number) => read.hips(frame).x - read.hips(events.address).x;
  return {
    hipSwayTop: -hipShift(events.top),
    hipSlideImpact: hipShift(events.impact),
    headShiftTop: read.at(BODY.nose, events.top).x - read.at(BODY.nose, events.address).x,
    trunkLeanTop: leanAt(swing, events.top),
    leadElbowImpact: elbow(events.impact),
    leadElbowFollowThrough: elbow(events.midFollowThrough),
  };
};

/** Down the line, x is positive toward the ball. */
const downTheLineMetrics = (swing: MeasuredSwing): Metrics => {
  const { events } = swing;
  const read = pointReader(swing);
  const bend = (frame: number) => leanAt(swing, frame);
  const down = read.hands(events.midDownswing);
  // The moment of the backswing at which the hands passed the same height.
  const passed = signChange(Math.floor(events.top), Math.ceil(events.toeUp), (i) => read.hands(i).y - down.y);
  return {
    hipTowardBallImpact: read.hips(events.impact).x - read.hips(events.address).x,
    forwardBendLoss: bend(events.address) - bend(events.impact),
    handPathOutside: down.x - read.hands(passed ?? events.toeUp).x,
  };
};

export const metricsOf = (swing: MeasuredSwing): Metrics =>
  swing.view === 'face-on' ? faceOnMetrics(swing) : downTheLineMetrics(swing);

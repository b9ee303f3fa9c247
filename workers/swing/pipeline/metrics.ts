// What is measured on the body at the events. Lengths in torso lengths, angles in degrees of the picture.
// "Toward the target" is +, so a left-hander's picture is read mirrored; nothing here estimates depth.

import type { MetricName, SwingEventName, SwingView } from '#workers/swing/contract.ts';
import { BODY } from './landmarks.ts';
import { median, signChange, valueAt } from './numeric.ts';
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

/** Positions around an event: the median over a short time, x counted toward the target (or toward the ball). */
const pointReader = (swing: MeasuredSwing) => {
  const { track, events } = swing;
  const sign = swing.rightHanded ? 1 : -1;
  const reach = Math.max(0, Math.round((events.impact - events.top) * 0.06));
  const at = (index: number, frame: number): Point => {
    const of = (row: readonly number[]) =>
      median(Array.from({ length: 2 * reach + 1 }, (_, k) => valueAt(row, frame + k - reach)));
    return { x: sign * of(track.x[index]!), y: of(track.y[index]!) };
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

const faceOnMetrics = (swing: MeasuredSwing): Metrics => {
  const { events } = swing;
  const read = pointReader(swing);
  const lead = swing.rightHanded
    ? { shoulder: BODY.leftShoulder, elbow: BODY.leftElbow, wrist: BODY.leftWrist }
    : { shoulder: BODY.rightShoulder, elbow: BODY.rightElbow, wrist: BODY.rightWrist };
  const elbow = (frame: number) =>
    angleAt(read.at(lead.shoulder, frame), read.at(lead.elbow, frame), read.at(lead.wrist, frame));
  const hipShift = (frame: number) => read.hips(frame).x - read.hips(events.address).x;
  const trunk = { top: read.shoulders(events.top), hips: read.hips(events.top) };
  return {
    hipSwayTop: -hipShift(events.top),
    hipSlideImpact: hipShift(events.impact),
    headShiftTop: read.at(BODY.nose, events.top).x - read.at(BODY.nose, events.address).x,
    trunkLeanTop: Math.atan2(trunk.top.x - trunk.hips.x, trunk.top.y - trunk.hips.y) * DEGREES,
    leadElbowImpact: elbow(events.impact),
    leadElbowFollowThrough: elbow(events.midFollowThrough),
  };
};

/** From behind, x counts toward the ball. */
const downTheLineMetrics = (swing: MeasuredSwing): Metrics => {
  const { events } = swing;
  const read = pointReader(swing);
  const bend = (frame: number) => {
    const top = read.shoulders(frame);
    const hips = read.hips(frame);
    return Math.atan2(top.x - hips.x, top.y - hips.y) * DEGREES;
  };
  const down = read.hands(events.midDownswing);
  // Where the backswing passed the same height.
  const passed = signChange(Math.floor(events.top), Math.ceil(events.toeUp), (i) => read.hands(i).y - down.y);
  return {
    hipTowardBallImpact: read.hips(events.impact).x - read.hips(events.address).x,
    forwardBendLoss: bend(events.address) - bend(events.impact),
    handPathOutside: down.x - read.hands(passed ?? events.toeUp).x,
  };
};

export const metricsOf = (swing: MeasuredSwing): Metrics =>
  swing.view === 'face-on' ? faceOnMetrics(swing) : downTheLineMetrics(swing);

/**
 * How far a measurement may be off because its moment lies between two pictures: what half a frame earlier or later would
 * have made of it. A camera with few frames sees the fast moments only roughly.
 */
export const frameDoubt = (swing: MeasuredSwing, metric: MetricName, event: SwingEventName): number => {
  const value = (later: number) =>
    metricsOf({ ...swing, events: { ...swing.events, [event]: swing.events[event] + later } })[metric] ?? 0;
  return Math.max(Math.abs(value(0.5) - value(0)), Math.abs(value(-0.5) - value(0)));
};

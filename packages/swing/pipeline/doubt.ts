// Estimates how far off a measurement can be in one clip. A value that is outside a limit by less than that is no
// fault.

import type { MetricName, SwingEventName } from '../reading.ts';
import { BODY } from './landmarks.ts';
import { type MeasuredSwing, leanAt, metricsOf, pictureTilt } from './metrics.ts';
import { trembleOf } from './motion.ts';
import { clamp, median } from './numeric.ts';
import { spacingAt } from './pose-track.ts';

const DEGREES = 180 / Math.PI;
const LENGTHS: ReadonlySet<MetricName> = new Set(['hipSwayTop', 'hipSlideImpact', 'handPathOutside']);

/**
 * The possible error because the event lies between two frames with a body: how much the measurement changes within
 * half their spacing. A camera with few frames shows fast moments only roughly.
 */
const betweenFrames = (swing: MeasuredSwing, metric: MetricName, event: SwingEventName): number => {
  const value = (later: number) => {
    // The clip shows nothing before its first frame or after its last.
    const at = clamp(swing.events[event] + later, 0, swing.track.frameCount - 1);
    return metricsOf({ ...swing, events: { ...swing.events, [event]: at } })[metric] ?? 0;
  };
  const half = spacingAt(swing.track, swing.events[event]) / 2;
  return Math.max(Math.abs(value(half) - value(0)), Math.abs(value(-half) - value(0)));
};

const MEASURED_JOINTS = [
  BODY.leftShoulder,
  BODY.rightShoulder,
  BODY.leftHip,
  BODY.rightHip,
  BODY.leftElbow,
  BODY.rightElbow,
];
/** 90 % of normally distributed values lie within this many standard deviations. */
const NINE_IN_TEN = 1.645;
/**
 * The error of each measurement per torso length of jitter in every joint: for the middle of two joints at two moments,
 * for the lean of a one-torso trunk at one or two moments, and for an elbow between 0.63 and 0.53 torso lengths of arm.
 */
const PER_TREMBLE: Readonly<Partial<Record<MetricName, number>>> = {
  hipSwayTop: 1,
  hipSlideImpact: 1,
  handPathOutside: 1,
  trunkLeanTop: DEGREES,
  forwardBendLoss: Math.SQRT2 * DEGREES,
  leadElbowFollowThrough: 4 * DEGREES,
};

/** The possible error from the model's jitter, large enough for nine clips in ten. */
const byTremble = ({ track }: MeasuredSwing, metric: MetricName): number => {
  const tremble = median(
    MEASURED_JOINTS.flatMap((joint) => [track.x, track.y].map((rows) => trembleOf(rows[joint]!, track.fps))),
  );
  return NINE_IN_TEN * tremble * (PER_TREMBLE[metric] ?? 0);
};

/** Face-on, the trunk of a golfer who stoops looks shorter than it is, so lengths can read too long by this share. */
const STOOPED = 0.25;

/**
 * Golfers do not lean to the target at address, and their feet are on level ground. If the picture shows otherwise, the
 * camera is tilted or not square, and the lean at the top is off by the same amount.
 */
const byTilt = (swing: MeasuredSwing, metric: MetricName): number =>
  metric === 'trunkLeanTop' ? Math.max(0, leanAt(swing, swing.events.address), pictureTilt(swing)) : 0;

/** The possible error of a measurement in this clip, summed over all causes. */
export const metricDoubt = (
  swing: MeasuredSwing & { readonly comesToRest: boolean },
  metric: MetricName,
  moments: readonly SwingEventName[],
): number => {
  const stooped = swing.view === 'face-on' && !swing.comesToRest && LENGTHS.has(metric);
  const byLength = stooped ? STOOPED * Math.abs(metricsOf(swing)[metric] ?? 0) : 0;
  const byFrames = moments.reduce((sum, event) => sum + betweenFrames(swing, metric, event), 0);
  return byFrames + byTremble(swing, metric) + byLength + byTilt(swing, metric);
};

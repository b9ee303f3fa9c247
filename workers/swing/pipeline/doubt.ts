// How far a measurement of one clip may be off: that much beyond a limit is no fault.

import type { MetricName, SwingEventName } from '#workers/swing/contract.ts';
import { BODY } from './landmarks.ts';
import { leanAt, metricsOf, type MeasuredSwing, pictureTilt } from './metrics.ts';
import { trembleOf } from './motion.ts';
import { clamp, median } from './numeric.ts';
import { spacingAt } from './pose-track.ts';

const DEGREES = 180 / Math.PI;
const LENGTHS: ReadonlySet<MetricName> = new Set(['hipSwayTop', 'hipSlideImpact', 'handPathOutside']);

/**
 * How far a measurement may be off because its moment lies between two pictures of the body: what half the way to either
 * would have made of it. A camera with few frames sees the fast moments only roughly.
 */
const betweenFrames = (swing: MeasuredSwing, metric: MetricName, event: SwingEventName): number => {
  const value = (later: number) => {
    // Nothing is seen before the clip's first picture or after its last.
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
/** Nine in ten of normally spread values lie within this many standard deviations. */
const NINE_IN_TEN = 1.645;
/**
 * What a tremble of every joint by one torso length makes of a measurement: the middle of two joints at two moments; the
 * lean of a trunk of one torso, at one moment or two; an elbow between 0.63 and 0.53 torso of arm.
 */
const PER_TREMBLE: Readonly<Partial<Record<MetricName, number>>> = {
  hipSwayTop: 1,
  hipSlideImpact: 1,
  handPathOutside: 1,
  trunkLeanTop: DEGREES,
  forwardBendLoss: Math.SQRT2 * DEGREES,
  leadElbowFollowThrough: 4 * DEGREES,
};

/** How far a measurement may be off, in nine clips of ten, because the model trembles. */
const byTremble = ({ track }: MeasuredSwing, metric: MetricName): number => {
  const tremble = median(
    MEASURED_JOINTS.flatMap((joint) => [track.x, track.y].map((rows) => trembleOf(rows[joint]!, track.fps))),
  );
  return NINE_IN_TEN * tremble * (PER_TREMBLE[metric] ?? 0);
};

/** Share by which lengths may read too long face-on while the golfer stoops: the trunk is not seen as long as it is. */
const STOOPED = 0.25;

/**
 * Nobody leans to the target at address, and the feet stand on level ground: what seems so is a camera that is tilted or
 * off the square, and the trunk at the top seems to lean as much.
 */
const byTilt = (swing: MeasuredSwing, metric: MetricName): number =>
  metric === 'trunkLeanTop' ? Math.max(0, leanAt(swing, swing.events.address), pictureTilt(swing)) : 0;

/** How far a measurement of this clip may be off. */
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

// Which measurement shows which fault, from which side, and where normal ends. The source of each limit, and how many
// good golfers it flags: docs/swing-thresholds.md. What one phone view cannot show is listed with its reason, never
// guessed.

import type { Band, MetricName, NotAssessable, SwingEventName, SwingView } from '#workers/swing/contract.ts';
import type { FindingId } from '#src/domain/faults/fault-ids.ts';
import { NOISE } from '#src/domain/swing-fix/limits.ts';
import { REASONS } from '#workers/swing/copy.ts';
import type { Metrics } from './metrics.ts';

export interface FaultCheck {
  readonly faultId: FindingId;
  /** Null: both views work. */
  readonly view: SwingView | null;
  readonly metric: MetricName;
  readonly band: Band;
  /** For a band with two ends, the end beyond which the fault lies. */
  readonly faultSide?: 'low';
  /** The measurement's own possible error. A finding nearer to the threshold than this is at most low. */
  readonly noise: number;
  /** Distance beyond the band from which the finding is sure. Nearer ones are one level less sure. */
  readonly clearBy: number;
  /** The highest confidence that this measurement supports. */
  readonly most: 'low' | 'medium' | 'high';
  readonly event: SwingEventName;
  /** The earlier moment that the measurement compares with. */
  readonly from?: SwingEventName;
  /** Other measurements that must agree. */
  readonly agrees?: (metrics: Metrics) => boolean;
}

export const FAULT_CHECKS: readonly FaultCheck[] = [
  {
    faultId: 'sway',
    view: 'face-on',
    metric: 'hipSwayTop',
    band: { low: null, high: 0.2 },
    clearBy: 0.08,
    noise: NOISE['hipSwayTop']!,
    most: 'high',
    event: 'top',
    from: 'address',
  },
  {
    // Tailbone at impact 1.6 in toward the target for tour players (SwingTRU); half a torso is far beyond.
    faultId: 'excessive-slide',
    view: 'face-on',
    metric: 'hipSlideImpact',
    band: { low: null, high: 0.4 },
    clearBy: 0.1,
    noise: NOISE['hipSlideImpact']!,
    most: 'high',
    event: 'impact',
    from: 'address',
  },
  {
    faultId: 'reverse-pivot',
    view: 'face-on',
    metric: 'hipSwayTop',
    band: { low: -0.12, high: null },
    clearBy: 0.06,
    noise: NOISE['hipSwayTop']!,
    most: 'medium',
    event: 'top',
    from: 'address',
    agrees: (metrics) => (metrics.trunkLeanTop ?? 0) > 3 && (metrics.headShiftTop ?? 0) > 0,
  },
  {
    faultId: 'reverse-spine',
    view: 'face-on',
    metric: 'trunkLeanTop',
    band: { low: null, high: 5 },
    clearBy: 5,
    noise: NOISE['trunkLeanTop']!,
    most: 'medium',
    event: 'top',
  },
  {
    // Lead elbow at mid-follow-through: 131 degrees is the lowest tenth of CaddieSet 2025 (own computation).
    faultId: 'chicken-wing',
    view: 'face-on',
    metric: 'leadElbowFollowThrough',
    band: { low: 130, high: null },
    clearBy: 15,
    noise: NOISE['leadElbowFollowThrough']!,
    most: 'high',
    event: 'midFollowThrough',
  },
  {
    // The catalogue's weight distribution is pressure at address, which no video shows.
    faultId: 'hanging-back',
    view: 'face-on',
    metric: 'hipSlideImpact',
    band: { low: 0.05, high: null },
    clearBy: 0.1,
    noise: NOISE['hipSlideImpact']!,
    most: 'low',
    event: 'impact',
    from: 'address',
  },
  {
    // 90 % of 758 swings at normal speed, labelled for GolfDB, lie within the band. Its spread is added to the noise.
    faultId: 'rushed-tempo',
    view: null,
    metric: 'tempoRatio',
    band: { low: 2.57, high: 5.33 },
    clearBy: 0.3,
    noise: 0,
    most: 'high',
    event: 'top',
    faultSide: 'low',
  },
  {
    faultId: 'over-the-top',
    view: 'down-the-line',
    metric: 'handPathOutside',
    band: { low: null, high: 0.2 },
    clearBy: 0.2,
    noise: NOISE['handPathOutside']!,
    most: 'low',
    event: 'midDownswing',
    from: 'toeUp',
  },
  {
    faultId: 'early-extension',
    view: 'down-the-line',
    metric: 'forwardBendLoss',
    band: { low: null, high: 12 },
    clearBy: 6,
    noise: NOISE['forwardBendLoss']!,
    most: 'medium',
    event: 'impact',
    from: 'address',
    agrees: (metrics) => (metrics.hipTowardBallImpact ?? 0) > 0.05,
  },
];

/** Never judged from body points in one phone video. */
export const NEVER_FROM_VIDEO: readonly NotAssessable[] = [
  { faultId: 'weight-distribution', reason: REASONS.pressure },
  { faultId: 'c-posture', reason: REASONS.spine },
  { faultId: 's-posture', reason: REASONS.spine },
  { faultId: 'cupped-wrist', reason: REASONS.wrist },
  { faultId: 'casting', reason: REASONS.club },
  { faultId: 'poor-shaft-lean', reason: REASONS.club },
  // In the labelled real swings the hands are fastest 0.14 to 0.49 of the downswing before impact, which says nothing
  // about a fault.
  { faultId: 'deceleration', reason: REASONS.handSpeed },
  { faultId: 'slice', reason: REASONS.ballFlight },
  { faultId: 'hook', reason: REASONS.ballFlight },
];

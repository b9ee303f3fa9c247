// Which measurement shows which fault, in which view, and where normal ends. thresholds.md gives the source
// of each limit and how many good golfers it flags. Faults that one phone view cannot show are listed with the reason,
// never guessed.

import type { Band, MetricName, NotAssessable, SwingEventName, SwingView } from '../reading.ts';
import type { FindingId } from '@divot/golf-content';
import { NOISE } from './limits.ts';
import { REASONS } from '../copy.ts';
import type { Metrics } from './metrics.ts';

export interface FaultCheck {
  readonly faultId: FindingId;
  /** Null if both views work. */
  readonly view: SwingView | null;
  readonly metric: MetricName;
  readonly band: Band;
  /** For a band with two ends, the end beyond which the fault lies. */
  readonly faultSide?: 'low';
  /** The measurement's own possible error. A finding nearer to the threshold than this gets low confidence at most. */
  readonly noise: number;
  /** From this far beyond the band, a finding gets the confidence `most`. A nearer one gets one level less. */
  readonly clearBy: number;
  /** The highest confidence that this measurement supports. */
  readonly most: 'low' | 'medium' | 'high';
  readonly event: SwingEventName;
  /** The earlier event that the measurement compares `event` with. */
  readonly from?: SwingEventName;
  /** Whether other measurements confirm the fault. */
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
    // At impact, tour players have the tailbone 1.6 in toward the target (SwingTRU). Half a torso is far beyond that.
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
    // This is not the catalogue's weight distribution: that is pressure at address, which no video shows.
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
    // The band covers 90 % of 758 swings at normal speed, labelled for GolfDB. `tempoDoubt` adds the clip's own
    // possible error.
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
  // In the labelled real swings the hands are fastest 0.14 to 0.49 of the downswing before impact, so hands that slow
  // down before the ball show no fault.
  { faultId: 'deceleration', reason: REASONS.handSpeed },
  { faultId: 'slice', reason: REASONS.ballFlight },
  { faultId: 'hook', reason: REASONS.ballFlight },
];

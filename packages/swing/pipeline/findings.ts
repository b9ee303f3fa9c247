// Judges each fault, with a confidence, and lists every fault that could not be judged.

import type { Confidence, NotAssessable, SwingEventName, SwingFinding, SwingView } from '../reading.ts';
import type { FindingId } from '@divot/golf-content';
import { REASONS } from '../copy.ts';
import { FAULT_CHECKS, type FaultCheck, NEVER_FROM_VIDEO } from './fault-checks.ts';
import type { Metrics } from './metrics.ts';

export interface Evidence {
  readonly view: SwingView;
  readonly viewCertain: boolean;
  readonly viewContradicted: boolean;
  readonly metrics: Metrics;
  /** Video frames of the events. */
  readonly frames: Readonly<Record<SwingEventName, number>>;
  /** Frames per second of real time. Null if unknown (slow motion). */
  readonly realFps: number | null;
  /**
   * The possible error of the check's measurement in this clip. A value outside the limit by less than this is no
   * fault.
   */
  readonly doubt: (check: FaultCheck) => number;
  readonly cameraMoves: boolean;
  readonly startsAtAddress: boolean;
  /** The swing was seen from start to end, yet the moment of its takeaway is uncertain. */
  readonly startUnclear: boolean;
  /** Events that the clip does not show. */
  readonly outside: ReadonlySet<SwingEventName>;
  /** How clearly the model saw knees and ankles (0 to 1). */
  readonly legsSeen: number;
  /** How clearly the model saw hips, shoulders and lead arm at an event (0 to 1). */
  readonly clarity: (event: SwingEventName) => number;
}
export interface Assessment {
  readonly findings: readonly SwingFinding[];
  readonly clear: readonly FindingId[];
  readonly notAssessable: readonly NotAssessable[];
}

const CLEAR_ENOUGH = 0.5;
/** It is at least 0.67 in every labelled swing. The model guesses legs outside the picture, with about 0.1. */
const LEGS_CLEAR_ENOUGH = 0.4;
const LEVELS: readonly Confidence[] = ['low', 'medium', 'high'];

/** What keeps a fault from being judged, the first that holds. */
const OBSTACLES: readonly (readonly [reason: string, holds: (check: FaultCheck, evidence: Evidence) => boolean])[] = [
  [REASONS.legsUnseen, (_, { legsSeen }) => legsSeen < LEGS_CLEAR_ENOUGH],
  [REASONS.viewContradicted, ({ view }, { viewContradicted }) => view !== null && viewContradicted],
  [REASONS.viewUnclear, ({ view }, { viewCertain }) => view !== null && !viewCertain],
  [REASONS.needsFaceOn, ({ view }, seen) => view === 'face-on' && seen.view !== view],
  [REASONS.needsDownTheLine, ({ view }, seen) => view === 'down-the-line' && seen.view !== view],
  [REASONS.captureRate, ({ metric }, { realFps }) => metric === 'tempoRatio' && realFps === null],
  [REASONS.earlyStart, ({ metric }, { startsAtAddress }) => metric === 'tempoRatio' && !startsAtAddress],
  [REASONS.startUnclear, ({ metric }, { startUnclear }) => metric === 'tempoRatio' && startUnclear],
  [REASONS.earlyStart, ({ from }, { outside }) => from !== undefined && outside.has(from)],
  [REASONS.endsEarly, ({ event }, { outside }) => outside.has(event)],
  [REASONS.cameraMoves, ({ view }, { cameraMoves }) => view !== null && cameraMoves],
  [REASONS.bodyUnclear, ({ metric }, { metrics }) => metrics[metric] === undefined],
  [REASONS.bodyUnclear, ({ view, event }, { clarity }) => view !== null && clarity(event) < CLEAR_ENOUGH],
];

/** How far the value lies beyond the band on the fault's side. 0 or less is normal. */
const beyond = ({ band, faultSide }: FaultCheck, value: number): number =>
  Math.max(
    band.high === null || faultSide === 'low' ? -Infinity : value - band.high,
    band.low === null ? -Infinity : band.low - value,
  );

const confidenceOf = (check: FaultCheck, excess: number, evidence: Evidence): Confidence => {
  let level = LEVELS.indexOf(check.most);
  if (excess < check.noise) return 'low';
  if (excess < check.clearBy) level -= 1;
  if (check.metric === 'tempoRatio') {
    const fps = evidence.realFps ?? 30;
    if (fps < 59) level -= 1;
    if (evidence.view === 'down-the-line') level -= 1;
  }
  return LEVELS[Math.max(0, level)]!;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const assess = (evidence: Evidence): Assessment => {
  const findings: SwingFinding[] = [];
  const clear: FindingId[] = [];
  const notAssessable: NotAssessable[] = [];
  for (const check of FAULT_CHECKS) {
    const reason = OBSTACLES.find(([, holds]) => holds(check, evidence))?.[0];
    if (reason !== undefined) {
      notAssessable.push({ faultId: check.faultId, reason });
      continue;
    }
    const value = evidence.metrics[check.metric]!;
    const outside = beyond(check, value);
    if (outside <= 0) {
      clear.push(check.faultId);
      continue;
    }
    const excess = outside - evidence.doubt(check);
    if (excess <= 0 || (check.agrees && !check.agrees(evidence.metrics))) {
      // The fault is neither found nor ruled out.
      notAssessable.push({ faultId: check.faultId, reason: excess <= 0 ? REASONS.tooClose : REASONS.signsDiffer });
      continue;
    }
    findings.push({
      faultId: check.faultId,
      confidence: confidenceOf(check, excess, evidence),
      metric: check.metric,
      value: round(value),
      band: check.band,
      frame: evidence.frames[check.event],
    });
  }
  findings.sort((a, b) => LEVELS.indexOf(b.confidence) - LEVELS.indexOf(a.confidence));
  return { findings, clear, notAssessable: [...notAssessable, ...NEVER_FROM_VIDEO] };
};

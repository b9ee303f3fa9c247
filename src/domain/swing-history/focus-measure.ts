import { FAULT_CHECKS, NOISE, median } from '@divot/swing';
import type { FindingId } from '@divot/golf-content';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { faultIn } from './swing-history.ts';

// The one measure that a session at the range follows, and what a swing shows of it beside the session's other swings.

export type FocusMeasure = {
  readonly faultId: FindingId;
  readonly metric: string;
  /** Normal values. Null means no limit at that end. */
  readonly low: number | null;
  readonly high: number | null;
};

const TEMPO: FindingId = 'rushed-tempo';

/** Of the first of these faults that a swing can show, or else tempo. */
export const focusMeasure = (faultIds: readonly string[]): FocusMeasure => {
  const shown = [...faultIds, TEMPO].flatMap((id) => FAULT_CHECKS.find(({ faultId }) => faultId === id) ?? []);
  const { faultId, metric, band } = shown[0]!;
  return { faultId, metric, ...band };
};

export type MeasuredSwing = Pick<Swing, 'status' | 'findings' | 'notJudged' | 'metrics'>;

/** What a swing measures, or undefined where it is not judged. */
export const focusValue = (swing: MeasuredSwing, { faultId, metric }: FocusMeasure): number | undefined =>
  faultIn(swing, faultId) === null ? undefined : swing.metrics?.[metric];

/** How far beyond normal. 0 within. */
const beyond = (value: number, { low, high }: FocusMeasure): number =>
  Math.max(0, (low ?? -Infinity) - value, value - (high ?? Infinity));

/** So many swings show how much a golfer's own swings differ. */
const FEWEST = 3;

/**
 * Values nearer than this to each other are the same: twice the measurement's error, or two standard deviations of the
 * golfer's own swings.
 */
const spreadOf = (values: readonly number[], metric: string): number => {
  const noise = NOISE[metric] ?? 0;
  if (values.length < FEWEST) return 2 * noise;
  const middle = median(values);
  // In a normal spread, 1.48 times the median distance is one standard deviation.
  return 2 * Math.max(noise, 1.48 * median(values.map((value) => Math.abs(value - middle))));
};

/** first: nothing to compare with · same: within the spread of the golfer's own swings, or as normal as before */
export type FocusWord = 'first' | 'same' | 'better' | 'worse';

/** A swing beside the earlier ones of its session. */
export const focusWord = (value: number, earlier: readonly number[], measure: FocusMeasure): FocusWord => {
  if (earlier.length === 0) return 'first';
  const typical = median(earlier);
  if (Math.abs(value - typical) <= spreadOf(earlier, measure.metric)) return 'same';
  const gain = beyond(typical, measure) - beyond(value, measure);
  if (gain === 0) return 'same';
  return gain > 0 ? 'better' : 'worse';
};

export type FocusSummary = {
  readonly typical: number;
  /** The most normal one. */
  readonly best: number;
  /** The session's second half beside its first. */
  readonly trend: FocusWord;
};

/** Of the values of a session, oldest first. Undefined without any. */
export const focusSummary = (values: readonly number[], measure: FocusMeasure): FocusSummary | undefined => {
  if (values.length === 0) return undefined;
  const half = Math.floor(values.length / 2);
  const typical = median(values);
  const off = (value: number) => beyond(value, measure) || Math.abs(value - typical) / 1000;
  return {
    typical,
    best: values.reduce((best, value) => (off(value) < off(best) ? value : best)),
    trend: half < FEWEST ? 'first' : focusWord(median(values.slice(half)), values.slice(0, half), measure),
  };
};

import { FAULT_CHECKS, median } from '@divot/swing';
import type { Drill, FindingId } from '@divot/golf-content';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Change, changeBetween, clipError } from '#src/domain/swing-fix/over-time.ts';
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

export type MeasuredSwing = Pick<Swing, 'status' | 'findings' | 'notJudged' | 'metrics' | 'reading'>;

/** What a swing measures, or undefined where it is not judged. */
export const focusValue = (swing: MeasuredSwing, { faultId, metric }: FocusMeasure): number | undefined =>
  faultIn(swing, faultId) === null ? undefined : swing.metrics?.[metric];

const judgedOf = <S extends MeasuredSwing>(swings: readonly S[], measure: FocusMeasure): readonly S[] =>
  swings.filter((swing) => focusValue(swing, measure) !== undefined);

/** first: nothing to compare with · same: within the spread of the golfer's own swings, or as normal as before */
export type FocusWord = 'first' | Change['kind'];

/** A judged swing beside the earlier ones of its session. */
export const focusWord = (swing: MeasuredSwing, earlier: readonly MeasuredSwing[], measure: FocusMeasure): FocusWord =>
  changeBetween(judgedOf(earlier, measure), [swing], measure.metric)?.kind ?? 'first';

/** The word of a swing that was measured roughly. Undefined where an exact measurement may say another one. */
export const roughWord = (
  swing: MeasuredSwing,
  earlier: readonly MeasuredSwing[],
  measure: FocusMeasure,
): FocusWord | undefined => {
  const value = focusValue(swing, measure);
  if (value === undefined) return undefined;
  const { metric } = measure;
  // Two measurements of one swing, each as far off as this, differ by the root of two times as much.
  const off = Math.SQRT2 * clipError(metric, swing);
  const [word, ...others] = [value, value - off, value + off].map((one) =>
    focusWord({ ...swing, metrics: { ...swing.metrics, [metric]: one } }, earlier, measure),
  );
  return others.every((other) => other === word) ? word : undefined;
};

export type FocusSummary = {
  readonly typical: number;
  /** The most normal one. */
  readonly best: number;
  /** The session's second half beside its first. */
  readonly trend: FocusWord;
};

/** Fewer swings than this in each half of a session show no trend. */
const FEWEST = 3;

/** Of the swings of a session, oldest first. Undefined if none is judged. */
export const focusSummary = (swings: readonly MeasuredSwing[], measure: FocusMeasure): FocusSummary | undefined => {
  const judged = judgedOf(swings, measure);
  if (judged.length === 0) return undefined;
  const values = judged.map((swing) => focusValue(swing, measure)!);
  const typical = median(values);
  const beyond = (value: number) =>
    Math.max(0, (measure.low ?? -Infinity) - value, value - (measure.high ?? Infinity)) ||
    Math.abs(value - typical) / 1000;
  const half = Math.floor(judged.length / 2);
  return {
    typical,
    best: values.reduce((best, value) => (beyond(value) < beyond(best) ? value : best)),
    trend:
      half < FEWEST
        ? 'first'
        : (changeBetween(judged.slice(0, half), judged.slice(half), measure.metric)?.kind ?? 'first'),
  };
};

/** Whether a camera can count the drill's hits: swings at a ball that take away a fault which a swing shows. */
export const isMeasuredBy = (
  { pass, faults, balls, swing }: Pick<Drill, 'pass' | 'faults' | 'balls' | 'swing'>,
  { faultId }: FocusMeasure,
): boolean =>
  ['hits', 'run'].includes(pass.counts) &&
  ['half', 'full'].includes(swing) &&
  balls > 0 &&
  faults.some((fault) => fault === faultId);

/**
 * 1 for each judged swing without the fault and 0 for each with it, oldest first, up to the first that is still being
 * measured: a later swing is no earlier try.
 */
export const measuredTries = (
  swings: readonly Pick<Swing, 'status' | 'findings' | 'notJudged'>[],
  { faultId }: FocusMeasure,
): readonly (0 | 1)[] => {
  const waiting = swings.findIndex(({ status }) => status === 'queued');
  return swings.slice(0, waiting === -1 ? undefined : waiting).flatMap((swing) => {
    const fault = faultIn(swing, faultId);
    return fault === null ? [] : [fault ? 0 : 1];
  });
};

import type { FindingId } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { FAULT_CHECKS, type SwingView, isUndecided } from '@divot/swing';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';

// What one result, of a clip or of two views, has checked: what was normal, and what only another clip can show.

type Analysed = Pick<Swing, 'findings' | 'notJudged' | 'metrics' | 'analysisVersion'>;

/** A measurement with its normal band, as a finding has it. */
export type Measured = Pick<SwingFinding, 'metric' | 'value' | 'bandLow' | 'bandHigh'>;
export type FineCheck = Measured & { readonly faultId: FindingId };

export const otherView = (view: SwingView): SwingView => (view === 'face-on' ? 'down-the-line' : 'face-on');

/** Earlier analysis versions counted borderline cases as fine. */
const TOLD_APART_SINCE = 13;

const isFound = ({ findings = [] }: Analysed, id: FindingId) => findings.some(({ faultId }) => faultId === id);
const reasonIn = ({ notJudged = [] }: Analysed, faultId: FindingId) =>
  notJudged.find(({ id }) => id === faultId)?.reason;

/** Whether the clip shows what the fault is measured by, clearly enough to compare it with another clip. */
export const isMeasured = (swing: Analysed, faultId: FindingId): boolean => {
  const reason = reasonIn(swing, faultId);
  return reason === undefined || isUndecided(reason);
};

/** What was checked and normal, with its measurement. */
export const fineChecks = (swings: readonly Analysed[]): readonly FineCheck[] =>
  FAULT_CHECKS.flatMap(({ faultId, metric, band }) => {
    if (swings.some((swing) => isFound(swing, faultId))) return [];
    const judge = swings.find(
      (swing) => reasonIn(swing, faultId) === undefined && (swing.analysisVersion ?? 0) >= TOLD_APART_SINCE,
    );
    const value = judge?.metrics?.[metric];
    if (value === undefined) return [];
    return [compact({ faultId, metric, value, bandLow: band.low ?? undefined, bandHigh: band.high ?? undefined })];
  });

/** The faults that a clip from this side could still show. */
export const stillToSee = (swings: readonly Analysed[], view: SwingView): readonly FindingId[] =>
  FAULT_CHECKS.flatMap(({ faultId, view: from }) =>
    from === view && !swings.some((swing) => isMeasured(swing, faultId)) ? [faultId] : [],
  );

export type NextView = {
  readonly view: SwingView;
  readonly faults: readonly FindingId[];
  /** A clip from this side is there already, but shows none of them. */
  readonly isAgain: boolean;
};

/** The side to film next: the one that shows most of what this result could not check. */
export const nextView = (swings: readonly (Analysed & Pick<Swing, 'view'>)[]): NextView | undefined => {
  const candidates = (['face-on', 'down-the-line'] as const).map((view) => ({
    view,
    faults: stillToSee(swings, view),
    isAgain: swings.some((swing) => swing.view === view),
  }));
  const shows = (view: SwingView) => FAULT_CHECKS.filter((check) => check.view === view).length;
  return candidates
    .filter(({ view, faults, isAgain }) => faults.length >= (isAgain ? shows(view) : 1))
    .toSorted((a, b) => b.faults.length - a.faults.length)[0];
};

const SURENESS: readonly SwingFinding['confidence'][] = ['high', 'medium', 'low'];

/** The findings of one result, surest first. Of a fault that both views show, the surer one. */
export const findingsOf = (swings: readonly Pick<Swing, 'findings'>[]): readonly SwingFinding[] => {
  const sorted = swings
    .flatMap(({ findings = [] }) => findings)
    .toSorted((a, b) => SURENESS.indexOf(a.confidence) - SURENESS.indexOf(b.confidence));
  return sorted.filter(({ faultId }, at) => sorted.findIndex((one) => one.faultId === faultId) === at);
};

/** The clip in which a finding of `findingsOf` was seen. */
export const clipOfFinding = <S extends Pick<Swing, 'findings'>>(swings: readonly S[], finding: SwingFinding): S =>
  swings.find(({ findings = [] }) => findings.includes(finding))!;

import { FAULT_IDS, type FaultId } from '@divot/golf-content';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { localDay } from '@divot/basics';

// Looking back over filmed swings (screen 15): lists by month, filters, and how a fault or a measurement changed. A
// fault counts only if a clip could judge it. A swing filmed from the wrong side says nothing about it.

type HistorySwing = Pick<
  Swing,
  'id' | 'recordedAt' | 'status' | 'view' | 'club' | 'starred' | 'findings' | 'notJudged' | 'metrics'
>;

export type SwingFilter = {
  readonly fault?: string | undefined;
  readonly club?: string | undefined;
  readonly view?: 'face-on' | 'down-the-line' | undefined;
  readonly starred?: boolean | undefined;
};

/**
 * Whether the fault was found, looked for and not found, or not judged. The golfer's "disagree" makes it not found.
 */
export const faultIn = (
  { findings = [], notJudged = [], status }: Pick<HistorySwing, 'findings' | 'notJudged' | 'status'>,
  faultId: string,
): boolean | null => {
  if (status !== 'analysed') return null;
  const finding = findings.find((one) => one.faultId === faultId);
  if (finding) return finding.verdict !== 'disagree';
  return notJudged.some(({ id }) => id === faultId) ? null : false;
};

export const fitsFilter = (swing: HistorySwing, { fault, club, view, starred }: SwingFilter): boolean =>
  (fault === undefined || faultIn(swing, fault) === true) &&
  (club === undefined || swing.club === club) &&
  (view === undefined || swing.view === view) &&
  (!starred || swing.starred === true);

export type Month<S> = { readonly month: string; readonly swings: readonly S[] };

/** Swings by the golfer's own calendar month ('2026-05'), in the order given. */
export const byMonth = <S extends Pick<Swing, 'recordedAt'>>(swings: readonly S[]): readonly Month<S>[] => {
  const months = new Map<string, S[]>();
  for (const swing of swings) {
    const month = localDay(swing.recordedAt).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), swing]);
  }
  return [...months].map(([month, monthSwings]) => ({ month, swings: monthSwings }));
};

const COMPARED = 3;
export type FaultTrend = {
  readonly faultId: FaultId;
  /** Number of swings that could judge it. */
  readonly judged: number;
  readonly seen: number;
  /** Number of swings on each side of the comparison: three, or fewer if there are fewer than six. */
  readonly compared: number;
  readonly seenFirst: number;
  readonly seenLatest: number;
};

/**
 * How often a fault showed in the first three and in the latest three swings that could judge it. Null with fewer than
 * two.
 */
export const faultTrend = (newestFirst: readonly HistorySwing[], faultId: FaultId): FaultTrend | null => {
  const judged = newestFirst.map((swing) => faultIn(swing, faultId)).filter((seen) => seen !== null);
  const compared = Math.min(COMPARED, Math.floor(judged.length / 2));
  if (compared === 0) return null;
  const count = (some: readonly boolean[]) => some.filter(Boolean).length;
  return {
    faultId,
    judged: judged.length,
    seen: count(judged),
    compared,
    seenFirst: count(judged.slice(-compared)),
    seenLatest: count(judged.slice(0, compared)),
  };
};

/** Trends of every fault that showed at least once. The one seen most often lately comes first. */
export const faultTrends = (newestFirst: readonly HistorySwing[]): readonly FaultTrend[] =>
  FAULT_IDS.filter((id) => newestFirst.some((swing) => faultIn(swing, id) === true))
    .flatMap((id) => faultTrend(newestFirst, id) ?? [])
    .toSorted((a, b) => b.seenLatest / b.compared - a.seenLatest / a.compared);

/** A measurement over time, oldest first. */
export const metricSeries = (
  newestFirst: readonly HistorySwing[],
  metric: string,
): readonly { readonly recordedAt: string; readonly value: number }[] =>
  newestFirst
    .flatMap(({ recordedAt, metrics }) => {
      const value = metrics?.[metric];
      return value === undefined ? [] : [{ recordedAt, value }];
    })
    .toReversed();

type TimedSession = Pick<PracticeSession, 'startedAt' | 'finishedAt'>;

/** The swings filmed during a practice session, oldest first. A session under way has no end. */
export const swingsDuring = <S extends Pick<Swing, 'recordedAt'>>(
  { startedAt, finishedAt }: TimedSession,
  newestFirst: readonly S[],
): readonly S[] =>
  newestFirst
    .filter(({ recordedAt }) => recordedAt >= startedAt && (finishedAt === undefined || recordedAt <= finishedAt))
    .toReversed();

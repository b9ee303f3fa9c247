import { type DigestSource, digestSource, useDigest } from '#src/data/live/digest.ts';
import { swingSource } from '#src/data/live/swing-source.ts';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { type RoundFacts, roundFacts } from '#src/domain/analytics/round-facts.ts';
import type { SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { type HandicapRecord, recomputeInSteps } from '#src/domain/handicap/history.ts';

const facts: DigestSource<RoundFacts> = digestSource('rounds', roundFacts);

/** The facts of all finished rounds, newest first; the newest ones alone until `complete`. */
export const useRoundFacts = () => useDigest(facts);

/** What figures need of a swing. */
const swingDigest = ({ id, recordedAt, status, view, club, findings, notJudged, tempo }: SwingSummary) => ({
  id,
  recordedAt,
  status,
  view,
  club,
  findings,
  notJudged,
  tempoRatio: tempo?.ratio,
});
const swings = swingSource((swing) => (swing.deletedAt ? undefined : swingDigest(swing)));

/** Newest first. */
export const useSwingDigests = () => useDigest(swings);

/** Finished mobility assessments, newest first. */
export const useMobilityAssessments = () =>
  useLive('assessments', {
    selector: { kind: 'mobility', status: 'finished' },
    sort: [{ kind: 'asc' }, { status: 'asc' }, { sortKey: 'asc' }],
    limit: 100,
  });

const ROUNDS_AT_A_TIME = 150;
const useRecord = createTimeSlicedHook((rounds: readonly RoundFacts[]) =>
  recomputeInSteps(
    rounds.flatMap(({ handicap }) => handicap ?? []),
    ROUNDS_AT_A_TIME,
  ),
);

/** The handicap record of these rounds once they are complete; meanwhile the last one, undefined at first. */
export const useHandicapRecord = (rounds: readonly RoundFacts[], isComplete: boolean): HandicapRecord | undefined =>
  useRecord(isComplete ? rounds : undefined);

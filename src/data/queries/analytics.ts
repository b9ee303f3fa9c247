import { useMemo } from 'react';
import { type DigestSource, digestSource, useDigest } from '#src/data/live/digest.ts';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';
import { useLive } from '#src/data/live/use-live.ts';
import { type RecordFacts, type RoundFacts, hasHoles } from '@divot/analytics';
import { finishedRoundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type HandicapRecord, recomputeInSteps } from '@divot/golf-rules';
import { whenIdle } from '#src/platform/waiting/idle.ts';

/** What most screens show at first: the charts of the newest rounds appear before the others are read. */
const FIRST_SHOWN = 50;
const facts: DigestSource<RecordFacts | RoundFacts> = digestSource('rounds', finishedRoundFacts, {
  firstPage: FIRST_SHOWN,
  beforeMore: whenIdle,
});

/**
 * The finished rounds, newest first; only the newest until `complete`. `digests` are those with holes. `record` is all
 * of them: a round with only a total counts for the handicap but for nothing that needs holes.
 */
export const useRoundFacts = () => {
  const { digests: record, ready, complete } = useDigest(facts);
  const digests = useMemo(() => record.filter(hasHoles), [record]);
  return useMemo(() => ({ digests, record, ready, complete }), [digests, record, ready, complete]);
};

/** What figures need of a swing. */
const swingDigest = ({ id, recordedAt, status, view, club, findings, notJudged, tempo }: Swing) => ({
  id,
  recordedAt,
  status,
  view,
  club,
  findings,
  notJudged,
  tempoRatio: tempo?.ratio,
});
const swings = digestSource('swings', (swing) => (swing.deletedAt ? undefined : swingDigest(swing)));

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
const useRecord = createTimeSlicedHook((rounds: readonly RecordFacts[]) =>
  recomputeInSteps(
    rounds.flatMap(({ handicap }) => handicap ?? []),
    ROUNDS_AT_A_TIME,
  ),
);

/** The handicap record of these rounds once they are complete. Until then the last record, undefined at first. */
export const useHandicapRecord = (rounds: readonly RecordFacts[], isComplete: boolean): HandicapRecord | undefined =>
  useRecord(isComplete ? rounds : undefined);

import { useMemo } from 'react';
import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { SwingEvidence } from '#src/domain/swing-assessment/swing-assessment.ts';
import { useSwings } from './swings.ts';

const HISTORY = 24;
/** How many filmed swings count in an assessment. */
export const SWINGS_HEARD = 30;

const useByStatus = (kind: Assessment['kind'], status: Assessment['status'], limit: number) =>
  useLive('assessments', {
    selector: { kind, status },
    sort: [{ kind: 'asc' }, { status: 'asc' }, { sortKey: 'asc' }],
    limit,
  });

/** The draft under way, from any device. */
export const useDraft = (kind: Assessment['kind']) => {
  const { documents, ready } = useByStatus(kind, 'draft', 1);
  return { draft: documents[0], ready };
};

/** Newest first. */
export const useFinishedAssessments = (kind: Assessment['kind']) => {
  const { documents, ready } = useByStatus(kind, 'finished', HISTORY);
  return { finished: documents, ready };
};

export const useAssessment = (id: string | undefined) => {
  const { document, ready } = useLiveOne('assessments', id);
  return { assessment: document, ready };
};

type Heard = Required<Pick<SwingEvidence, 'findings' | 'shapes'>>;

/** What the newest filmed swings add to the answers: findings and tagged ball flight. */
export const useSwingsHeard = (): { readonly heard: Heard; readonly ready: boolean } => {
  const { swings, ready } = useSwings(SWINGS_HEARD);
  const heard = useMemo(() => {
    const kept = swings.filter(({ deletedAt }) => deletedAt === undefined);
    return {
      findings: kept.flatMap(({ findings = [] }) => findings),
      shapes: kept.flatMap(({ shape }) => (shape ? [shape] : [])),
    };
  }, [swings]);
  return { heard, ready };
};

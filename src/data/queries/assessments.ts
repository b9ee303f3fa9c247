import { useMemo } from 'react';
import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { SwingEvidence } from '@divot/golf-content';
import { useSwings } from './swings.ts';

const HISTORY = 24;
/** How many filmed swings count in an assessment. */
export const NEWEST_SWINGS = 30;

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

type EvidenceOfSwings = Required<Pick<SwingEvidence, 'findings' | 'shapes'>>;

/** What the newest filmed swings add to the answers: findings and tagged ball flight. */
export const useSwingEvidence = (): { readonly evidence: EvidenceOfSwings; readonly ready: boolean } => {
  const { swings, ready } = useSwings(NEWEST_SWINGS);
  const evidence = useMemo(() => {
    const current = swings.filter(({ deletedAt }) => deletedAt === undefined);
    return {
      findings: current.flatMap(({ findings = [] }) => findings),
      shapes: current.flatMap(({ shape }) => (shape ? [shape] : [])),
    };
  }, [swings]);
  return { evidence, ready };
};

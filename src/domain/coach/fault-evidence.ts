import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { FAULT_IDS, type FaultId, readFaultIds } from '@divot/golf-content';
import { daysBetween, type IsoDay, localDay } from '#src/domain/shared/day.ts';
import { savedReasons } from '#src/domain/swing-assessment/saved-verdict.ts';
import { assessSwing } from '#src/domain/swing-assessment/swing-assessment.ts';
import { FRESH_DAYS } from './cause.ts';
import type { Confidence, FaultEvidence } from './coach-types.ts';

// Who saw which fault, and when: filmed swings with their ball flight, the last swing assessment, and a coach quoted in
// it.

export type SeenSwing = Pick<Swing, 'recordedAt' | 'findings' | 'shape'>;
type Assessed = Pick<Assessment, 'finishedAt' | 'startedAt' | 'answers' | 'scores' | 'coachFaults' | 'faultIds'>;
type Known = {
  readonly today: IsoDay;
  readonly profile: Pick<Profile, 'swingIssues' | 'swingAssessment' | 'createdAt'>;
  /** Newest first. */
  readonly swings: readonly SeenSwing[];
  /** The last finished swing assessment. */
  readonly assessment: Assessed | undefined;
  /** The fault that the first answers of an unfinished assessment point to. */
  readonly hinted?: { readonly faultId: FaultId; readonly day: string } | undefined;
};

const SURE_POINTS = { high: 7, medium: 5 };
const sureness = (points: number): Confidence =>
  points >= SURE_POINTS.high ? 'high' : points >= SURE_POINTS.medium ? 'medium' : 'low';

/** A fault seen in several swings counts once, with its clearest sighting and its latest day. */
const fromSwings = ({ swings, today }: Known): readonly FaultEvidence[] => {
  const recent = swings.filter(({ recordedAt }) => daysBetween(localDay(recordedAt), today) <= FRESH_DAYS);
  const findings = recent.flatMap((swing) => swing.findings ?? []);
  const { reasons } = assessSwing({ answers: {}, findings, shapes: recent.flatMap(({ shape }) => shape ?? []) });
  return FAULT_IDS.flatMap((faultId) =>
    (reasons[faultId] ?? []).flatMap((reason): FaultEvidence[] => {
      const isVideo = reason.source === 'video';
      const last = recent.find(({ findings: seen = [], shape }) =>
        isVideo ? seen.some((one) => one.faultId === faultId && one.verdict !== 'disagree') : shape === faultId,
      );
      if (!last || (!isVideo && reason.source !== 'ball-flight')) return [];
      return [
        {
          faultId,
          source: isVideo ? 'video' : 'ball-flight',
          confidence: isVideo ? reason.confidence : 'medium',
          day: last.recordedAt,
        },
      ];
    }),
  );
};

/** What the answers and a coach in a saved assessment said about one fault. */
const answersOf = (assessment: Assessed, faultId: FaultId, day: string): readonly FaultEvidence[] => {
  const reasons = savedReasons(assessment, faultId);
  const points = reasons.reduce((sum, one) => sum + (one.source === 'questionnaire' ? one.points : 0), 0);
  return [
    ...(reasons.some(({ source }) => source === 'coach')
      ? [{ faultId, source: 'coach', confidence: 'high', day } as const]
      : []),
    ...(points > 0 ? [{ faultId, source: 'questions', confidence: sureness(points), day } as const] : []),
  ];
};

const fromAssessment = ({ assessment, profile, hinted }: Known): readonly FaultEvidence[] => {
  if (assessment) {
    const day = assessment.finishedAt ?? assessment.startedAt;
    return readFaultIds(assessment.faultIds).flatMap((id) => answersOf(assessment, id, day));
  }
  // A profile whose assessment is not on this device, or was written by an earlier version of the app.
  const { faultIds, assessmentDate } = profile.swingAssessment ?? {};
  const assessed = readFaultIds(faultIds);
  const named = assessed.length > 0 ? assessed : readFaultIds(profile.swingIssues);
  const day = assessmentDate ?? profile.createdAt;
  const all = [...named.map((faultId) => ({ faultId, day })), ...(named.length === 0 && hinted ? [hinted] : [])];
  return all.map((one) => ({ ...one, source: 'questions', confidence: 'low' }));
};

export const faultEvidence = (known: Known): readonly FaultEvidence[] => [
  ...fromSwings(known),
  ...fromAssessment(known),
];

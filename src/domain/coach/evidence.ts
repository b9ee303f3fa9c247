import { type IsoDay, compact, daysBetween, localDay } from '@divot/basics';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { FIRST_FOCUSES, firstInsight } from '#src/domain/insights/first-insight.ts';
import { type MeasuredLoss, partLosses } from '@divot/analytics';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Confidence, EarlierFocus, Evidence, FaultEvidence, Practised } from './coach-types.ts';
import { type DatedRound, lookBackOn, lossesSince, practisedFor } from './diary.ts';
import type { RoundShots } from './part-shots.ts';
import { practiceWeekOf } from './practice-week.ts';
import { focusesOf, runningFocus } from './stored-focus.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { FAULT_IDS, type FaultId, assessSwing, readFaultIds, savedReasons } from '@divot/golf-content';
import { FRESH_DAYS } from './cause.ts';

// Everything the decision rests on, gathered from the golfer's data on this device.

// Who saw which fault, and when: filmed swings with their ball flight, the last swing assessment, and a coach quoted in
// it.

type SeenSwing = Pick<Swing, 'recordedAt' | 'findings' | 'shape' | 'view'>;
type Assessed = Pick<Assessment, 'finishedAt' | 'startedAt' | 'answers' | 'scores' | 'coachFaults' | 'faultIds'>;
type KnownEvidence = {
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
const fromSwings = ({ swings, today }: KnownEvidence): readonly FaultEvidence[] => {
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

const fromAssessment = ({ assessment, profile, hinted }: KnownEvidence): readonly FaultEvidence[] => {
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

const faultEvidence = (golfer: KnownEvidence): readonly FaultEvidence[] => [
  ...fromSwings(golfer),
  ...fromAssessment(golfer),
];

/** A decision quotes losses over this many newest rounds. */
export const ROUNDS_JUDGED = 20;

export type Known = {
  readonly today: IsoDay;
  readonly index: number | null;
  readonly profile: Profile;
  /** Finished rounds, newest first. */
  readonly rounds: readonly (DatedRound & { readonly shots: RoundShots })[];
  readonly practised: readonly Practised[];
  /** Finished workouts. */
  readonly trained: readonly { readonly day: IsoDay; readonly exerciseIds: readonly string[] }[];
  /** Newest first. */
  readonly swings: readonly SeenSwing[];
  readonly assessment: Assessment | undefined;
  /** The swing assessment under way, which holds the first hint's answers. */
  readonly draft: Assessment | undefined;
  /** Days of games and lessons to come. */
  readonly busyDays: readonly IsoDay[];
};

const earlierOf = (golfer: Known): readonly EarlierFocus[] =>
  focusesOf(golfer.profile)
    .filter(({ endedOn }) => endedOn !== undefined)
    .map((focus) => ({
      part: focus.part,
      startedOn: focus.startedOn,
      verdict: lookBackOn(focus, golfer).verdict,
      drillIds: practisedFor(focus, golfer.practised).map(({ drillId }) => drillId),
    }));

/** The first hint, while the questionnaire it came from is unfinished. */
const hintOf = ({ profile, draft }: Known) => {
  if (!draft || Object.keys(draft.answers ?? {}).length === 0) return undefined;
  const focus = FIRST_FOCUSES.find((one) => one === profile.practiceFocus) ?? 'general';
  const { faultId, drill } = firstInsight({
    focus,
    answers: draft.answers ?? {},
    painAreas: profile.painAreas ?? [],
  });
  return compact({ drillId: drill?.id, hinted: faultId && { faultId, day: draft.startedAt } });
};

export const evidenceOf = (golfer: Known): Evidence & { readonly losses: readonly MeasuredLoss[] } => {
  const { today, index, profile, rounds } = golfer;
  const { painAreas = [], flexibilityAreas = [] } = profile;
  const running = runningFocus(profile);
  const hint = hintOf(golfer);
  return {
    today,
    index,
    losses: partLosses(rounds.slice(0, ROUNDS_JUDGED), index),
    faults: faultEvidence({ ...golfer, hinted: hint?.hinted }),
    pain: painAreas,
    // A painful area needs a professional to look at it, not an exercise.
    limits: flexibilityAreas.filter((area) => !painAreas.includes(area)),
    ...(running
      ? {
          current: { ...running, changes: focusesOf(profile).map(({ startedOn }) => startedOn) },
          since: lossesSince(running, golfer),
        }
      : {}),
    earlier: earlierOf(golfer),
    practised: golfer.practised,
    trainedOn: golfer.trained.map(({ day }) => day),
    exercisesDone: golfer.trained.flatMap(({ exerciseIds }) => exerciseIds),
    busyDays: golfer.busyDays,
    equipment: profile.equipment,
    ...practiceWeekOf(profile),
    asked: profile.practiceFocus,
    hintDrillId: hint?.drillId,
  };
};

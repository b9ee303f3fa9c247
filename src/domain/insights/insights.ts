import { storedFaults } from '#src/domain/coach/fault-order.ts';
import { isSwingAssessed } from './swing-assessed.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type FaultId, areaName, faultName } from '@divot/golf-content';
import { newestGoals } from '#src/domain/goals/newest-goals.ts';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';

// The dashboard's insights, exactly as in SPEC section 4: one each on swing, mobility and goals.

export type Insight = {
  readonly topic: 'swing' | 'mobility' | 'goals';
  readonly kind:
    | 'assess'
    | 'fault'
    | 'praise'
    | 'stretch-daily'
    | 'maintain'
    | 'excellent'
    | 'area'
    | 'pain'
    | 'complete'
    | 'set-goals'
    | 'goal';
  readonly message: string;
  /** The screen that the insight's button opens. */
  readonly to?: '/swing-assessment' | '/mobility-assessment';
  readonly faultId?: FaultId;
};

type Assessed = Pick<
  Profile,
  | 'assessment'
  | 'swingAssessment'
  | 'swingIssues'
  | 'focusHistory'
  | 'mobilityAssessmentComplete'
  | 'mobilityScore'
  | 'flexibilityAreas'
  | 'painAreas'
  | 'playingGoals'
>;

/** A score below the first gets a daily stretching message. A score from the second on is excellent. */
export const MOBILITY_MAINTAIN = 50;
export const MOBILITY_EXCELLENT = 75;

const swingInsight = (profile: Assessed): Insight => {
  if (!isSwingAssessed(profile)) {
    return {
      topic: 'swing',
      kind: 'assess',
      message: 'Take the swing assessment to see what to work on first.',
      to: '/swing-assessment',
    };
  }
  const [faultId] = storedFaults(profile);
  return faultId === undefined
    ? { topic: 'swing', kind: 'praise', message: 'No swing fault stands out. Keep doing what you do.' }
    : { topic: 'swing', kind: 'fault', message: faultName(faultId), faultId };
};

/** The areas that the assessment found limited: by name if it is one. The focus may name any of them. */
const limitsInWords = ({ flexibilityAreas: [first, ...others] = [] }: Assessed): string | undefined =>
  first && (others.length === 0 ? `your ${areaName(first)}` : `your ${others.length + 1} limited areas`);

const mobilityInsight = (profile: Assessed): Insight => {
  const { mobilityScore } = profile;
  const about = (kind: Insight['kind'], message: string): Insight => ({ topic: 'mobility', kind, message });
  if (profile.mobilityAssessmentComplete !== true) {
    const message = 'Take the mobility assessment to see how your body moves.';
    return { ...about('assess', message), to: '/mobility-assessment' };
  }
  // Pain comes before any score: Divot never tells a golfer to swing freely, or to stretch, when something hurts.
  const [hurts] = profile.painAreas ?? [];
  if (hurts !== undefined) {
    return about(
      'pain',
      `Your ${areaName(hurts)}: pain comes first. Rest it, and see a doctor or physiotherapist if it stays.`,
    );
  }
  if (typeof mobilityScore === 'number') {
    const toWorkOn = limitsInWords(profile);
    if (mobilityScore >= MOBILITY_EXCELLENT) {
      return about(
        'excellent',
        toWorkOn === undefined
          ? 'Excellent mobility. Your body can swing freely.'
          : `Excellent mobility overall. Work on ${toWorkOn}.`,
      );
    }
    if (mobilityScore >= MOBILITY_MAINTAIN) {
      return about(
        'maintain',
        toWorkOn === undefined
          ? 'Good mobility. Maintain it with regular stretching.'
          : `Good mobility overall. Maintain it, and work on ${toWorkOn}.`,
      );
    }
    return about('stretch-daily', 'Stretch daily: ten minutes will free up your swing.');
  }
  const area = profile.flexibilityAreas?.[0];
  return area === undefined
    ? about('complete', 'Mobility assessment complete.')
    : about('area', `Work on your ${areaName(area)}.`);
};

const goalInsight = ({ playingGoals }: Assessed): Insight => {
  const [goal] = newestGoals(playingGoals ?? []);
  if (!goal) return { topic: 'goals', kind: 'set-goals', message: 'Set a playing goal for your next round.' };
  const lead = GOAL_TYPES.find(({ type }) => type === goal.type)?.insightLead ?? 'Your goal';
  return { topic: 'goals', kind: 'goal', message: `${lead}: ${goal.text}` };
};

export const insights = (profile: Assessed): readonly [swing: Insight, mobility: Insight, goals: Insight] => [
  swingInsight(profile),
  mobilityInsight(profile),
  goalInsight(profile),
];

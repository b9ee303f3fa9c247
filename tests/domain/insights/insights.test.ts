import { describe, expect, it } from 'vitest';
import type { PlayingGoal } from '#src/domain/entities/profile.entity.ts';
import { faultName } from '#src/domain/faults/fault-ids.ts';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { insights, isSwingAssessed } from '#src/domain/insights/insights.ts';

type Profile = Parameters<typeof insights>[0];
const swing = (profile: Profile) => insights(profile)[0];
const mobility = (profile: Profile) => insights({ mobilityAssessmentComplete: true, ...profile })[1];
const goals = (...playingGoals: PlayingGoal[]) => insights({ playingGoals })[2];
const goal = (id: string, createdAt: string, type: PlayingGoal['type'] = 'process'): PlayingGoal => ({
  id,
  type,
  text: `goal ${id}`,
  createdAt,
});

describe('the swing insight', () => {
  it('links to the assessment while it is not done', () => {
    expect(swing({})).toMatchObject({ kind: 'assess', to: '/swing-assessment' });
    expect(swing({ assessment: { swingAssessmentComplete: false }, swingAssessment: { faultIds: [] } }).kind).toBe(
      'assess',
    );
  });

  it.each<[string, Profile]>([
    ['the nested flag', { assessment: { swingAssessmentComplete: true } }],
    ['an assessment date', { swingAssessment: { assessmentDate: '2026-05-01' } }],
    ['a fault list', { swingAssessment: { faultIds: ['sway'] } }],
  ])('takes the assessment as done by %s alone', (_, profile) => {
    expect(isSwingAssessed(profile)).toBe(true);
  });

  it('shows the first fault title-cased, without hyphens', () => {
    expect(swing({ swingAssessment: { faultIds: ['over-the-top', 'sway'] } })).toMatchObject({
      kind: 'fault',
      message: 'Over The Top',
      faultId: 'over-the-top',
    });
    expect(faultName('c-posture')).toBe('C Posture');
  });

  it('praises when there are no faults', () => {
    expect(swing({ swingAssessment: { faultIds: [], assessmentDate: '2026-05-01' } }).kind).toBe('praise');
  });
});

describe('the mobility insight', () => {
  it('links to the assessment while it is not done, whatever the score', () => {
    expect(insights({ mobilityScore: 80 })[1]).toMatchObject({ kind: 'assess', to: '/mobility-assessment' });
  });

  it.each([
    [0, 'stretch-daily'],
    [49.9, 'stretch-daily'],
    [50, 'maintain'],
    [74.9, 'maintain'],
    [75, 'excellent'],
    [100, 'excellent'],
  ])('at %s is %s', (mobilityScore, kind) => {
    expect(mobility({ mobilityScore, flexibilityAreas: ['hips'] }).kind).toBe(kind);
  });

  it('without a score names the first area, or says that it is complete', () => {
    expect(mobility({ flexibilityAreas: ['thoracic', 'hips'] })).toMatchObject({
      kind: 'area',
      message: 'Work on your upper back.',
    });
    expect(mobility({ flexibilityAreas: [] }).kind).toBe('complete');
    expect(mobility({}).kind).toBe('complete');
  });
});

describe('the goals insight', () => {
  it('prompts while there are none', () => {
    expect(goals().kind).toBe('set-goals');
  });

  it('shows the most recent goal, in whatever order they are kept', () => {
    const [old, recent] = [goal('1', '2026-01-01T00:00:00Z'), goal('2', '2026-02-01T00:00:00Z')];
    expect(goals(recent, old).message).toContain('goal 2');
    expect(goals(old, recent).message).toContain('goal 2');
  });

  it('words it per goal type', () => {
    const leads = GOAL_TYPES.map(({ type }) => goals(goal('1', '2026-01-01T00:00:00Z', type)).message);
    expect(new Set(leads).size).toBe(5);
  });
});

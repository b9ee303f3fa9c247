import { describe, expect, it } from 'vitest';
import type { PlayingGoal } from '#src/domain/entities/profile.entity.ts';
import { faultName } from '@divot/golf-content';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { insights } from '#src/domain/insights/insights.ts';
import { isSwingAssessed } from '#src/domain/insights/swing-assessed.ts';

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
  it('links to the assessment until it is done', () => {
    expect(swing({})).toMatchObject({ kind: 'assess', to: '/swing-assessment' });
    expect(swing({ assessment: { swingAssessmentComplete: false }, swingAssessment: { faultIds: [] } }).kind).toBe(
      'assess',
    );
  });

  it.each<[string, Profile]>([
    ['the nested flag', { assessment: { swingAssessmentComplete: true } }],
    ['an assessment date', { swingAssessment: { assessmentDate: '2026-05-01' } }],
    ['a fault list', { swingAssessment: { faultIds: ['sway'] } }],
  ])('counts the assessment as done by %s alone', (_, profile) => {
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

it.each<[string, Profile]>([
  ['a new golfer', {}],
  [
    'one who has answered everything',
    {
      swingAssessment: { faultIds: ['sway'] },
      mobilityAssessmentComplete: true,
      mobilityScore: 80,
      playingGoals: [goal('1', '2026-01-01T00:00:00Z')],
    },
  ],
  ['one without a fault', { swingAssessment: { faultIds: [], assessmentDate: '2026-05-01' } }],
])('there is one about the swing, one about mobility and one about goals for %s', (_, profile) => {
  expect(insights(profile).map(({ topic }) => topic)).toEqual(['swing', 'mobility', 'goals']);
});

describe('the mobility insight', () => {
  it('links to the assessment until it is done, whatever the score', () => {
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
    expect(goals(old, recent)).toMatchObject({ kind: 'goal', message: expect.stringContaining('goal 2') as string });
  });

  it.each([
    ['outcome', 'The result you are after: Break 90'],
    ['performance', 'Your standard for the next round: Break 90'],
    ['process', 'To do on every shot: Break 90'],
    ['mindset', 'Keep in mind out there: Break 90'],
    ['practice', 'Your practice promise: Break 90'],
  ] as const)('words a goal of type %s', (type, message) => {
    expect(goals({ id: '1', type, text: 'Break 90', createdAt: '2026-01-01T00:00:00Z' }).message).toBe(message);
  });

  it('has words for every type there is', () => {
    const words = GOAL_TYPES.map(({ type }) => goals(goal('1', '2026-01-01T00:00:00Z', type)).message);
    expect(new Set(words).size).toBe(5);
  });

  it('uses the later id of two goals of one instant', () => {
    const [one, two] = [goal('1', '2026-01-01T00:00:00Z'), goal('2', '2026-01-01T00:00:00Z')];
    expect(goals(two, one).message).toContain('goal 2');
  });
});

describe('every sentence of SPEC section 4', () => {
  const done = { mobilityAssessmentComplete: true };
  it.each<[string, 0 | 1 | 2, Profile, string, string | undefined]>([
    ['swing not assessed', 0, {}, 'Take the swing assessment to see what to work on first.', '/swing-assessment'],
    ['a fault', 0, { swingAssessment: { faultIds: ['poor-shaft-lean'] } }, 'Poor Shaft Lean', undefined],
    [
      'no faults',
      0,
      { assessment: { swingAssessmentComplete: true } },
      'No swing fault stands out. Keep doing what you do.',
      undefined,
    ],
    ['mobility not done', 1, {}, 'Take the mobility assessment to see how your body moves.', '/mobility-assessment'],
    [
      'under 50',
      1,
      { ...done, mobilityScore: 49.99 },
      'Stretch daily: ten minutes will free up your swing.',
      undefined,
    ],
    ['at 50', 1, { ...done, mobilityScore: 50 }, 'Good mobility. Maintain it with regular stretching.', undefined],
    [
      'under 75',
      1,
      { ...done, mobilityScore: 74.99 },
      'Good mobility. Maintain it with regular stretching.',
      undefined,
    ],
    [
      'at 60 with a limit',
      1,
      { ...done, mobilityScore: 60, flexibilityAreas: ['pelvic-control'] },
      'Good mobility overall. Maintain it, and work on your pelvic control.',
      undefined,
    ],
    [
      'at 80 with two limits',
      1,
      { ...done, mobilityScore: 80, flexibilityAreas: ['hips', 'lats'] },
      'Excellent mobility overall. Work on your 2 limited areas.',
      undefined,
    ],
    [
      'at 92 with pain',
      1,
      { ...done, mobilityScore: 92, painAreas: ['lower-back'] },
      'Your lower back: pain comes first. Rest it, and see a doctor or physiotherapist if it stays.',
      undefined,
    ],
    ['at 75', 1, { ...done, mobilityScore: 75 }, 'Excellent mobility. Your body can swing freely.', undefined],
    [
      'no score, areas',
      1,
      { ...done, flexibilityAreas: ['hips-ankles-shoulders', 'lats'] },
      'Work on your hips, ankles and shoulders.',
      undefined,
    ],
    ['no score, no areas', 1, done, 'Mobility assessment complete.', undefined],
    ['no goals', 2, { playingGoals: [] }, 'Set a playing goal for your next round.', undefined],
  ])('the sentence for %s', (_, topic, profile, message, to) => {
    const insight = insights(profile)[topic];
    expect([insight.message, insight.to]).toEqual([message, to]);
  });
});

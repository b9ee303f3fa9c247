import { describe, expect, it } from 'vitest';
import { evidenceOf, type Known } from '#src/domain/coach/evidence.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';

const at = (day: string) => `${day}T10:00:00.000Z`;
const stamped = (id: string, day: string) => ({
  id,
  userId: 'sam',
  createdAt: at(day),
  updatedAt: at(day),
  sortKey: 1,
});
const profile: Profile = {
  ...stamped('sam', '2026-06-01'),
  displayName: 'Sam',
  email: 'sam@example.org',
  trainingPlan: [],
  watchedVideos: [],
  savedDrills: [],
};
const known: Known = {
  today: '2026-11-23',
  index: 12,
  profile,
  rounds: [],
  practised: [],
  trained: [],
  swings: [],
  assessment: undefined,
  draft: undefined,
  busyDays: [],
};
const assessment: Assessment = {
  ...stamped('a', '2026-11-01'),
  kind: 'swing',
  status: 'finished',
  startedAt: at('2026-11-01'),
  finishedAt: at('2026-11-01'),
  answers: {},
  faultIds: ['casting'],
  coachFaults: ['casting'],
  scores: { casting: 10 },
};
const finding = (confidence: 'low' | 'high', verdict?: 'disagree') => ({
  id: `f-${confidence}`,
  faultId: 'sway' as const,
  confidence,
  metric: 'hip',
  value: 9,
  frame: 3,
  ...(verdict ? { verdict } : {}),
});

describe('the evidence of a decision', () => {
  it('separates what a coach said from what the camera saw, each with its day', () => {
    const swings = [
      { recordedAt: at('2026-11-20'), findings: [finding('low')] },
      { recordedAt: at('2026-11-10'), findings: [finding('high')] },
    ];

    const { faults } = evidenceOf({ ...known, swings, assessment });

    expect(faults).toEqual([
      { faultId: 'sway', source: 'video', confidence: 'high', day: at('2026-11-20') },
      { faultId: 'casting', source: 'coach', confidence: 'high', day: at('2026-11-01') },
    ]);
  });

  it('leaves out what the golfer disagreed with, and swings of last season', () => {
    const swings = [
      { recordedAt: at('2026-11-20'), findings: [finding('high', 'disagree')] },
      { recordedAt: at('2026-05-10'), findings: [finding('high')] },
    ];

    expect(evidenceOf({ ...known, swings }).faults).toEqual([]);
  });

  it('uses the faults of a profile whose assessment is not here', () => {
    const assessed = { ...profile, swingAssessment: { faultIds: ['slice'], assessmentDate: at('2026-10-01') } };

    expect(evidenceOf({ ...known, profile: assessed }).faults).toEqual([
      { faultId: 'slice', source: 'questions', confidence: 'low', day: at('2026-10-01') },
    ]);
  });

  it('remembers earlier focuses with what was practised for them', () => {
    const [startedOn, retestOn] = ['2026-10-01', '2026-10-22'];
    const focus = { id: `${startedOn}-putting`, part: 'putting', startedOn, retestOn, endedOn: retestOn } as const;
    const focusHistory = [{ ...focus, chosenBy: 'strokes' as const }];
    const practised = [
      { drillId: 'clock-putt', day: '2026-10-05' },
      { drillId: 'clock-putt', day: '2026-11-05' },
    ];

    const { earlier, current } = evidenceOf({ ...known, profile: { ...profile, focusHistory }, practised });

    expect(current).toBeUndefined();
    expect(earlier).toEqual([
      { part: 'putting', startedOn: '2026-10-01', verdict: 'cannot-tell', drillIds: ['clock-putt'] },
    ]);
  });

  it('keeps an area that hurts out of the limits to train', () => {
    const sore = { ...profile, flexibilityAreas: ['hips', 'ankles'], painAreas: ['hips'] };

    expect(evidenceOf({ ...known, profile: sore })).toMatchObject({ limits: ['ankles'], pain: ['hips'] });
  });
});

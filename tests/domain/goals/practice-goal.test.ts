import { describe, expect, it } from 'vitest';
import type { PracticeBlock } from '#src/domain/entities/practice-session.entity.ts';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { goalProgress, type Logged, practiceTarget } from '#src/domain/goals/practice-goal.ts';

const block = (drillId: string, minutes: number): PracticeBlock => ({
  id: `${drillId}-${minutes}`,
  drillId,
  mode: 'block',
  order: 0,
  plannedSec: minutes * 60,
  actualSec: minutes * 60,
});

describe('a practice goal', () => {
  it.each([
    [
      'Two 20-minute putting sessions a week',
      { counts: 'sessions', of: 2, per: 'week', area: 'putting', leastMinutes: 20 },
    ],
    ['4 clock-putt games', { counts: 'drills', of: 4, per: 'ever', drillId: 'clock-putt' }],
    ['Mobility 10 minutes daily', { counts: 'minutes', of: 10, per: 'day', kind: 'mobility' }],
    ['Three workouts a week', { counts: 'workouts', of: 3, per: 'week' }],
    ['60 minutes of short game per week', { counts: 'minutes', of: 60, per: 'week', area: 'short-game' }],
    [
      'Go to the range twice a week, practice with a plan',
      { counts: 'sessions', of: 2, per: 'week', area: 'full-swing' },
    ],
    ['Twenty minutes of putting a week', { counts: 'minutes', of: 20, per: 'week', area: 'putting' }],
    ['Practise more', undefined],
    ['Stop three-putting', undefined],
  ])('“%s” is read as numbers if it has them', (text, target) => {
    expect(practiceTarget(text)).toEqual(target);
  });

  it.each([
    ['1.5 hours a week', { counts: 'minutes', of: 90, per: 'week' }],
    ['1,5 hours of putting a week', { counts: 'minutes', of: 90, per: 'week', area: 'putting' }],
    ['Half an hour of chipping daily', { counts: 'minutes', of: 30, per: 'day', area: 'short-game' }],
    ['An hour and a half a week', { counts: 'minutes', of: 90, per: 'week' }],
    ['1 hour 30 min a week', { counts: 'minutes', of: 90, per: 'week' }],
    ['Two half hours of putting a week', { counts: 'sessions', of: 2, per: 'week', area: 'putting', leastMinutes: 30 }],
    ['100 putts a day', { counts: 'balls', of: 100, per: 'day', area: 'putting' }],
    ['1½ hours a week', { counts: 'minutes', of: 90, per: 'week' }],
    ['A quarter of an hour of putting a day', { counts: 'minutes', of: 15, per: 'day', area: 'putting' }],
    ['Three quarters of an hour a week', { counts: 'minutes', of: 45, per: 'week' }],
    ['2h30 a week', { counts: 'minutes', of: 150, per: 'week' }],
    ['1,000 putts a week', { counts: 'balls', of: 1000, per: 'week', area: 'putting' }],
    ['1.000 putts a week', { counts: 'balls', of: 1000, per: 'week', area: 'putting' }],
    ['A hundred putts a day', { counts: 'balls', of: 100, per: 'day', area: 'putting' }],
    ['100 three-foot putts a day', { counts: 'balls', of: 100, per: 'day', area: 'putting' }],
    ['50 chips every evening', { counts: 'balls', of: 50, per: 'day', area: 'short-game' }],
    ['Twelve sessions a week', { counts: 'sessions', of: 12, per: 'week' }],
    ['3x20 min a week', { counts: 'sessions', of: 3, per: 'week', leastMinutes: 20 }],
    ['90 min/week', { counts: 'minutes', of: 90, per: 'week' }],
    ['1 1/2 hours a week', { counts: 'minutes', of: 90, per: 'week' }],
    ['3/4 hour a week', { counts: 'minutes', of: 45, per: 'week' }],
    ['50 balls twice a week', { counts: 'balls', of: 100, per: 'week' }],
    ['2 times 50 balls a week', { counts: 'balls', of: 100, per: 'week' }],
    ['Mobility 3x a week', { counts: 'workouts', of: 3, per: 'week', kind: 'mobility' }],
    ['Putting 5 days a week', { counts: 'sessions', of: 5, per: 'week', area: 'putting' }],
    ['Putt 30 min on 2 days a week', { counts: 'sessions', of: 2, per: 'week', area: 'putting', leastMinutes: 30 }],
    ['2 workouts a week of 1.5 hours', { counts: 'workouts', of: 2, per: 'week', leastMinutes: 90 }],
  ])('reads hours, half hours and balls: %s', (text, target) => {
    expect(practiceTarget(text)).toEqual(target);
  });

  it.each([
    'two sessions per month',
    '1,000 putts a month',
    'every other day 30 min',
    '5 hours of practice in 2 weeks',
    '0 sessions a week',
  ])('leaves alone what has nothing to count: %s', (text) => expect(practiceTarget(text)).toBeUndefined());

  it('has examples that all tick themselves', () => {
    for (const example of GOAL_TYPES.find(({ type }) => type === 'practice')!.examples) {
      expect(practiceTarget(example), example).toBeDefined();
    }
  });

  const wednesday = '2026-06-10';
  const logged: Logged = {
    sessions: [
      { practicedOn: '2026-06-10', blocks: [block('clock-putt', 12), block('coin-putt', 10), block('pump', 30)] },
      { practicedOn: '2026-06-08', blocks: [block('coin-putt', 15)] },
      { practicedOn: '2026-06-07', blocks: [block('ladder-lag', 20)] }, // Sunday, first day of the week
      { practicedOn: '2026-06-06', blocks: [block('clock-putt', 40)] },
    ],
    workouts: [
      { completedAt: new Date(2026, 5, 10, 7).toISOString(), kind: 'mobility', durationSec: 630 },
      { completedAt: new Date(2026, 5, 9, 7).toISOString(), kind: 'strength', durationSec: 2400 },
    ],
  };
  const done = (text: string, setOn = '2026-06-01') =>
    goalProgress(practiceTarget(text)!, setOn, logged, wednesday).done;

  it('counts what was logged this week, from Sunday, in its area and long enough', () => {
    expect(done('Two 20-minute putting sessions a week')).toBe(2); // 22 min on Wednesday, 20 on Sunday; 15 is too short
    expect(done('Two putting sessions a week')).toBe(3);
    expect(done('Three workouts a week')).toBe(2);
    expect(done('Two workouts a week of half an hour')).toBe(1);
  });

  it('counts today, and since the day on which the goal was set', () => {
    expect(done('Mobility 10 minutes daily')).toBe(10);
    expect(done('4 clock-putt games')).toBe(2);
    expect(done('4 clock-putt games', '2026-06-07')).toBe(1);
  });
});

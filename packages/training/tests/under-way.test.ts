import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Workout, WorkoutItem } from '../workout.ts';
import { startOfDay, startOfWeek } from '@divot/basics';
import { restChanged, restFrom, restLeft } from '../rest.ts';
import { endOf, isOver, nextItem, runsOn, secondsUntil } from '../under-way.ts';
import { nextTrainingDays, spreadWeekdays, trainingWeek, weeksInARow } from '../week.ts';

const item = (id: string, doneAt: readonly string[], more: Partial<WorkoutItem> = {}): WorkoutItem => ({
  id,
  exerciseId: id,
  order: 0,
  plannedSets: 3,
  sets: doneAt.map((at, n) => ({ id: `${id}-${n}`, reps: 8, done: true, doneAt: at })),
  ...more,
});

const minutesFrom = (start: string, ...minutes: readonly number[]): string[] =>
  minutes.map((after) => new Date(Date.parse(start) + after * 60_000).toISOString());

describe('a workout’s times', () => {
  // Berlin's clocks go back on 2026-10-25 at 03:00 local.
  beforeAll(() => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    return () => vi.unstubAllEnvs();
  });

  it('counts the real time over midnight', () => {
    const workout = {
      startedAt: '2026-06-09T21:40:00.000Z',
      items: [item('a', minutesFrom('2026-06-09T21:40:00.000Z', 9, 18, 27))],
    };
    expect(secondsUntil(workout, '2026-06-09T22:16:00.000Z')).toBe(36 * 60);
  });

  it('counts the real time through the night in which the clock goes back', () => {
    const [start, end] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']; // 02:30 summer time, 02:30 winter time
    expect(new Date(start).getHours()).toBe(new Date(end).getHours());
    const sets = minutesFrom(start, 10, 20, 30, 40, 50);
    expect(secondsUntil({ startedAt: start, items: [item('a', sets)] }, end)).toBe(3600);
  });

  it('never ends before its last set, whatever the device’s clock says then', () => {
    const workout = { startedAt: '2026-06-09T10:00:00.000Z', items: [item('a', ['2026-06-09T10:05:00.000Z'])] };
    expect(endOf(workout, '2026-06-09T09:00:00.000Z')).toBe('2026-06-09T10:05:00.000Z');
    expect(secondsUntil(workout, '2026-06-09T09:00:00.000Z')).toBe(300);
  });

  it('counts no more than ten minutes of a break, nor of a night before it was finished', () => {
    const start = '2026-06-09T10:00:00.000Z';
    const workout = { startedAt: start, items: [item('a', minutesFrom(start, 5, 65, 70))] };
    expect(secondsUntil(workout, '2026-06-10T07:00:00.000Z')).toBe((5 + 10 + 5 + 10) * 60);
  });

  it('is never negative and never over a day', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (start, end) => {
        const seconds = secondsUntil({ startedAt: start.toISOString(), items: [] }, end.toISOString());
        return seconds >= 0 && seconds <= 86_400;
      }),
    );
  });

  const finishedAt = (...instants: string[]): Pick<Workout, 'completedAt'>[] =>
    instants.map((completedAt) => ({ completedAt }));

  it('starts the week on Sunday 00:00 local', () => {
    expect(startOfDay(startOfWeek('2026-06-10')).toISOString()).toBe('2026-06-06T22:00:00.000Z');
    // Saturday 23:59 and Sunday 00:01 in Berlin fall into two weeks.
    expect(weeksInARow(finishedAt('2026-06-06T21:59:00Z', '2026-06-06T22:01:00Z'), '2026-06-10')).toBe(2);
    expect(weeksInARow(finishedAt('2026-06-06T22:01:00Z'), '2026-06-07')).toBe(1);
  });

  it('keeps the series of weeks through the change of the clock, and before this week’s first workout', () => {
    const weekly = finishedAt('2026-10-14T10:00:00Z', '2026-10-21T10:00:00Z', '2026-10-28T10:00:00Z');
    expect(weeksInARow(weekly, '2026-10-29')).toBe(3);
    expect(weeksInARow(weekly, '2026-11-03')).toBe(3);
    expect(weeksInARow(weekly, '2026-11-10')).toBe(0);
    expect(trainingWeek(weekly, '2026-11-03')).toBe(4);
  });

  it('finds the next training days', () => {
    expect(nextTrainingDays([1, 4], '2026-06-10', 3)).toEqual(['2026-06-11', '2026-06-15', '2026-06-18']);
    expect(nextTrainingDays([3], '2026-06-10', 1)).toEqual(['2026-06-10']);
    expect(nextTrainingDays([], '2026-06-10', 3)).toEqual([]);
    for (let n = 1; n <= 7; n++) expect(new Set(spreadWeekdays(n)).size).toBe(n);
    expect(spreadWeekdays(3)).toEqual([1, 3, 5]);
  });
});

describe('a rest', () => {
  const at = new Date('2026-06-10T10:00:00.000Z');
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  afterEach(() => vi.useRealTimers());

  it('ends when it should, however long the phone was locked', () => {
    const end = restFrom(at, 90);
    expect(restLeft(end, later(30))).toBe(60);
    expect(restLeft(end, later(89.2))).toBe(1);
    expect(restLeft(end, later(3600))).toBe(0);
  });
  it('is changed by 15 seconds and ends when nothing is left', () => {
    const end = restFrom(at, 20)!;
    expect(restLeft(restChanged(end, at, 15), at)).toBe(35);
    expect(restLeft(restChanged(end, at, -15), at)).toBe(5);
    expect(restChanged(restFrom(at, 10)!, at, -15)).toBeUndefined();
    expect(restFrom(at, 0)).toBeUndefined();
  });
  it('is never longer than five minutes, even after the clock was set back', () => {
    expect(restLeft(restFrom(at, 90), later(-7200))).toBe(300);
  });
});

describe('a workout in progress', () => {
  it('continues with the first exercise that is not done, in the plan’s order', () => {
    const items = [
      item('b', [], { order: 1 }),
      item('a', ['1', '2', '3'], { order: 0 }),
      item('c', [], { order: 1, swappedFrom: 'b' }),
    ];
    expect(nextItem({ items })?.id).toBe('b');
    const skipped = items.map((one) => (one.id === 'b' ? { ...one, skippedBecause: 'swapped' } : one));
    expect(nextItem({ items: skipped })?.id).toBe('c');
    expect(isOver(item('a', ['1', '2']))).toBe(false);
  });
  it('runs on the device that took it over last', () => {
    const devices = [
      { id: 'p', name: 'iPhone', since: '2026-06-10T10:00:00.000Z' },
      { id: 't', name: 'iPad', since: '2026-06-10T10:05:00.000Z' },
    ];
    expect(runsOn({ devices })?.name).toBe('iPad');
    expect(runsOn({ devices: devices.toReversed() })?.name).toBe('iPad');
    expect(runsOn({})).toBeUndefined();
  });
});

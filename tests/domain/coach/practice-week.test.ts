import { describe, expect, it } from 'vitest';
import { practiceWeekOf } from '#src/domain/coach/practice-week.ts';

describe('the time and places that a golfer has', () => {
  it('are unknown until the golfer answers, and usual if another version wrote an unknown choice', () => {
    expect(practiceWeekOf({})).toBeUndefined();
    expect(practiceWeekOf({ practiceWeek: { sessionsPerWeek: 9, minutes: 15, places: ['green'] } })).toEqual({
      sessionsPerWeek: 3,
      minutes: 40,
      places: ['green'],
    });
  });

  it('are read from a line of words until the golfer answers again', () => {
    const preferences = { welcome: 'done', practiceWeek: '4 20 range,home' };

    expect(practiceWeekOf({ preferences })).toEqual({ sessionsPerWeek: 4, minutes: 20, places: ['range', 'home'] });
    expect(practiceWeekOf({ preferences: { practiceWeek: '3 40 -' } })?.places).toEqual([]);
    const practiceWeek = { sessionsPerWeek: 2, minutes: 60, places: [] };
    expect(practiceWeekOf({ preferences, practiceWeek })).toEqual(practiceWeek);
  });
});

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
});

import { describe, expect, it } from 'vitest';
import { readPracticeWeek, withPracticeWeek } from '#src/domain/coach/practice-week.ts';

describe('the time and places that a golfer has', () => {
  it('come back as answered, beside other preferences', () => {
    const week = { sessionsPerWeek: 4, minutes: 20, places: ['range', 'green', 'home', 'net', 'course'] } as const;
    const preferences = withPracticeWeek({ welcome: 'done' }, week);

    expect(preferences['welcome']).toBe('done');
    expect(Object.values(preferences).every((text) => text.length <= 60)).toBe(true);
    expect(readPracticeWeek(preferences)).toEqual(week);
    expect(readPracticeWeek(withPracticeWeek({}, { ...week, places: [] }))?.places).toEqual([]);
  });

  it('are unknown until the golfer answers, and usual if another version wrote an unknown choice', () => {
    expect(readPracticeWeek(undefined)).toBeUndefined();
    expect(readPracticeWeek({ practiceWeek: '9 15 moon,green' })).toEqual({
      sessionsPerWeek: 3,
      minutes: 40,
      places: ['green'],
    });
  });
});

import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Place } from '#src/domain/practice/session.ts';

// How much practice fits into the golfer's week, and where. Stored as one line among the profile's preferences, such as
//   3 40 range,green
// Sessions, minutes of each, and the places ('-' for anywhere).

export const SESSIONS = [2, 3, 4] as const;
export const MINUTES = [20, 40, 60] as const;
export const PLACES: readonly Place[] = ['range', 'green', 'home', 'net', 'course'];

const KEY = 'practiceWeek';

export type PracticeWeek = {
  readonly sessionsPerWeek: (typeof SESSIONS)[number];
  readonly minutes: (typeof MINUTES)[number];
  /** Empty if any place will do. */
  readonly places: readonly Place[];
};
export const USUAL_WEEK: PracticeWeek = { sessionsPerWeek: 3, minutes: 40, places: [] };

/**
 * The golfer's answer; undefined before they gave one. Figures this version does not offer fall back to the usual ones.
 */
export const readPracticeWeek = (preferences: Profile['preferences']): PracticeWeek | undefined => {
  const line = preferences?.[KEY];
  if (line === undefined) return undefined;
  const [sessions, length, where = ''] = line.split(' ');
  return {
    sessionsPerWeek: SESSIONS.find((one) => String(one) === sessions) ?? USUAL_WEEK.sessionsPerWeek,
    minutes: MINUTES.find((one) => String(one) === length) ?? USUAL_WEEK.minutes,
    places: PLACES.filter((place) => where.split(',').includes(place)),
  };
};

export const withPracticeWeek = (
  preferences: Profile['preferences'],
  { sessionsPerWeek, minutes, places }: PracticeWeek,
): Record<string, string> => ({ ...preferences, [KEY]: `${sessionsPerWeek} ${minutes} ${places.join(',') || '-'}` });

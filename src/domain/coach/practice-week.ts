import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Place } from '@divot/practice';

// How much practice fits into the golfer's week, and where.

export const SESSIONS = [2, 3, 4] as const;
export const MINUTES = [20, 40, 60] as const;
export const PLACES: readonly Place[] = ['range', 'green', 'home', 'net', 'course'];

export type PracticeWeek = {
  readonly sessionsPerWeek: (typeof SESSIONS)[number];
  readonly minutes: (typeof MINUTES)[number];
  /** Empty if any place will do. */
  readonly places: readonly Place[];
};
export const USUAL_WEEK: PracticeWeek = { sessionsPerWeek: 3, minutes: 40, places: [] };

/** A week that was stored as a line of words among the preferences: sessions, minutes, places. "3 40 range,green" */
const weekOfLine = (line: string | undefined): Profile['practiceWeek'] => {
  if (line === undefined) return undefined;
  const [sessions, minutes, places = ''] = line.split(' ');
  return { sessionsPerWeek: Number(sessions), minutes: Number(minutes), places: places.split(',') as Place[] };
};

/**
 * The golfer's answer; undefined before they gave one. Figures this version does not offer fall back to the usual ones.
 */
export const practiceWeekOf = (profile: Pick<Profile, 'practiceWeek' | 'preferences'>): PracticeWeek | undefined => {
  const week = profile.practiceWeek ?? weekOfLine(profile.preferences?.['practiceWeek']);
  return (
    week && {
      sessionsPerWeek: SESSIONS.find((one) => one === week.sessionsPerWeek) ?? USUAL_WEEK.sessionsPerWeek,
      minutes: MINUTES.find((one) => one === week.minutes) ?? USUAL_WEEK.minutes,
      places: PLACES.filter((place) => week.places.includes(place)),
    }
  );
};

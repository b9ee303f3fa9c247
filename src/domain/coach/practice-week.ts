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

/**
 * The golfer's answer; undefined before they gave one. Figures this version does not offer fall back to the usual ones.
 */
export const practiceWeekOf = ({ practiceWeek: week }: Pick<Profile, 'practiceWeek'>): PracticeWeek | undefined =>
  week && {
    sessionsPerWeek: SESSIONS.find((one) => one === week.sessionsPerWeek) ?? USUAL_WEEK.sessionsPerWeek,
    minutes: MINUTES.find((one) => one === week.minutes) ?? USUAL_WEEK.minutes,
    places: PLACES.filter((place) => week.places.includes(place)),
  };

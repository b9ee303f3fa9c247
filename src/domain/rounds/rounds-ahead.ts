import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { isTakenIn } from '#src/domain/invitations/invitation-rules.ts';
import { addDays, localDay } from '@divot/basics';
import { isSameCourseName } from './course-map.ts';

// The rounds of today and tomorrow that the golfer has planned: games they host or are in, and events they run. Their
// courses should have a map before the signal goes.

export type RoundAhead = {
  /** The day it is played, on this device's calendar. */
  readonly day: string;
  /** Where, as the host wrote it. */
  readonly place: string;
  readonly courseId?: string | undefined;
};

const PLAYED: ReadonlySet<Invitation['status']> = new Set(['open', 'full', 'closed']);

type Plans = {
  readonly games: readonly Pick<Invitation, 'userId' | 'startUtc' | 'place' | 'courseId' | 'status' | 'requests'>[];
  readonly events: readonly Pick<GolfEvent, 'day' | 'courses'>[];
};

/** From now until the end of tomorrow, each place once. */
export const roundsAhead = (uid: string, { games, events }: Plans, now: Date): readonly RoundAhead[] => {
  const today = localDay(now);
  const days = [today, addDays(today, 1)];
  const all = [
    ...games
      .filter((game) => game.userId === uid || isTakenIn(game, uid))
      .filter(({ status, startUtc }) => PLAYED.has(status) && Date.parse(startUtc) > now.getTime())
      // A guest's courses have ids of their own.
      .map(({ startUtc, place, courseId, userId }) => ({
        day: localDay(startUtc),
        place,
        courseId: userId === uid ? courseId : undefined,
      })),
    ...events.flatMap(({ day, courses }) => courses.map(({ name }): RoundAhead => ({ day, place: name }))),
  ].filter(({ day }) => days.includes(day));
  return [...new Map(all.map((round) => [`${round.day} ${round.place}`, round])).values()].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
};

/** The golfer's course for a planned round: the one it was planned with, or the only one of that name. */
export const courseAhead = <C extends Pick<Course, 'id' | 'name'>>(
  { place, courseId }: RoundAhead,
  courses: readonly C[],
): C | undefined => {
  const named = courses.filter(({ name }) => isSameCourseName(name, place));
  return courses.find(({ id }) => id === courseId) ?? (named.length === 1 ? named[0] : undefined);
};

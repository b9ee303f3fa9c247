import { HOUR_MS } from '@divot/basics';
import { existingEventsDatabase } from '#src/data/db/events-database.ts';
import { openedDatabase } from '#src/data/live/current.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { type RoundAhead, courseAhead, roundsAhead } from '#src/domain/rounds/rounds-ahead.ts';
import { now } from '#src/platform/clock/clock.ts';
import { newestFirst } from '@divot/documents';

/** Until the end of tomorrow, however long today is. */
const AHEAD_MS = 50 * HOUR_MS;

const soon = (at: Date) => {
  const from = at.getTime();
  return {
    selector: {
      sortKey: {
        $lte: newestFirst(new Date(from).toISOString()),
        $gte: newestFirst(new Date(from + AHEAD_MS).toISOString()),
      },
    },
    sort: [{ sortKey: 'asc' as const }],
    limit: 50,
  };
};

export type PlannedRound = RoundAhead & { readonly course: Course | undefined };

/**
 * The rounds that the golfer has planned for today and tomorrow, each with their course if they have it. Asked every
 * minute, so nothing is copied: courses carry their maps.
 */
export const storedRoundsAhead = async (uid: string): Promise<readonly PlannedRound[]> => {
  const database = await openedDatabase();
  if (!database) return [];
  const games = (await database.games.find(soon(now())).exec()).map((game) => game.toJSON() as Invitation);
  const events = (await (await existingEventsDatabase(uid))?.events.toArray()) ?? [];
  const ahead = roundsAhead(uid, { games, events }, now());
  if (ahead.length === 0) return [];
  const courses = (await database.courses.find().exec()).map((course) => course.toJSON() as Course);
  return ahead.map((round) => ({ ...round, course: courseAhead(round, courses) }));
};

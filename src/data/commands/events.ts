import { type Result, fail, ok } from '@divot/basics';
import { eventsDatabase } from '#src/data/db/events-database.ts';
import { type Board, verifyBoard } from '@divot/golf-games';
import {
  type Answers,
  type EventGroup,
  type GolfEvent,
  type Received,
  eventProblem,
  mergeEvents,
  withProvedCodes,
  withReceived,
} from '#src/domain/events/event.ts';
import type { EventFile } from '#src/domain/events/event-file.ts';
import type { Season } from '#src/domain/events/season.ts';
import { codeOf, readCode } from '#src/domain/rounds/group-board.ts';
import type { CloudBoard } from '#src/platform/cloud.ts';
import { nowIso } from '#src/platform/clock/clock.ts';

// Events and seasons on this device.

const GONE = 'This event is not on this device any more.';
const FULL = 'This device has no room for the event. Nothing changed.';

/** Adds an event, or replaces what is not its cards. */
export const saveEvent = async (uid: string, event: GolfEvent): Promise<Result<GolfEvent>> => {
  const problem = eventProblem(event);
  if (problem) return fail(problem);
  try {
    await eventsDatabase(uid).events.put(event);
    return ok(event);
  } catch {
    return fail(FULL);
  }
};

/** Changes an event as it is stored now, so that two tabs lose nothing of each other. `change` may refuse. */
export const changeEvent = async (
  uid: string,
  id: string,
  change: (event: GolfEvent) => Result<GolfEvent>,
): Promise<Result<GolfEvent>> => {
  const database = eventsDatabase(uid);
  try {
    return await database.transaction('rw', database.events, async () => {
      const before = await database.events.get(id);
      const after = before ? change(before) : fail(GONE);
      if (after.ok) await database.events.put(after.value);
      return after;
    });
  } catch {
    return fail(FULL);
  }
};

/** An empty board: who reads a live board has to be on it. */
const onlyReads = ({ day, courses }: GolfEvent, { course }: EventGroup): string =>
  codeOf({ day, course: courses[course]!.name, players: [] });

/** Takes over what a group's phones share live. Returns whether the cloud answered. */
export const takeLiveCards = async (
  uid: string,
  event: GolfEvent,
  group: EventGroup,
  board: CloudBoard,
): Promise<boolean> => {
  let read = await board.read();
  if (!read.ok && read.error === 'rejected') {
    const joined = await board.publish(onlyReads(event, group));
    read = joined.ok ? await board.read() : joined;
  }
  if (!read.ok) return false;
  const copies = read.value.map(({ code }) => readCode(code));
  // A newer Divot's is left out, and one that somebody has changed.
  const verified = await Promise.all(copies.map(async (one) => (one.ok ? verifyBoard(one.value) : one)));
  const received = verified.flatMap((one) => (one.ok ? [one.value] : []));
  if (received.length > 0)
    await changeEvent(uid, event.id, (before) =>
      ok(
        received.reduce((whole, one) => {
          const after = withReceived(whole, one, nowIso());
          return after.ok && after.value.news.length > 0 ? after.value.event : whole;
        }, before),
      ),
    );
  return true;
};

/** Takes the cards of a code into an event. Refused as `withReceived` says, and if one of its seals is not true. */
export const receiveCards = async (
  uid: string,
  eventId: string,
  board: Board,
  answers: Answers = {},
): Promise<Result<Received>> => {
  const verified = await verifyBoard(board);
  if (!verified.ok) return verified;
  let received: Result<Received> = fail(GONE);
  const changed = await changeEvent(uid, eventId, (before) => {
    received = withReceived(before, board, nowIso(), answers);
    return received.ok ? ok(received.value.event) : received;
  });
  return changed.ok ? received : changed;
};

/** Returns a function that brings it back. */
export const deleteEvent = async (uid: string, event: GolfEvent): Promise<() => Promise<unknown>> => {
  await eventsDatabase(uid).events.delete(event.id);
  return () => eventsDatabase(uid).events.put(event);
};

export const saveSeason = async (uid: string, season: Season): Promise<Result<Season>> => {
  if (season.name.trim() === '') return fail('Give the season a name.');
  try {
    await eventsDatabase(uid).seasons.put(season);
    return ok(season);
  } catch {
    return fail(FULL);
  }
};

/** Returns a function that brings it back. Its events stay. */
export const deleteSeason = async (uid: string, season: Season): Promise<() => Promise<unknown>> => {
  await eventsDatabase(uid).seasons.delete(season.id);
  return () => eventsDatabase(uid).seasons.put(season);
};

/** Takes over the events and the season of a file. Of an event that is here already, only the cards are added. */
export const takeEventFile = async (uid: string, { events, season }: EventFile): Promise<Result<number>> => {
  const database = eventsDatabase(uid);
  const proved = await Promise.all(events.map(withProvedCodes));
  try {
    await database.transaction('rw', database.events, database.seasons, async () => {
      for (const event of proved) {
        const here = await database.events.get(event.id);
        await database.events.put(here ? mergeEvents(here, event, nowIso()) : event);
      }
      const storedSeason = season && (await database.seasons.get(season.id));
      if (season)
        await database.seasons.put(
          storedSeason ? { ...storedSeason, events: [...new Set([...storedSeason.events, ...season.events])] } : season,
        );
    });
    return ok(events.length);
  } catch {
    return fail(FULL);
  }
};

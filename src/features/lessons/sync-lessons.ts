import { advanceLesson, moveLesson, openBookings, waitingRequests } from '#src/data/commands/bookings.ts';
import { storedProfile } from '#src/data/queries/profile.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { coachUserOf } from '#src/data/queries/coaches.ts';
import { isExpired } from '#src/domain/lessons/lesson-state.ts';
import { BOOKING_DAYS, nearestStarts } from '#src/domain/lessons/slots.ts';
import { DAY_MS, type Result, fail, ok } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { runExclusive } from '#src/platform/waiting/exclusive.ts';
import type { BookingClient, BookingFailure, CoachStatus } from '#src/services/booking/booking.ts';
import { copy } from './copy.ts';

// Sends lesson requests when there is a connection, whichever screen is open, one tab at a time. If a start was lost
// meanwhile, the request comes back with the three nearest free ones. Then fetches the coaches' answers.

const STATUS: Readonly<Record<CoachStatus, Booking['status']>> = {
  accepted: 'confirmed',
  pending: 'requested',
  rejected: 'declined',
  cancelled: 'cancelled',
};

const alternativesTo = async (
  client: BookingClient,
  coachUser: string,
  booking: Booking,
): Promise<readonly string[]> => {
  const free = await client.freeStarts(
    { coachUser, slug: booking.lessonType ?? '' },
    { fromUtc: nowIso(), toUtc: new Date(now().getTime() + BOOKING_DAYS * DAY_MS).toISOString() },
  );
  return free.ok ? nearestStarts(free.value, booking.startUtc, nowIso()) : [];
};

/** The result of one request. Undefined if the calendar could not be reached, so the request keeps waiting. */
export type Sent = 'confirmed' | 'requested' | 'lost' | undefined;

const send = async (client: BookingClient, booking: Booking): Promise<Sent> => {
  const [profile, coachUser] = await Promise.all([storedProfile(booking.userId), coachUserOf(booking.coachId)]);
  if (!profile || coachUser === undefined) return undefined;
  const answer = await client.book({
    coachUser,
    slug: booking.lessonType ?? '',
    requestId: booking.id,
    startUtc: booking.startUtc,
    golfer: { name: profile.displayName || profile.email, email: profile.email, timeZone: booking.userTz ?? 'UTC' },
    notes: booking.note ?? '',
  });
  if (answer.ok) {
    const { status, externalId, startUtc, endUtc } = answer.value;
    await advanceLesson(booking.id, STATUS[status], { externalId, startUtc, endUtc });
    return status === 'pending' ? 'requested' : 'confirmed';
  }
  const finalFailures: readonly BookingFailure[] = ['taken', 'too-soon', 'not-found', 'refused'];
  if (!finalFailures.includes(answer.error)) return undefined;
  const alternatives = await alternativesTo(client, coachUser, booking);
  await advanceLesson(booking.id, 'requested-local', { alternatives });
  return 'lost';
};

const refresh = async (client: BookingClient, booking: Booking): Promise<void> => {
  const answer = await client.read(booking.externalId ?? '');
  if (answer.ok && answer.value.status === 'cancelled') {
    const now = await client.standing(booking.id, (await storedProfile(booking.userId))?.email ?? '');
    if (now && now.status !== 'rejected') {
      const { status, ...edit } = now;
      await advanceLesson(booking.id, STATUS[status], edit);
      return;
    }
  }
  if (answer.ok && STATUS[answer.value.status] !== booking.status) {
    const byCoach = answer.value.status === 'cancelled' ? { cancelledBy: 'coach' as const } : {};
    await advanceLesson(booking.id, STATUS[answer.value.status], byCoach);
  } else if (isExpired(booking, nowIso())) {
    await advanceLesson(booking.id, 'expired');
  }
};

const oneByOne = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop -- in the order they were asked for
    await work(item);
  }
};

const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> => runExclusive('divot-lessons', work);

/** Sends waiting requests and fetches the answers. Returns the result of each request by its id. */
export const syncLessons = async (client: BookingClient): Promise<ReadonlyMap<string, Sent>> => {
  const outcome = new Map<string, Sent>();
  const work = async () => {
    await oneByOne(await waitingRequests(), async (booking) => {
      outcome.set(booking.id, await send(client, booking));
    });
    await oneByOne(await openBookings(), (booking) => refresh(client, booking));
  };
  await oneTabAtATime(work);
  return outcome;
};

/**
 * Moves a lesson in the coach's calendar and here. No answers are fetched meanwhile, because the move ends the old
 * booking.
 */
export const moveInCalendar = (client: BookingClient, id: string, startUtc: string): Promise<Result<Booking>> =>
  oneTabAtATime(() =>
    moveLesson(id, startUtc, async (externalId) => {
      const moved = await client.reschedule(externalId, startUtc);
      if (!moved.ok) return fail(moved.error === 'offline' ? copy.move.offline : copy.book.failed[moved.error]);
      const { status, ...span } = moved.value;
      return ok({ ...span, status: status === 'pending' ? 'requested' : 'confirmed' });
    }),
  );

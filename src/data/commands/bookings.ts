import { longest } from '#src/domain/entities/limits.ts';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { calendarVersion } from '#src/domain/lessons/calendar-file.ts';
import { mayBecome } from '#src/domain/lessons/lesson-state.ts';
import { clashWith, endOf } from '#src/domain/lessons/slots.ts';
import { type Result, compact, fail, ok, truncate } from '@divot/basics';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { runExclusive } from '#src/platform/waiting/exclusive.ts';
import { add, newDocument, change, stored } from './store.ts';

// Lessons, requests and messages to coaches. A lesson is stored before the coach is asked, so that the request still
// goes out after a lost signal or a dead battery.

export const NOTE_LENGTH = 500;
export const MESSAGE_LENGTH = longest('bookings', 'note');
export const FEEL_LENGTH = longest('bookings', 'feel');

/**
 * One tab at a time, however long a coach's calendar takes to respond, so that each check sees what is really stored.
 */
const oneByOne = <T>(work: () => Promise<T>): Promise<T> => runExclusive('divot-bookings', work);

const storedLessons = () =>
  stored('bookings', { selector: { kind: 'lesson' }, sort: [{ sortKey: 'asc' }], limit: 500 });

const clashText = (clash: Booking): string =>
  clash.coachName
    ? `You already have a lesson with ${clash.coachName} at that time.`
    : 'You already have a lesson at that time.';

export type LessonInput = {
  readonly coachId: string;
  readonly coachName: string;
  readonly coachTz: string;
  readonly userTz: string;
  readonly lessonType: string;
  readonly minutes: number;
  readonly startUtc: string;
  readonly topicFaultIds: readonly string[];
  readonly shared: readonly string[];
  readonly note: string;
  readonly price?: { readonly amount: number; readonly currency: string };
};

/** Saves the request for a lesson, unless it overlaps another of the golfer's lessons, in any tab. */
export const requestLesson = (userId: string, input: LessonInput): Promise<Result<Booking>> =>
  oneByOne(async () => {
    const startUtc = new Date(input.startUtc).toISOString();
    const endUtc = endOf(startUtc, input.minutes);
    if (startUtc <= nowIso()) return fail('This time has passed. Choose another.');
    const clash = clashWith(await storedLessons(), { startUtc, endUtc });
    if (clash) return fail(clashText(clash));
    const { minutes: _, price, topicFaultIds, shared, note, ...rest } = input;
    return add(
      'bookings',
      compact({
        ...rest,
        ...newDocument(userId),
        kind: 'lesson',
        status: 'requested-local',
        startUtc,
        endUtc,
        topicFaultIds: [...topicFaultIds],
        shared: [...shared],
        note: note.trim(),
        price,
      }),
    );
  });

/** Saves a message to a coach as it was passed to the golfer's own mail or messenger. */
export const keepMessage = (
  userId: string,
  message: Pick<LessonInput, 'coachId' | 'coachName' | 'shared'> & {
    readonly text: string;
    readonly kind: 'message' | 'request';
  },
): Promise<Result<Booking>> => {
  const text = message.text.trim();
  if (text === '') return Promise.resolve(fail('Write your message first.'));
  const at = nowIso();
  return add('bookings', {
    ...newDocument(userId, at),
    kind: message.kind,
    status: 'sent',
    startUtc: at,
    coachId: message.coachId,
    coachName: message.coachName,
    shared: [...message.shared],
    note: truncate(text, MESSAGE_LENGTH),
  });
};

type Change = Partial<
  Pick<Booking, 'externalId' | 'startUtc' | 'endUtc' | 'cancelledBy' | 'cancelReason' | 'workedOn' | 'feel' | 'drills'>
> & { readonly alternatives?: readonly string[] | undefined };

const changed = (booking: Booking, status: Booking['status'], edit: Change): Booking => {
  const { alternatives: before, ...rest } = booking;
  const { alternatives = before, ...others } = edit;
  return compact({ ...rest, ...others, status, alternatives: alternatives ? [...alternatives] : undefined });
};

/** The next step of a lesson. Refused if the step no longer fits, because another tab or device was faster. */
export const advanceLesson = (id: string, status: Booking['status'], edit: Change = {}): Promise<Result<Booking>> =>
  change('bookings', id, (booking) =>
    booking.status === status || mayBecome(booking.status, status)
      ? changed(booking, status, edit)
      : 'This lesson has changed in the meantime.',
  );

/** The lesson's new time. Refused if it overlaps another of the golfer's lessons. */
const movedSpan = async (
  id: string,
  startUtc: string,
): Promise<Result<{ readonly booking: Booking; readonly startUtc: string; readonly endUtc: string }>> => {
  const lessons = await storedLessons();
  const booking = lessons.find((one) => one.id === id);
  if (!booking?.endUtc) return fail('It is not on this device any more.');
  const minutes = (Date.parse(booking.endUtc) - Date.parse(booking.startUtc)) / 60_000;
  const span = { startUtc, endUtc: endOf(startUtc, minutes) };
  const clash = clashWith(lessons, span, id);
  return clash ? fail(clashText(clash)) : ok({ booking, ...span });
};

export type Moved = Required<Pick<Booking, 'externalId' | 'startUtc' | 'endUtc'>> & {
  readonly status: 'requested' | 'confirmed';
};

/**
 * Moves a booked lesson: compares its new time with the golfer's other lessons, then `ask` asks the coach's calendar.
 * Both run under one lock, so no other tab books or moves in between.
 */
export const moveLesson = (
  id: string,
  startUtc: string,
  ask: (externalId: string) => Promise<Result<Moved>>,
): Promise<Result<Booking>> =>
  oneByOne(async () => {
    const span = await movedSpan(id, startUtc);
    if (!span.ok) return span;
    const { status: before, externalId } = span.value.booking;
    if (externalId === undefined || !mayBecome(before, 'rescheduled'))
      return fail('This lesson has changed in the meantime.');
    const moved = await ask(externalId);
    if (!moved.ok) return moved;
    const { status, ...edit } = moved.value;
    return change('bookings', id, (booking) => changed(booking, status, edit));
  });

/** Asks again with another start, after the first one was taken. */
export const moveRequest = (id: string, startUtc: string): Promise<Result<Booking>> =>
  oneByOne(async () => {
    const span = await movedSpan(id, startUtc);
    if (!span.ok) return span;
    const { endUtc } = span.value;
    return change('bookings', id, ({ alternatives: _, ...rest }) => ({
      ...rest,
      startUtc,
      endUtc,
      status: 'requested-local',
    }));
  });

/** Notes the version of a lesson that goes into the golfer's calendar now. */
export const noteInCalendar = (id: string): Promise<Result<Booking>> =>
  change('bookings', id, (booking) => ({ ...booking, inCalendar: calendarVersion(booking) }));

/** Saves the result of a lesson: what was worked on, one feel, the drills. */
export const noteOutcome = (
  id: string,
  outcome: {
    readonly workedOn: string;
    readonly feel: string;
    readonly drills: readonly string[];
    readonly came: boolean;
  },
): Promise<Result<Booking>> =>
  change('bookings', id, (booking) => ({
    ...booking,
    status: outcome.came ? 'done' : 'no-show',
    workedOn: outcome.workedOn.trim(),
    feel: truncate(outcome.feel.trim(), FEEL_LENGTH),
    drills: [...outcome.drills],
  }));

/** Lessons to request from the coach, oldest request first. */
export const waitingRequests = async (): Promise<readonly Booking[]> =>
  (await storedLessons())
    .filter(
      ({ status, startUtc, alternatives }) =>
        status === 'requested-local' && !alternatives && startUtc > now().toISOString(),
    )
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Lessons that the coach may have confirmed, moved or cancelled meanwhile. */
export const openBookings = async (): Promise<readonly Booking[]> =>
  (await storedLessons()).filter(
    ({ status, externalId }) => externalId !== undefined && (status === 'requested' || status === 'confirmed'),
  );

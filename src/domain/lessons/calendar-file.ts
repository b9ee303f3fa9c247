import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { REMINDER_HOURS } from './lesson-state.ts';

// Writes an iCalendar file (RFC 5545) with one lesson. Times are UTC, so that every calendar shows them in its own
// zone. A lesson that was moved or cancelled is a later version of the same event: calendars replace the earlier one.

type Version = NonNullable<Booking['inCalendar']>;
type Lesson = Pick<Booking, 'startUtc' | 'endUtc' | 'status' | 'inCalendar'>;

const eventStatus = (status: Booking['status']): Version['status'] => {
  if (status === 'requested-local' || status === 'requested') return 'TENTATIVE';
  return status === 'confirmed' || status === 'done' || status === 'no-show' ? 'CONFIRMED' : 'CANCELLED';
};

/** The version that the golfer's calendar should have: the saved one, or the next if the lesson has changed since. */
export const calendarVersion = ({ startUtc, endUtc = startUtc, status, inCalendar: saved }: Lesson): Version => {
  const event = { startUtc, endUtc, status: eventStatus(status) };
  if (!saved) return { ...event, sequence: 0 };
  const isSaved = saved.startUtc === startUtc && saved.endUtc === endUtc && saved.status === event.status;
  return { ...event, sequence: isSaved ? saved.sequence : saved.sequence + 1 };
};

/** Whether the golfer's calendar has a lesson to come that was moved or cancelled after it was saved there. */
export const isCalendarBehind = (lesson: Lesson, nowIso: string): boolean => {
  const { sequence, endUtc } = calendarVersion(lesson);
  return lesson.inCalendar !== undefined && sequence > lesson.inCalendar.sequence && endUtc > nowIso;
};

type Event = Version & {
  readonly id: string;
  readonly title: string;
  readonly notes: string;
  /** Where the coach teaches. */
  readonly location: string | undefined;
  /** When Divot made this version of the event. */
  readonly madeAt: string;
};

const LINE_OCTETS = 75;
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

/** Folds a line into lines of at most 75 octets, each continued after a space. Never splits a character. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const alarms = (title: string): readonly string[] =>
  REMINDER_HOURS.flatMap((hours) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${hours}H`,
    'END:VALARM',
  ]);

export const calendarFile = (event: Event): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Divot//Lessons//EN',
    event.status === 'CANCELLED' ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@divot`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.startUtc)}`,
    `DTEND:${utc(event.endUtc)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `STATUS:${event.status}`,
    ...(event.status === 'CANCELLED' ? [] : alarms(event.title)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

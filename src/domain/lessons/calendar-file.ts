import { REMINDER_HOURS } from './lesson-state.ts';

// Writes an iCalendar file (RFC 5545) with one lesson. Times are UTC, so that every calendar shows them in its own
// zone.

type Event = {
  readonly id: string;
  readonly startUtc: string;
  readonly endUtc: string;
  readonly title: string;
  readonly notes: string;
  /** When Divot made this version of the event. */
  readonly madeAt: string;
  readonly cancelled?: boolean;
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

export const calendarFile = (event: Event): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Divot//Lessons//EN',
    event.cancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@divot`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.startUtc)}`,
    `DTEND:${utc(event.endUtc)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...REMINDER_HOURS.flatMap((hours) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(event.title)}`,
      `TRIGGER:-PT${hours}H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

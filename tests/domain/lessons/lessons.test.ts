import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '#src/domain/entities/booking.entity.ts';
import { calendarFile, calendarVersion, isCalendarBehind } from '#src/domain/lessons/calendar-file.ts';
import {
  awaitsOutcome,
  dueReminder,
  isExpired,
  isFreeToCancel,
  isUpcoming,
  mayBecome,
} from '#src/domain/lessons/lesson-state.ts';
import { bookingDays, clashWith, endOf, nearestStarts, overlaps, slotsByDay } from '#src/domain/lessons/slots.ts';
import { clockIn, dayIn, isZone, sameClock, timeIn, zonedTime } from '#src/domain/lessons/zones.ts';

const lesson = (over: Partial<Booking> = {}): Booking => ({
  id: 'l1',
  userId: 'sam',
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  sortKey: 1,
  kind: 'lesson',
  status: 'confirmed',
  startUtc: '2026-05-04T09:00:00.000Z',
  endUtc: '2026-05-04T10:00:00.000Z',
  ...over,
});

describe('one lesson, two clocks', () => {
  it('shows a coach in India and a golfer in California the same instant on different days', () => {
    const start = '2026-01-15T03:30:00.000Z';
    expect([timeIn(start, 'Asia/Kolkata'), dayIn(start, 'Asia/Kolkata')]).toEqual(['09:00', '2026-01-15']);
    expect([timeIn(start, 'America/Los_Angeles'), dayIn(start, 'America/Los_Angeles')]).toEqual([
      '19:30',
      '2026-01-14',
    ]);
    expect([clockIn(start, 'Asia/Kolkata', 'en-GB'), clockIn(start, 'Asia/Kolkata', 'en-US')]).toEqual([
      '9:00',
      expect.stringMatching(/^9:00\sAM$/),
    ]);
    expect(zonedTime(start, 'Asia/Kolkata').place).toBe('Kolkata, GMT+5:30');
    expect(zonedTime(start, 'America/Los_Angeles').place).toBe('Los Angeles, PST');
    expect(zonedTime(start, 'UTC').place).toBe('UTC');
  });

  it('keeps 09:00 in London at 09:00 through the March change, one hour earlier in UTC', () => {
    expect(timeIn('2026-03-28T09:00:00.000Z', 'Europe/London')).toBe('09:00');
    expect(timeIn('2026-03-29T08:00:00.000Z', 'Europe/London')).toBe('09:00');
    expect(zonedTime('2026-03-29T08:00:00.000Z', 'Europe/London').place).toBe('London, GMT+1');
  });

  it('separates the two 01:30 of the night in October', () => {
    const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    expect([timeIn(first, 'Europe/London'), timeIn(second, 'Europe/London')]).toEqual(['01:30', '01:30']);
    expect(zonedTime(first, 'Europe/London').place).not.toBe(zonedTime(second, 'Europe/London').place);
  });

  it('needs one clock only if both show the same', () => {
    expect(sameClock('2026-06-01T08:00:00.000Z', 'Europe/London', 'Europe/Lisbon')).toBe(true);
    expect(sameClock('2026-06-01T08:00:00.000Z', 'Europe/London', 'UTC')).toBe(false);
    expect([isZone('Asia/Kolkata'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false]);
  });
});

describe('when a lesson can be', () => {
  it('offers 60 days, none twice, none left out, across a change of the clocks', () => {
    const days = bookingDays('2026-03-01T23:30:00.000Z', 'America/Los_Angeles');
    expect([days[0], days.length, new Set(days).size, days.at(-1)]).toEqual(['2026-03-01', 60, 60, '2026-04-29']);
  });

  it('sorts starts into the golfer’s days and leaves out what is over', () => {
    const days = slotsByDay(
      ['2026-01-15T03:30:00Z', '2026-01-14T20:00:00.000Z', '2026-01-15T09:00:00+05:30', '2026-01-10T00:00:00Z'],
      'America/Los_Angeles',
      '2026-01-12T00:00:00.000Z',
    );
    expect([...days]).toEqual([['2026-01-14', ['2026-01-14T20:00:00.000Z', '2026-01-15T03:30:00.000Z']]]);
  });

  it('lasts its full length, also in the night when the clocks change', () => {
    expect(endOf('2026-03-29T00:30:00.000Z', 90)).toBe('2026-03-29T02:00:00.000Z');
  });

  it('finds a clash in every state that blocks the time, and none back to back', () => {
    const span = { startUtc: '2026-05-04T09:30:00.000Z', endUtc: '2026-05-04T10:30:00.000Z' };
    for (const status of ['requested-local', 'requested', 'confirmed'] as const) {
      expect(clashWith([lesson({ status })], span)?.id).toBe('l1');
    }
    for (const status of ['cancelled', 'declined', 'expired', 'rescheduled', 'done'] as const) {
      expect(clashWith([lesson({ status })], span)).toBeUndefined();
    }
    expect(clashWith([lesson()], { startUtc: '2026-05-04T10:00:00.000Z', endUtc: '2026-05-04T11:00:00.000Z' })).toBe(
      undefined,
    );
    expect(clashWith([lesson()], span, 'l1')).toBeUndefined();
  });

  it('overlapping is mutual', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 90 })).map(([at, minutes]) => ({
      startUtc: endOf('2026-05-04T00:00:00.000Z', at),
      endUtc: endOf('2026-05-04T00:00:00.000Z', at + minutes),
    }));
    fc.assert(fc.property(span, span, (a, b) => overlaps(a, b) === overlaps(b, a)));
  });

  it('names the three nearest starts to a lost one, in order of time, never the lost one or a past one', () => {
    const starts = ['07:00', '08:00', '10:00', '11:00', '15:00', '09:00'].map((time) => `2026-05-04T${time}:00.000Z`);
    const wanted = '2026-05-04T09:00:00.000Z';
    expect(nearestStarts(starts, wanted, '2026-05-04T07:30:00.000Z')).toEqual([
      '2026-05-04T08:00:00.000Z',
      '2026-05-04T10:00:00.000Z',
      '2026-05-04T11:00:00.000Z',
    ]);
  });
});

describe('the life of a lesson', () => {
  it('allows only the listed transitions', () => {
    expect(mayBecome('requested', 'confirmed')).toBe(true);
    expect(mayBecome('cancelled', 'confirmed')).toBe(false);
    expect(mayBecome('requested-local', 'done')).toBe(false);
  });

  it('expires 48 hours after a request without a reply', () => {
    const asked = lesson({ status: 'requested' });
    expect(isExpired(asked, '2026-05-03T08:00:00.000Z')).toBe(false);
    expect(isExpired(asked, '2026-05-03T08:00:00.001Z')).toBe(true);
    expect(isExpired(lesson(), '2026-06-01T00:00:00.000Z')).toBe(false);
  });

  it('is free to cancel until exactly 24 hours before', () => {
    expect(isFreeToCancel(lesson(), '2026-05-03T09:00:00.000Z')).toBe(true);
    expect(isFreeToCancel(lesson(), '2026-05-03T09:00:00.001Z')).toBe(false);
    expect(isFreeToCancel(lesson({ status: 'requested' }), '2026-05-04T08:00:00.000Z')).toBe(true);
  });

  it('is upcoming until it is over, then waits for what was worked on', () => {
    expect(isUpcoming(lesson(), '2026-05-04T09:59:59.000Z')).toBe(true);
    expect(isUpcoming(lesson(), '2026-05-04T10:00:00.000Z')).toBe(false);
    expect(awaitsOutcome(lesson(), '2026-05-04T10:00:00.000Z')).toBe(true);
    expect(isUpcoming(lesson({ status: 'declined' }), '2026-05-01T10:00:00.000Z')).toBe(false);
  });

  it.each([
    ['2026-05-03T08:59:59.000Z', undefined],
    ['2026-05-03T09:00:00.000Z', 24],
    ['2026-05-04T06:59:59.000Z', 24],
    ['2026-05-04T07:00:00.000Z', 2],
    ['2026-05-04T09:00:00.000Z', undefined],
  ])('at %s the reminder is %s', (now, hours) => expect(dueReminder(lesson(), now)).toBe(hours));
});

describe('the calendar file', () => {
  const file = calendarFile({
    id: 'l1',
    startUtc: '2026-03-29T00:30:00.000Z',
    endUtc: '2026-03-29T02:00:00.000Z',
    title: 'Golf lesson: Ines, range; bring a 7-iron',
    notes: `Two lines\nand ${'ä'.repeat(80)}`,
    location: 'Lisbon, Portugal',
    sequence: 0,
    status: 'CONFIRMED',
    madeAt: '2026-03-01T10:00:00.000Z',
  });
  it('says when in UTC and reminds 24 and 2 hours before', () => {
    expect(file).toContain('DTSTART:20260329T003000Z\r\n');
    expect(file).toContain('DTEND:20260329T020000Z\r\n');
    expect(file.match(/TRIGGER:-PT(24|2)H/g)).toHaveLength(2);
  });
  it('says where the coach teaches', () => expect(file).toContain('LOCATION:Lisbon\\, Portugal\r\n'));
  it('counts the versions of a lesson: moved, asked for anew, cancelled', () => {
    const versions: ReturnType<typeof calendarVersion>[] = [];
    let inCalendar: ReturnType<typeof calendarVersion> | undefined;
    for (const over of [
      {},
      {}, // saved again, unchanged
      { startUtc: '2026-05-04T12:30:00.000Z', status: 'requested' },
      { startUtc: '2026-05-04T12:30:00.000Z', status: 'confirmed' },
      { startUtc: '2026-05-04T12:30:00.000Z', status: 'cancelled' },
    ] as const) {
      inCalendar = calendarVersion({ ...lesson(over), ...(inCalendar ? { inCalendar } : {}) });
      versions.push(inCalendar);
    }
    expect(versions.map(({ sequence, status }) => `${sequence} ${status}`)).toEqual([
      '0 CONFIRMED',
      '0 CONFIRMED',
      '1 TENTATIVE',
      '2 CONFIRMED',
      '3 CANCELLED',
    ]);
  });
  it('takes a cancelled lesson out, with no reminder of it', () => {
    const cancelled = calendarFile({
      ...calendarVersion(lesson({ status: 'cancelled', inCalendar: calendarVersion(lesson()) })),
      id: 'l1',
      title: 'Golf lesson',
      notes: '',
      location: undefined,
      madeAt: '2026-05-01T10:00:00.000Z',
    });
    expect(cancelled).toContain('METHOD:CANCEL\r\n');
    expect(cancelled).toContain('SEQUENCE:1\r\n');
    expect(cancelled).toContain('STATUS:CANCELLED\r\n');
    expect(cancelled).toContain('UID:l1@divot\r\n');
    expect(cancelled).not.toContain('VALARM');
  });
  it('knows that a calendar is behind, until the lesson is over', () => {
    const saved = { inCalendar: calendarVersion(lesson()) };
    const before = '2026-05-01T10:00:00.000Z';
    expect(isCalendarBehind(lesson(), before)).toBe(false); // never saved
    expect(isCalendarBehind(lesson(saved), before)).toBe(false);
    expect(isCalendarBehind(lesson({ ...saved, status: 'cancelled' }), before)).toBe(true);
    expect(isCalendarBehind(lesson({ ...saved, status: 'declined' }), before)).toBe(true);
    expect(isCalendarBehind(lesson({ ...saved, status: 'done' }), before)).toBe(false);
    expect(isCalendarBehind(lesson({ ...saved, status: 'cancelled' }), '2026-05-05T10:00:00.000Z')).toBe(false);
  });
  it('escapes what would end a value, and folds at 75 octets without cutting a character', () => {
    expect(file).toContain('SUMMARY:Golf lesson: Ines\\, range\\; bring a 7-iron');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:Two lines\\nand ${'ä'.repeat(80)}\r\n`);
  });
});

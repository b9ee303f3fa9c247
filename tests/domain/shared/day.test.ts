import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packLines } from '#src/domain/coaches/lesson-pack.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { addDays, localDay, startOfDay, startOfMonth, startOfWeek, weekdayOf } from '@divot/basics';
import { dayText } from '#src/platform/clock/day-text.ts';
import { fromCloud } from '#src/sync/wire.ts';

// A day is the golfer's own calendar day: half-hour zones, clocks that change at midnight, both sides of the date line.

const ZONES = [
  'Pacific/Kiritimati', // UTC+14
  'Pacific/Pago_Pago', // UTC-11
  'Pacific/Auckland',
  'Pacific/Chatham', // three quarters of an hour
  'Australia/Lord_Howe', // clocks change by half an hour
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'America/St_Johns',
  'America/Santiago', // clocks change at midnight
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Los_Angeles',
  'Europe/London',
  'UTC',
];
const instant = fc.date({ min: new Date('2012-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
const aDay = instant.map((at) => at.toISOString().slice(0, 10));
const inZone = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(ZONES)('in %s', (zone) => {
  it('the day of an instant is the one on the clock there, and a day stays that day', () => {
    vi.stubEnv('TZ', zone);
    const there = inZone(zone);
    fc.assert(
      fc.property(instant, (at) => {
        const day = there.format(at);
        expect(localDay(at.toISOString())).toBe(day);
        expect(localDay(day)).toBe(day);
        expect(dayText(at.toISOString())).toBe(dayText(day));
      }),
    );
  });

  it('a day begins at its first instant, also where the clocks change at midnight', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(aDay, (day) => {
        const start = startOfDay(day);
        expect(localDay(start)).toBe(day);
        expect(localDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

it('weeks begin on Sunday and months on the first, whatever the clocks do', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const sunday = startOfWeek(day);
      expect(weekdayOf(sunday)).toBe(0);
      expect([0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(sunday, ahead))).toContain(day);
      expect(startOfMonth(day)).toBe(`${day.slice(0, 8)}01`);
    }),
  );
});

describe('a round of the earlier app, which has only its instant', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-01T00:30:00.000Z', '2026-10-31'], // Saturday, 17:30
    ['Asia/Tokyo', '2026-10-31T23:30:00.000Z', '2026-11-01'], // Sunday, 8:30
    ['Pacific/Auckland', '2026-10-31T20:00:00.000Z', '2026-11-01'],
    ['Europe/London', '2026-10-31T10:00:00.000Z', '2026-10-31'],
  ])('in %s, %s, was played on %s', (zone, date, playedOn) => {
    vi.stubEnv('TZ', zone);
    expect(fromCloud('rounds', 'r1', { userId: 'sam', date }, 'sam')).toMatchObject({ value: { playedOn } });
  });
});

it('a coach reads the day of a swing that the golfer’s own list names', () => {
  const swing = { id: 's1', recordedAt: '2026-11-22T18:00:00.000Z' } as Swing;
  const source = { faultIds: [], rounds: [], swings: [swing], handicap: undefined };
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(packLines(['swing:s1'], source).join('\n')).toContain('Swing of 2026-11-23');
  vi.stubEnv('TZ', 'Pacific/Pago_Pago');
  expect(packLines(['swing:s1'], source).join('\n')).toContain('Swing of 2026-11-22');
});

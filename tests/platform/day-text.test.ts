import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import {
  appointmentText,
  dateText,
  dayOfMonthText,
  dayText,
  longDayText,
  momentText,
  monthText,
  shortDayText,
  timeText,
  weekdayText,
} from '#src/platform/clock/day-text.ts';

const speak = (language: string) => vi.stubGlobal('navigator', { language });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('in the United States a day reads as the browser would write it', () => {
  speak('en-US');
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  const forms = [
    [dayText, written({ day: 'numeric', month: 'short', year: 'numeric' })],
    [longDayText, written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })],
    [weekdayText, written({ weekday: 'short', day: 'numeric', month: 'short' })],
    [dayOfMonthText, written({ day: 'numeric', month: 'short' })],
    [dateText, written({ day: 'numeric', month: 'long' })],
    [(day: string) => monthText(day.slice(0, 7)), written({ month: 'short', year: 'numeric' })],
  ] as const;
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (at) => {
      const day = at.toISOString().slice(0, 10);
      for (const [text, format] of forms) expect(text(day)).toBe(format.format(new Date(`${day}T12:00:00Z`)));
    }),
  );
});

it.each(['en-GB', 'en-AU', 'de-DE', 'ar-EG'])('elsewhere the day comes first, in English (%s)', (language) => {
  speak(language);
  expect([dayText, longDayText, weekdayText, dayOfMonthText, dateText].map((text) => text('2026-05-01'))).toEqual([
    '1 May 2026',
    'Friday, 1 May 2026',
    'Fri, 1 May',
    '1 May',
    '1 May',
  ]);
  expect(shortDayText('2026-11-23')).toBe('Mon 23');
});

it('an instant reads as the golfer’s own day and the time on their clock', () => {
  speak('en-US');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const at = '2026-05-02T03:00:00Z';
  expect([momentText(at), appointmentText(at)]).toEqual([
    `May 1, 2026, ${timeText(at)}`,
    `Fri, May 1, ${timeText(at)}`,
  ]);
  vi.unstubAllEnvs();
});

it('a day that is in no calendar, as another app may have stored, stays as it is', () => {
  expect([dayText('2026-13-41'), weekdayText('soon')]).toEqual(['2026-13-41', 'soon']);
});

import type { Iso, IsoDay } from '@divot/basics';
import { dayOfDate } from '#src/domain/shared/day-of-date.ts';

// Days in English, like all words of the app, and times as this device's language writes them. A day may be given by one
// of its instants: it is the golfer's own day. The names stand here because the browser takes some 10 ms of a start to
// load those of a language.

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const short = (name: string): string => name.slice(0, 3);
const weekday = (date: Date): string => WEEKDAYS[date.getUTCDay()]!;
const month = (date: Date): string => MONTHS[date.getUTCMonth()]!;

/** Where the month is written before the day. */
const isMonthFirst = (): boolean => /^en$|-(?:US|CA|PH)$/.test(navigator.language);
const dayAnd = (date: Date, monthName: string): string =>
  isMonthFirst() ? `${monthName} ${date.getUTCDate()}` : `${date.getUTCDate()} ${monthName}`;
const dayMonthAndYear = (date: Date, monthName: string): string =>
  `${dayAnd(date, monthName)}${isMonthFirst() ? ',' : ''} ${date.getUTCFullYear()}`;

/** A day that is in no calendar stays as it is. */
const inWords = (day: IsoDay, words: (date: Date) => string): string => {
  const validDay = dayOfDate(day);
  return validDay === undefined ? day : words(new Date(`${validDay}T12:00:00Z`));
};

/** 'May 1, 2026', or '1 May 2026' where the day comes first, as in all that follow. */
export const dayText = (day: IsoDay): string => inWords(day, (date) => dayMonthAndYear(date, short(month(date))));

/** 'Friday, May 1, 2026'. */
export const longDayText = (day: IsoDay): string =>
  inWords(day, (date) => `${weekday(date)}, ${dayMonthAndYear(date, month(date))}`);

/** 'May 2026', of '2026-05'. */
export const monthText = (yearAndMonth: string): string =>
  inWords(`${yearAndMonth}-15`, (date) => `${short(month(date))} ${date.getUTCFullYear()}`);

/** 'Fri, May 1'. */
export const weekdayText = (day: IsoDay): string =>
  inWords(day, (date) => `${short(weekday(date))}, ${dayAnd(date, short(month(date)))}`);

/** 'May 1'. */
export const dayOfMonthText = (day: IsoDay): string => inWords(day, (date) => dayAnd(date, short(month(date))));

/** 'Mon'. */
export const shortWeekdayName = (day: IsoDay): string => inWords(day, (date) => short(weekday(date)));

/** 'Mon 23'. */
export const shortDayText = (day: IsoDay): string => `${shortWeekdayName(day)} ${Number(day.slice(8))}`;

/** 'Monday'. */
export const weekdayName = (day: IsoDay): string => inWords(day, weekday);

/** 'December 14'. */
export const dateText = (day: IsoDay): string => inWords(day, (date) => dayAnd(date, month(date)));

/** '9:00 AM'. */
export const timeText = (instant: Iso): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

/** 'May 1, 2026, 9:00 AM'. */
export const momentText = (instant: Iso): string => `${dayText(instant)}, ${timeText(instant)}`;

/** 'Sat, May 2, 9:00 AM'. */
export const appointmentText = (instant: Iso): string => `${weekdayText(instant)}, ${timeText(instant)}`;

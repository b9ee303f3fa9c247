import { type Iso, type IsoDay, localDay } from '@divot/basics';

// Days and times in this device's language. A day may be given by one of its instants: it is the golfer's own day.

const inWords = (day: IsoDay, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${localDay(day)}T12:00:00Z`).toLocaleDateString(undefined, { ...options, timeZone: 'UTC' });

/** 'May 1, 2026'. */
export const dayText = (day: IsoDay): string => inWords(day, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Friday, May 1, 2026'. */
export const longDayText = (day: IsoDay): string =>
  inWords(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'May 2026', of '2026-05'. */
export const monthText = (month: string): string => inWords(`${month}-15`, { month: 'short', year: 'numeric' });

/** 'Fri, May 1'. */
export const weekdayText = (day: IsoDay): string => inWords(day, { weekday: 'short', day: 'numeric', month: 'short' });

/** 'May 1'. */
export const dayOfMonthText = (day: IsoDay): string => inWords(day, { day: 'numeric', month: 'short' });

/** 'Mon'. */
export const shortWeekdayName = (day: IsoDay): string => inWords(day, { weekday: 'short' });

/** 'Mon 23'. */
export const shortDayText = (day: IsoDay): string => `${shortWeekdayName(day)} ${Number(day.slice(8))}`;

/** 'Monday'. */
export const weekdayName = (day: IsoDay): string => inWords(day, { weekday: 'long' });

/** 'December 14'. */
export const dateText = (day: IsoDay): string => inWords(day, { day: 'numeric', month: 'long' });

/** '9:00 AM'. */
export const timeText = (instant: Iso): string =>
  new Date(instant).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

const atTime = (instant: Iso, options: Intl.DateTimeFormatOptions): string =>
  new Date(instant).toLocaleString(undefined, { ...options, hour: 'numeric', minute: '2-digit' });

/** 'May 1, 2026, 9:00 AM'. */
export const momentText = (instant: Iso): string =>
  atTime(instant, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Sat, May 2, 9:00 AM'. */
export const appointmentText = (instant: Iso): string =>
  atTime(instant, { weekday: 'short', day: 'numeric', month: 'short' });

import type { IsoDay } from '#src/domain/shared/day.ts';

// Days in this device's language. Uses noon, so that no daylight saving change moves them to another day.

const atNoon = (day: IsoDay) => new Date(`${day}T12:00:00`);

/** 'May 1, 2026'. */
export const dayText = (day: IsoDay): string =>
  atNoon(day).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** 'May 2026', of '2026-05'. */
export const monthText = (month: string): string =>
  atNoon(`${month}-15`).toLocaleDateString(undefined, { month: 'short', year: 'numeric' });

/** 'Fri, May 1'. */
export const weekdayText = (day: IsoDay): string =>
  atNoon(day).toLocaleDateString(undefined, { weekday: 'short', day: 'numeric', month: 'short' });

/** 'May 1'. */
export const dayOfMonthText = (day: IsoDay): string =>
  atNoon(day).toLocaleDateString(undefined, { day: 'numeric', month: 'short' });

/** 'Mon 23'. */
export const shortDayText = (day: IsoDay): string =>
  `${atNoon(day).toLocaleDateString(undefined, { weekday: 'short' })} ${atNoon(day).getDate()}`;

/** 'Monday'. */
export const weekdayName = (day: IsoDay): string => atNoon(day).toLocaleDateString(undefined, { weekday: 'long' });

/** 'December 14'. */
export const dateText = (day: IsoDay): string =>
  atNoon(day).toLocaleDateString(undefined, { day: 'numeric', month: 'long' });

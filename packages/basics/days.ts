// Instants are ISO 8601 strings in UTC. A day is the golfer's own calendar day ('YYYY-MM-DD'). Day arithmetic uses UTC
// midnights, so that daylight saving never makes a day 23 or 25 hours long. What is no day of the calendar throws a
// RangeError.

export type Iso = string;
export type IsoDay = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const midnight = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);

/** Whether the text is a day of the calendar: '2026-02-30' is none. */
export const isIsoDay = (text: string): boolean =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(midnight(text)) &&
  new Date(midnight(text)).toISOString().startsWith(text);

const dayNumber = (day: IsoDay): number => {
  if (!isIsoDay(day)) throw new RangeError(`A day is YYYY-MM-DD, not ${day}`);
  return Math.round(midnight(day) / DAY_MS);
};

/** Whole calendar days from `from` to `to` (negative if `to` is earlier). */
export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

/** The day this many days later (earlier if negative). */
export const addDays = (day: IsoDay, days: number): IsoDay => {
  if (!Number.isFinite(days)) throw new RangeError(`Days are a number, not ${String(days)}`);
  return new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);
};

/** The first instant of `day` on the device's own clock and zone. */
export const startOfDay = (day: IsoDay): Date => new Date(`${day}T00:00:00`);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: IsoDay): number => new Date(dayNumber(day) * DAY_MS).getUTCDay();

/** The Sunday of the week of `day`. */
export const startOfWeek = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day));

const two = (n: number) => String(n).padStart(2, '0');

/** The calendar day of an instant on the device's own clock and zone. A day stays that day. */
export const localDay = (at: Date | Iso): IsoDay => {
  if (typeof at === 'string' && isIsoDay(at)) return at;
  const here = new Date(at);
  const isNoDay = typeof at === 'string' && /^\d{4}-\d{2}-\d{2}/.test(at) && !isIsoDay(at.slice(0, 10));
  if (isNoDay || (at ?? undefined) === undefined || Number.isNaN(here.getTime()))
    throw new RangeError(`There is no day at ${String(at)}`);
  return `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`;
};

/** The first day of the month of `day`. */
export const startOfMonth = (day: IsoDay): IsoDay => `${addDays(day, 0).slice(0, 7)}-01`;

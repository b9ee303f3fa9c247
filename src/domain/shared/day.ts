// Instants are ISO 8601 strings in UTC. A day is the golfer's own calendar day ('YYYY-MM-DD'). Day arithmetic uses UTC
// midnights, so that daylight saving never makes a day 23 or 25 hours long.

export type Iso = string;
export type IsoDay = string;

const DAY_MS = 86_400_000;
const two = (n: number) => String(n).padStart(2, '0');

/** The calendar day of `at` on the device's own clock and zone. */
export const localDay = (at: Date): IsoDay => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const dayNumber = (day: IsoDay): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Whole calendar days from `from` to `to` (negative if `to` is earlier). */
export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

export const addDays = (day: IsoDay, days: number): IsoDay =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** First instant of the local month of `at` (SPEC section 7: rounds this month). */
export const startOfMonth = (at: Date): Date => new Date(at.getFullYear(), at.getMonth(), 1);

/** Sunday 00:00 local of the week of `at` (SPEC section 7: workouts this week). */
export const startOfWeek = (at: Date): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() - at.getDay());

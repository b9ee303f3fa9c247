import { type IsoDay, addDays } from '@divot/basics';

// Days by the device's own clock and zone, beside the arithmetic of days.

export { type Iso, type IsoDay, addDays, daysBetween, isIsoDay, localDay } from '@divot/basics';

/** The first instant of `day` on the device's own clock and zone. */
export const startOfDay = (day: IsoDay): Date => new Date(`${day}T00:00:00`);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Sunday of the week of `day` (SPEC section 7: workouts this week). */
export const startOfWeek = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day));

/** The first day of the month of `day` (SPEC section 7: rounds this month). */
export const startOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;

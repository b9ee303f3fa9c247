import { type IsoDay, addDays, daysBetween } from '@divot/basics';

// Apart from week.ts, which Home would load the catalogue of drills with.

export const WEEK_DAYS = 7;

/** First day of the focus week that contains `today`. Weeks count from the day the focus began. */
export const weekStart = (startedOn: IsoDay, today: IsoDay): IsoDay =>
  addDays(startedOn, WEEK_DAYS * Math.floor(Math.max(0, daysBetween(startedOn, today)) / WEEK_DAYS));

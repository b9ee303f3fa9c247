import type { IsoDay } from '@divot/basics';

// Days by the device's own clock and zone, beside the arithmetic of days.

export {
  type Iso,
  type IsoDay,
  addDays,
  daysBetween,
  isIsoDay,
  localDay,
  startOfDay,
  startOfWeek,
} from '@divot/basics';

/** The first day of the month of `day` (SPEC section 7: rounds this month). */
export const startOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`;

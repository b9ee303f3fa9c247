import { addDays, type IsoDay } from '@divot/basics';

const REASSESS_DAYS = 28;

/** The calendar day on which a swing or mobility assessment of `day` is due again (SPEC section 9). */
export const reassessOn = (day: IsoDay): IsoDay => addDays(day, REASSESS_DAYS);

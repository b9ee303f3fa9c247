import { type IsoDay, isIsoDay, localDay } from '@divot/basics';

/** The day of a stored date, which an earlier app may have written. Undefined for one that is no day. */
export const dayOfDate = (date: string | undefined): IsoDay | undefined => {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '') ?? [];
  if (!date || Number.isNaN(Date.parse(date)) || (day !== undefined && !isIsoDay(day))) return undefined;
  return localDay(date);
};

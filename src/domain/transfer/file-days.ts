import { dateOrder, dayOf, writtenDateIn } from '@divot/shot-files';
import type { ImportContext, OpenDay } from './import-preview.ts';

// The days of a file's lines, in any notation.

const isInOrder = (days: readonly (string | undefined)[]): boolean => {
  const dated = days.filter((day) => day !== undefined);
  if (dated.length < days.length) return false;
  return [1, -1].some((sign) =>
    dated.every((day, at) => at === 0 || sign * day.localeCompare(dated[at - 1] ?? day) >= 0),
  );
};

type Days = { readonly dayIn: (cell: string) => string | undefined; readonly openDay?: OpenDay };

/**
 * Reads each line's day. Numbers above 12 and days in the future settle the order of day and month. Otherwise the
 * golfer decides. Until then Divot uses the order that sorts the list, as authorities list scores, or GHIN's own
 * American order.
 */
export const readDays = (
  cells: readonly string[],
  { today, dayFirst: answer }: Pick<ImportContext, 'today' | 'dayFirst'>,
): Days => {
  const dates = cells.flatMap((cell) => writtenDateIn(cell) ?? []);
  const order = dateOrder(dates, { today });
  const daysAs = (dayFirst: boolean) => dates.map((date) => dayOf(date, dayFirst));
  const [asDays, asMonths] = [daysAs(true), daysAs(false)];
  const dayFirst = order.isProved ? order.dayFirst : (answer ?? (!isInOrder(asMonths) && isInOrder(asDays)));
  const dayIn = (cell: string) => {
    const date = writtenDateIn(cell);
    return date && dayOf(date, dayFirst);
  };
  const open = order.isProved
    ? -1
    : asDays.findIndex((day, at) => day !== undefined && asMonths[at] !== undefined && day !== asMonths[at]);
  return open < 0 ? { dayIn } : { dayIn, openDay: { dayFirst: asDays[open]!, monthFirst: asMonths[open]! } };
};

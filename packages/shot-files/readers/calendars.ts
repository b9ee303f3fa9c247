import { DAY_MS } from '@divot/basics';
import { remember } from './remember.ts';

// Years that phones count in other calendars. Only the year tells them apart: launch monitors and handicap records are
// younger than any overlap.

type Day = { readonly year: number; readonly month: number; readonly day: number };

/** A calendar by the years that mean our time in it, and the Gregorian year of its year zero. */
type Years = { readonly from: number; readonly to: number; readonly zero: number };
/** Gregorian months and days under another count of years: Minguo in Taiwan, Buddhist in Thailand. */
const COUNTS: readonly Years[] = [
  { from: 90, to: 199, zero: 1911 },
  { from: 2490, to: 2700, zero: -543 },
];
const CALENDARS: readonly (Years & { readonly calendar: string })[] = [
  { from: 1330, to: 1420, zero: 621, calendar: 'persian' },
  { from: 1421, to: 1500, zero: 579, calendar: 'islamic-umalqura' },
  { from: 1690, to: 1790, zero: 283, calendar: 'coptic' },
  { from: 1910, to: 1949, zero: 78, calendar: 'indian' },
];

/** The Japanese year before each era's first. */
const ERAS: readonly (readonly [RegExp, number])[] = [
  [/令和|^r/i, 2018],
  [/平成|^h/i, 1988],
  [/昭和|^s/i, 1925],
];

/** The Gregorian year of a Japanese one: 令和8 is 2026. An era's first year may be written 元. */
export const yearOfEra = (era: string, year: string): number | undefined => {
  const before = ERAS.find(([name]) => name.test(era))?.[1];
  return before === undefined ? undefined : before + (year === '元' ? 1 : Number(year));
};

/**
 * A year as it is written, without the era. Two digits from 50 on are the end of a Buddhist year: 68 is 2568, and ours
 * is 2025.
 */
export const writtenYear = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 50 ? 2000 + year : 2500 + year;
};

/** A day that orders like its calendar does. */
const ordered = ({ year, month, day }: Day): number => (year * 100 + month) * 100 + day;

const formatOf = remember(
  (calendar) =>
    new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

/** The Gregorian day of one in another calendar, found by halving the three years that can hold it. */
const inCalendar = (calendar: string, zero: number, wanted: Day): Day | undefined => {
  const format = formatOf(calendar);
  const written = (at: number): number => {
    const part = Object.fromEntries(format.formatToParts(at * DAY_MS).map(({ type, value }) => [type, Number(value)]));
    return ordered({ year: part['year']!, month: part['month']!, day: part['day']! });
  };
  let first = Date.UTC(wanted.year + zero - 1, 0, 1) / DAY_MS;
  let last = first + 3 * 366;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (written(middle) < ordered(wanted)) first = middle + 1;
    else last = middle;
  }
  if (written(first) !== ordered(wanted)) return undefined;
  const [year, month, day] = new Date(first * DAY_MS).toISOString().slice(0, 10).split('-').map(Number);
  return { year: year!, month: month!, day: day! };
};

/** The Gregorian day of a written one. Undefined for a day that its calendar does not have. */
export const gregorianDay = (written: Day): Day | undefined => {
  const { year } = written;
  const within = ({ from, to }: Years) => year >= from && year <= to;
  const count = COUNTS.find(within);
  if (count) return { ...written, year: year + count.zero };
  const other = CALENDARS.find(within);
  return other ? inCalendar(other.calendar, other.zero, written) : written;
};

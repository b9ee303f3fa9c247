import { asciiFigures, compact, daysBetween, isIsoDay } from '@divot/basics';
import { gregorianDay, writtenYear, yearOfEra } from './calendars.ts';
import { monthNamed } from './languages.ts';

// Dates as launch monitors write them. Whether 06/11/26 is in June or November is settled for a whole file at once.

/** Two numbers whose order is open until the whole file is read. `isDayFirst` if the notation settles it. */
export type WrittenDate = {
  readonly first: number;
  readonly second: number;
  /** In the calendar of the file. */
  readonly year: number;
  readonly isDayFirst?: boolean;
  /** 'HH:MM:SS' on the golfer's clock. */
  readonly time?: string;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** AM and PM as Japanese, Korean and Chinese write them before the hour. */
const halfBefore = (text: string): 'a' | 'p' | undefined => {
  if (/午後|下午|오후/.test(text)) return 'p';
  return /午前|上午|오전/.test(text) ? 'a' : undefined;
};

/** Some files put AM or PM after a 24-hour time: hours above 12 stay as they are. */
const timeIn = (text: string): string | undefined => {
  const parts =
    /(\d{1,2})[:時시时]\s?(\d{2})[分분]?(?::?(\d{2})[秒초]?(?:\.\d+)?)?\s*([ap])?\.?\s?(?:m\b)?/i.exec(text) ??
    // 17.6.2026 14.40.02 in Finland and Denmark, 14h40 in France
    /[\s,T](\d{1,2})(?:\.|\s?h\s?)(\d{2})(?:(?:\.|\s?m(?:in)?\s?)(\d{2}))?(?:\s?s)?$/.exec(text);
  if (!parts) return undefined;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  const half = parts[4]?.toLowerCase() ?? halfBefore(text);
  const turned = half && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return turned < 24 && minute < 60 && second < 60 ? `${two(turned)}:${two(minute)}:${two(second)}` : undefined;
};

const namedMonth = (text: string): Omit<WrittenDate, 'time'> | undefined => {
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.?[-\s/]+(?:de\s+)?([\p{L}\p{M}][\p{L}\p{M}.]+?)\.?,?[-\s/]+(?:de\s+)?(\d{4}|\d{2}(?![:\d]))/u.exec(
      text,
    );
  const monthFirst = /([\p{L}\p{M}]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text);
  const [day, word, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = word && monthNamed(word);
  return month ? { first: Number(day), second: month, year: writtenYear(year!), isDayFirst: true } : undefined;
};

/** A spreadsheet's day number, 46179.361 for 6 June 2026, 8:40: days since 30 December 1899. */
const serialDate = (text: string): WrittenDate | undefined => {
  const parts = /^(\d{5})(?:[.,](\d+))?$/.exec(text);
  const days = parts ? Number(`${parts[1]}.${parts[2] ?? '0'}`) : 0;
  if (!(days > 36_525 && days < 73_050)) return undefined;
  const seconds = Math.round((days - 25_569) * 86_400);
  const [day, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T') as [string, string];
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return compact({ first: date, second: month, year, isDayFirst: true, time: parts![2] ? time : undefined });
};

/** 20260606T084002 and 20260606, with the separators of other dates added. */
const spaced = (text: string): string =>
  text.replace(
    /(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?:[T ]?([0-2]\d)([0-5]\d)([0-5]\d)?)?(?!\d)/,
    (_, year, month, day, hour, minute, second = '00') =>
      `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}:${second}`}`,
  );

/** A date stands at the beginning of its cell or line. A longer one would only take time. */
const LONGEST = 200;

const YEAR_FIRST =
  /(?:(?<!\p{L})(?<era>[rhs]|\p{Script=Han}{2})\s?(?<ofEra>\d{1,2}|元)|(?<!\d)(?<year>\d{3,4}))\s?[-/.年년]\s?(?<month>\d{1,2})\s?[-/.月월]\s?(?<day>\d{1,2})/iu;
const yearFirst = (text: string): Omit<WrittenDate, 'time'> | undefined => {
  const { era, ofEra, year: digits, month, day } = YEAR_FIRST.exec(text)?.groups ?? {};
  const year = era === undefined ? Number(digits) : yearOfEra(era, ofEra!);
  return year ? { first: Number(day), second: Number(month), year, isDayFirst: true } : undefined;
};

const yearLast = (text: string): Omit<WrittenDate, 'time'> | undefined => {
  const numbers = /(?<!\d)(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (!numbers) return undefined;
  const [, first, mark, second, year] = numbers;
  return compact({
    first: Number(first),
    second: Number(second),
    year: writtenYear(year!),
    isDayFirst: mark === '.' ? true : undefined,
  });
};

/** The date in a cell or a longer line, in any calendar and script. Undefined without one. */
export const writtenDateIn = (cell: string): WrittenDate | undefined => {
  const figures = asciiFigures(cell.slice(0, LONGEST));
  const serial = serialDate(figures);
  if (serial) return serial;
  const text = spaced(figures);
  const time = timeIn(text);
  const date = yearFirst(text) ?? yearLast(text) ?? namedMonth(text);
  return date && (time === undefined ? date : { ...date, time });
};

/** 'YYYY-MM-DD'. Undefined for a day that its calendar does not have, or before launch monitors and handicap records. */
export const dayOf = (date: WrittenDate, dayFirst: boolean): string | undefined => {
  const [day, month] = (date.isDayFirst ?? dayFirst) ? [date.first, date.second] : [date.second, date.first];
  const read = gregorianDay({ year: date.year, month, day });
  if (!read || read.year <= 1990 || read.year >= 2100) return undefined;
  const iso = `${read.year}-${two(read.month)}-${two(read.day)}`;
  return isIsoDay(iso) ? iso : undefined;
};

/** The same date with day and month swapped. */
export const swappedDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(8, 10)}-${day.slice(5, 7)}`;

const isNear = (day: string | undefined, other: string): boolean =>
  day !== undefined && Math.abs(daysBetween(day, other)) <= 1;

type OrderHints = {
  /** The UTC day that a file's name gives. */
  readonly namedDay?: string | undefined;
  /** The golfer's day. No date of a file is later. */
  readonly today?: string | undefined;
};
export type DateOrder = { readonly dayFirst: boolean; readonly isProved: boolean };

const OPEN_COMPARED = 500;

/** How many dates only make sense with the day or the month first, and the first of those that leave it open. */
const counted = (dates: Iterable<WrittenDate>) => {
  const open: WrittenDate[] = [];
  let [days, months] = [0, 0];
  for (const { isDayFirst, ...date } of dates) {
    if (isDayFirst !== undefined || date.first === date.second) continue;
    if (date.first > 12 && date.second <= 12) days += 1;
    else if (date.second > 12 && date.first <= 12) months += 1;
    else if (open.length < OPEN_COMPARED) open.push(date);
  }
  return { open, days, months };
};

/**
 * The order of a file's dates, proved by a number above 12, by the day in the file's name, or because the other order
 * reaches into the future. Otherwise `isProved` is false and the usual American order applies. Dates like 06/06/26
 * leave nothing open.
 */
export const dateOrder = (dates: Iterable<WrittenDate>, { namedDay, today }: OrderHints = {}): DateOrder => {
  const { open, days, months } = counted(dates);
  if (days > 0 !== months > 0) return { dayFirst: days > 0, isProved: true };
  if (open.length === 0) return { dayFirst: false, isProved: days === 0 };
  const orderIf = (fits: (days: readonly (string | undefined)[]) => boolean): boolean | undefined => {
    const [asDays, asMonths] = [true, false].map((dayFirst) => fits(open.map((date) => dayOf(date, dayFirst))));
    return asDays === asMonths ? undefined : asDays;
  };
  const byName = namedDay && orderIf((read) => read.some((day) => isNear(day, namedDay)));
  const byToday = today && orderIf((read) => read.every((day) => day !== undefined && day <= today));
  const proved = typeof byName === 'boolean' ? byName : byToday;
  return typeof proved === 'boolean' ? { dayFirst: proved, isProved: true } : { dayFirst: false, isProved: false };
};

/** The date in a file's name: 'DrivingRange-2026-06-06 14_26_52 +0000.csv', 'gspro-export08-16-26-14-43-17.csv'. */
export const dateInFileName = (name: string): WrittenDate | undefined => {
  const written = writtenDateIn(name.replaceAll('_', '-'));
  if (!written) return undefined;
  const { time: _of_the_export, ...date } = written;
  return date;
};

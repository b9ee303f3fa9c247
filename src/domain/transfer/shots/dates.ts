import { compact } from '#src/domain/shared/compact.ts';
// Dates as launch monitors write them. Whether 06/11/26 is in June or November is settled for a whole file at once.

/** Two numbers whose order is open until the whole file is read. `isDayFirst` if the notation settles it. */
export type WrittenDate = {
  readonly first: number;
  readonly second: number;
  readonly year: number;
  readonly isDayFirst?: boolean;
  /** 'HH:MM:SS' on the golfer's clock. */
  readonly time?: string;
};

const MONTHS = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'mrt', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei', 'maj'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
] as const;

const two = (value: number): string => String(value).padStart(2, '0');
const monthOf = (word: string): number =>
  MONTHS.findIndex((starts) => starts.some((start) => word.toLowerCase().startsWith(start))) + 1;
const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

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

const monthNamed = (text: string): Omit<WrittenDate, 'time'> | undefined => {
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th)?\.?[-\s/]+(?:de\s+)?(\p{L}{3,})\.?,?[-\s/]+(?:de\s+)?(\d{4}|\d{2}(?![:\d]))/u.exec(
      text,
    );
  const monthFirst = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text);
  const [day, word, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = word ? monthOf(word) : 0;
  return month > 0 ? { first: Number(day), second: month, year: fullYear(Number(year)), isDayFirst: true } : undefined;
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
    /^(20\d\d)([01]\d)([0-3]\d)(?:[T ]?([0-2]\d)([0-5]\d)([0-5]\d)?)?(?!\d)/,
    (_, year, month, day, hour, minute, second = '00') =>
      `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}:${second}`}`,
  );

/** The date in a cell or a longer line. Undefined without one. */
export const writtenDateIn = (cell: string): WrittenDate | undefined => {
  const serial = serialDate(cell);
  if (serial) return serial;
  const text = spaced(cell);
  const time = timeIn(text);
  const withTime = time === undefined ? {} : { time };
  const yearFirst = /\b(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})/.exec(text);
  if (yearFirst) {
    return {
      first: Number(yearFirst[3]),
      second: Number(yearFirst[2]),
      year: Number(yearFirst[1]),
      isDayFirst: true,
      ...withTime,
    };
  }
  const numbers = /(?<!\d)(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?!\d)/.exec(text);
  if (numbers) {
    return compact({
      first: Number(numbers[1]),
      second: Number(numbers[3]),
      year: fullYear(Number(numbers[4])),
      isDayFirst: numbers[2] === '.' ? true : undefined,
      ...withTime,
    });
  }
  const named = monthNamed(text);
  return named && { ...named, ...withTime };
};

/** 'YYYY-MM-DD'. Undefined for a day that no calendar has. */
export const dayOf = (date: WrittenDate, dayFirst: boolean): string | undefined => {
  const [day, month] = (date.isDayFirst ?? dayFirst) ? [date.first, date.second] : [date.second, date.first];
  const made = new Date(Date.UTC(date.year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day && date.year > 1990 && date.year < 2100
    ? `${date.year}-${two(month)}-${two(day)}`
    : undefined;
};

/** The same date with day and month swapped. */
export const swappedDay = (day: string): string => `${day.slice(0, 4)}-${day.slice(8, 10)}-${day.slice(5, 7)}`;

const DAY_MS = 86_400_000;
const isNear = (day: string | undefined, other: string): boolean =>
  day !== undefined && Math.abs(Date.parse(day) - Date.parse(other)) <= DAY_MS;

/**
 * The order of a file's dates, proved by a number above 12 or by the UTC day in the file's name. Otherwise `isProved`
 * is false and the usual American order applies. Dates like 06/06/26 leave nothing open.
 */
export const dateOrder = (
  dates: Iterable<WrittenDate>,
  namedDay: string | undefined,
): { readonly dayFirst: boolean; readonly isProved: boolean } => {
  const open: WrittenDate[] = [];
  let [days, months] = [0, 0];
  for (const date of dates) {
    if (date.isDayFirst !== undefined || date.first === date.second) continue;
    if (date.first > 12 && date.second <= 12) days += 1;
    else if (date.second > 12 && date.first <= 12) months += 1;
    else if (open.length < 500) open.push(date);
  }
  if (days > 0 !== months > 0) return { dayFirst: days > 0, isProved: true };
  if (open.length === 0) return { dayFirst: false, isProved: days === 0 };
  if (namedDay) {
    const [asDays, asMonths] = [true, false].map((dayFirst) =>
      open.some((date) => isNear(dayOf(date, dayFirst), namedDay)),
    );
    if (asDays !== asMonths) return { dayFirst: asDays === true, isProved: true };
  }
  return { dayFirst: false, isProved: false };
};

/** The day in a file's name, 'DrivingRange-2026-06-06 14_26_52 +0000.csv'. */
export const dayInFileName = (name: string): string | undefined => {
  const parts = /(20\d\d)-(\d\d)-(\d\d)/.exec(name);
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : undefined;
};

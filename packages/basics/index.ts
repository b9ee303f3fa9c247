// What the libraries here and the app need and the standard library lacks. No dependency.

export { asciiFigures } from './ascii-figures.ts';
export { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts';
export { compact, filled, groupBy } from './collections.ts';
export {
  DAY_MS,
  HOUR_MS,
  type Iso,
  type IsoDay,
  MINUTE_MS,
  addDays,
  daysBetween,
  isIsoDay,
  localDay,
  startOfDay,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './days.ts';
export { foldName } from './fold-name.ts';
export { METRES_PER_FOOT, METRES_PER_YARD } from './lengths.ts';
export { nextTask } from './next-task.ts';
export { mean, minutesText, sum } from './numbers.ts';
export { type Result, fail, ok, unwrap } from './result.ts';
export { runToEnd } from './run-to-end.ts';
export { seeded, shuffled } from './seeded.ts';
export { capitalized, truncate } from './text.ts';
export { readCount, readDecimal } from './typed-number.ts';

import { type Result, asciiFigures, fail, isIsoDay, ok, truncate } from '@divot/basics';

// Reads and writes single spreadsheet cells. People write decimals with comma or point, plus handicaps as '+2.1', and
// days in many ways. Only the unambiguous ISO day is accepted.

const blank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

/** A decimal with comma or point. Undefined if blank. */
export const decimalCell = (
  cell: string | undefined,
  name: string,
  [least, most]: readonly [number, number],
): Result<number | undefined> => {
  if (blank(cell)) return ok(undefined);
  const written = asciiFigures(cell!).trim().replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(written)) return fail(`${name} “${shorten(cell!)}” is not a number`);
  const value = Number(written);
  return value < least || value > most ? fail(`${name} ${written} is not between ${least} and ${most}`) : ok(value);
};

export const wholeCell = (
  cell: string | undefined,
  name: string,
  limits: readonly [number, number],
): Result<number | undefined> => {
  const read = decimalCell(cell, name, limits);
  if (!read.ok || read.value === undefined || Number.isInteger(read.value)) return read;
  return fail(`${name} ${read.value} is not a whole number`);
};

export const dayCell = (cell: string | undefined, today: string): Result<string> => {
  const written = asciiFigures(cell ?? '').trim();
  if (!isIsoDay(written)) return fail(`date “${shorten(written)}” is not a day written as YYYY-MM-DD`);
  if (written > today) return fail(`date ${written} is in the future`);
  return written < '1950-01-01' ? fail(`date ${written} is before 1950`) : ok(written);
};

export const textCell = (cell: string | undefined, name: string, most: number): Result<string> => {
  const written = (cell ?? '').trim();
  return written.length > most ? fail(`${name} is longer than ${most} characters`) : ok(written);
};

export const shorten = (cell: string): string => (cell.length > 30 ? `${truncate(cell, 30)}…` : cell);

/**
 * How a formula can begin: also after white space, in full-width signs, and after the apostrophe that marks a cell as
 * text.
 */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠']|[\t\r\n])/;
/** A cell that a spreadsheet would run as a formula gets a leading apostrophe, which is removed on reading. */
export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const unsafeText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

import { FIRST_DAY } from '#src/domain/entities/round.entity.ts';
import type { Keywords } from '@divot/documents';
import { type Result, asciiFigures, fail, isIsoDay, ok, truncate } from '@divot/basics';

// Reads and writes single spreadsheet cells. People write decimals with comma or point, plus handicaps as '+2.1', and
// yes and no in several ways.

export type Cell = string | undefined;
const blank = (cell: Cell): boolean => cell === undefined || cell.trim() === '';

/** A decimal with comma or point. Undefined if blank. */
export const decimalCell = (
  cell: Cell,
  name: string,
  [least, most]: readonly [number, number],
): Result<number | undefined> => {
  if (blank(cell)) return ok(undefined);
  const written = asciiFigures(cell!).trim().replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(written)) return fail(`${name} “${shorten(cell!)}” is not a number`);
  const value = Number(written);
  return value < least || value > most ? fail(`${name} ${written} is not between ${least} and ${most}`) : ok(value);
};

export const wholeCell = (cell: Cell, name: string, limits: readonly [number, number]): Result<number | undefined> => {
  const read = decimalCell(cell, name, limits);
  if (!read.ok || read.value === undefined || Number.isInteger(read.value)) return read;
  return fail(`${name} ${read.value} is not a whole number`);
};

/** A day as `readDays` has read it: any other text is what could not be read. */
export const dayCell = (cell: Cell, today: string): Result<string> => {
  const written = asciiFigures(cell ?? '').trim();
  if (!isIsoDay(written)) return fail(`date “${shorten(written)}” is not a day`);
  if (written > today) return fail(`date ${written} is in the future`);
  return written < FIRST_DAY ? fail(`date ${written} is before 1950`) : ok(written);
};

const ANSWERS: readonly (readonly [RegExp, boolean])[] = [
  [/^(?:yes|y|true|1|wahr|vrai|verdadero|vero|waar|sant)$/i, true],
  [/^(?:no|n|false|0|falsch|faux|falso|onwaar|falskt)$/i, false],
];

/**
 * What a cell holds for a field of a document, within that field's limits. Undefined if blank. A text comes without the
 * apostrophe of `safeText`.
 */
export const fieldCell = (
  cell: Cell,
  name: string,
  { type, minimum = -Infinity, maximum = Infinity, maxLength = Infinity, enum: values }: Keywords,
): Result<string | number | boolean | undefined> => {
  if (type === 'integer') return wholeCell(cell, name, [minimum, maximum]);
  if (type === 'number') return decimalCell(cell, name, [minimum, maximum]);
  const written = unsafeText((cell ?? '').trim());
  if (written === '') return ok(undefined);
  if (type === 'boolean') {
    const answer = ANSWERS.find(([word]) => word.test(written))?.[1];
    return answer === undefined ? fail(`${name} “${shorten(written)}” is none of yes, no`) : ok(answer);
  }
  if (values) {
    const match = values.find((value) => value === written.toLowerCase());
    return match === undefined
      ? fail(`${name} “${shorten(written)}” is none of ${values.join(', ')}`)
      : ok(match as string);
  }
  const isLonger = written.length > maxLength && Array.from(written).length > maxLength;
  return isLonger ? fail(`${name} is longer than ${maxLength} characters`) : ok(written);
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

/** How a value of a document stands in its cell. */
export const cellText = (value: string | number | boolean | undefined): string | number => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? safeText(value) : (value ?? '');
};

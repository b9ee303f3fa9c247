import { type Result, asciiFigures, fail, ok, readDecimal } from '@divot/basics';
import { fitsSchema } from '@divot/documents';
import { fieldOf } from '#src/domain/entities/limits.ts';

// Writes and reads a handicap as golfers write it. Plus handicaps are stored negative (Rules of Handicapping,
// definitions).

/** A plus handicap with its plus: −2.1 is "+2.1". An index has one decimal, a course handicap none. */
export const handicapText = (handicap: number, digits: 0 | 1 = 1): string =>
  handicap < 0 ? `+${(-handicap).toFixed(digits)}` : handicap.toFixed(digits);

/** Reads a number. A plus or a minus in front both mean a plus handicap. */
const readPlus = (typed: string): Result<number | undefined> => {
  const written = asciiFigures(typed);
  const read = readDecimal(written);
  if (!read.ok || read.value === undefined) return read;
  return ok(/^\s*[+-]/.test(written) ? -Math.abs(read.value) : read.value);
};

/** Reads the strokes that a player receives on a course: "12" is 12 and "+2" is −2. Blank is undefined. */
export const readCourseHandicap = (typed: string): Result<number | undefined> => {
  const read = readPlus(typed);
  if (!read.ok || read.value === undefined) return read;
  const { value } = read;
  const isOne = fitsSchema(value, fieldOf('rounds', 'courseHandicap'));
  // oxlint-disable-next-line unicorn/no-zero-fractions -- not a fraction: -0 becomes 0
  return isOne ? ok(value + 0) : fail('A course handicap is a whole number between +20 and 80.');
};

/** Reads an index: "14,2" is 14.2 and "+2.1" is −2.1. A typed minus also means a plus handicap. Blank is undefined. */
export const readHandicap = (typed: string): Result<number | undefined> => {
  const read = readPlus(typed);
  if (!read.ok || read.value === undefined) return read;
  const index = read.value;
  if (!fitsSchema(index, fieldOf('profiles', 'handicap'))) return fail('A handicap index is between +10.0 and 54.0.');
  const tenths = Math.round(index * 10);
  // oxlint-disable-next-line unicorn/no-zero-fractions -- not a fraction: -0 becomes 0
  return Math.abs(index * 10 - tenths) < 1e-6 ? ok(tenths / 10 + 0) : fail('A handicap index has one decimal.');
};

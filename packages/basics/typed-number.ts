import { asciiFigures } from './ascii-figures.ts';
import { type Result, fail, ok } from './result.ts';

// Reads numbers as golfers type them: in any script, with a decimal comma or point, and spaces around. Blank is
// undefined, never 0.

export const readDecimal = (typed: string): Result<number | undefined> => {
  const written = asciiFigures(typed).trim().replace(',', '.');
  if (written === '') return ok(undefined);
  return /^[+-]?\d+(\.\d+)?$/.test(written) ? ok(Number(written)) : fail(`“${typed.trim()}” is not a number.`);
};

/** A whole number without a sign. NaN for anything else. */
export const readCount = (typed: string): number => {
  const written = asciiFigures(typed).trim();
  return /^\d+$/.test(written) ? Number(written) : Number.NaN;
};

import { type Result, fail, ok } from '#src/domain/shared/result.ts';

// Reads numbers as golfers type them: with a decimal comma or point, and spaces around. Blank is undefined, never 0.

export const readDecimal = (typed: string): Result<number | undefined> => {
  const written = typed.trim().replace(',', '.');
  if (written === '') return ok(undefined);
  return /^[+-]?\d+(\.\d+)?$/.test(written) ? ok(Number(written)) : fail(`“${typed.trim()}” is not a number.`);
};

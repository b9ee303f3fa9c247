import { type Result, asciiFigures, fail, ok, readDecimal } from '@divot/basics';
import { fitsSchema } from '@divot/documents';
import { fieldOf } from '#src/domain/entities/limits.ts';

// A height as typed: centimetres or metres, or feet and inches. Stored in centimetres with one decimal.

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
/** A metric number below this is in metres ("1,78"). */
const METRES_BELOW = 3;
/** A single imperial number below this is in feet ("6"). From this on, it is in inches ("70"). */
const FEET_BELOW = 9;

const readInches = (typed: string): Result<number | undefined> => {
  const written = typed
    .trim()
    .replace(/(feet|foot|ft|')/gi, ' ft ')
    .replace(/(inches|inch|in|"|”|″)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = asciiFigures(written);
  const both = /^(\d+) (?:ft )?(\d+(?:[.,]\d+)?)$/.exec(parts);
  if (both) {
    const inches = Number(both[2]!.replace(',', '.'));
    return inches < INCHES_PER_FOOT ? ok(Number(both[1]) * INCHES_PER_FOOT + inches) : fail('A foot has 12 inches.');
  }
  const alone = readDecimal(parts.replace(/ ?ft$/, ''));
  if (!alone.ok) return fail('Write feet and inches, for example 5 ft 10.');
  if (alone.value === undefined) return alone;
  return ok(alone.value < FEET_BELOW ? alone.value * INCHES_PER_FOOT : alone.value);
};

/** The height in centimetres. Undefined if blank. `units` is the unit of a number typed without one. */
export const readHeightCm = (typed: string, units: 'imperial' | 'metric'): Result<number | undefined> => {
  const read = units === 'metric' ? readDecimal(typed.replace(/\s*(cm|m)\s*$/i, '')) : readInches(typed);
  if (!read.ok || read.value === undefined) return read;
  const cm =
    units === 'imperial' ? read.value * CM_PER_INCH : read.value < METRES_BELOW ? read.value * 100 : read.value;
  if (!fitsSchema(cm, fieldOf('profiles', 'heightCm'))) {
    return fail(units === 'metric' ? 'A height is between 90 and 250 cm.' : 'A height is between 3 ft and 8 ft 2.');
  }
  return ok(Math.round(cm * 10) / 10);
};

/** "178" (cm) or "5 ft 10". */
export const heightText = (heightCm: number, units: 'imperial' | 'metric'): string => {
  if (units === 'metric') return String(Math.round(heightCm));
  const inches = Math.round(heightCm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT}`;
};

import { type Result, fail, ok, readDecimal } from '@divot/basics';

// Loads are stored in kilograms. Golfers who think in pounds type and read pounds. 1 lb = 0.45359237 kg exactly
// (international pound of 1959).

export type LoadUnit = 'kg' | 'lb';

export const KG_PER_LB = 0.453_592_37;
export const LARGEST_LOAD_KG = 500;
/** The smallest step of a load, in either unit. */
export const STEP = 0.5;

/** Rounds pounds to the hundredth of a kilogram, so that every half pound reads back as typed. */
export const toKg = (value: number, unit: LoadUnit): number =>
  unit === 'kg' ? value : Math.round(value * KG_PER_LB * 100) / 100;

/** A stored load as shown in `unit`, in steps of a half. */
export const loadIn = (loadKg: number, unit: LoadUnit): number =>
  Math.round((unit === 'kg' ? loadKg : loadKg / KG_PER_LB) / STEP) * STEP;

/** Reads a typed load: '22,5' is 22.5 kg. Blank is no load. */
export const readLoadKg = (typed: string, unit: LoadUnit): Result<number | undefined> => {
  const read = readDecimal(typed);
  if (!read.ok || read.value === undefined) return read;
  // The largest load is no whole step in pounds.
  const most = loadIn(LARGEST_LOAD_KG, unit);
  if (read.value < 0 || read.value > most) return fail(`A load is between 0 and ${most} ${unit}.`);
  return Number.isInteger(read.value / STEP)
    ? ok(Math.min(LARGEST_LOAD_KG, toKg(read.value, unit)))
    : fail(`Loads go in steps of 0.5 ${unit}.`);
};

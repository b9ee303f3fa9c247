import { KG_PER_LB, LARGEST_LOAD_KG, type LoadUnit, STEP, loadIn, toKg } from './load.ts';

// Divot raises a load by about 2.5 %, never by more than a tenth, and lowers it by a share. Loads stay on the steps of
// the golfer's unit (half kilograms or half pounds), so that the golfer can really load them.

const USUAL_RISE = 1.025;
const MOST_RISE = 1.1;
const ROUNDING = 1e-9;
/** Loads typed in pounds are stored to 0.01 kg. This allows for that rounding, in steps of half a pound. */
const ROUNDING_LB = 0.02;

/** The unit that the golfer typed a stored load in, by its steps. Kilograms if both fit. */
const unitOf = (loadKg: number): LoadUnit => {
  if (Number.isInteger(loadKg / STEP)) return 'kg';
  return Math.abs(toKg(loadIn(loadKg, 'lb'), 'lb') - loadKg) < ROUNDING ? 'lb' : 'kg';
};

const inUnit = (loadKg: number, unit: LoadUnit): number => loadKg / (unit === 'kg' ? 1 : KG_PER_LB);

/** The heaviest load up to `loadKg`, in steps of the unit that `like` was typed in. */
const atMost = (loadKg: number, like: number): number => {
  const unit = unitOf(like);
  const steps = Math.floor(inUnit(loadKg, unit) / STEP + (unit === 'kg' ? ROUNDING : ROUNDING_LB));
  return Math.max(0, toKg(steps * STEP, unit));
};

/** Whether the shown figure rises by at most a tenth, in both units. */
const isSmallRise = (fromKg: number, toKilograms: number): boolean =>
  toKilograms <= fromKg * MOST_RISE + ROUNDING &&
  (['kg', 'lb'] as const).every((unit) => loadIn(toKilograms, unit) <= loadIn(fromKg, unit) * MOST_RISE + ROUNDING);

/**
 * The next load up. Returns the same load if the smallest step is more than a tenth of it, or if the next load is too
 * heavy to store.
 */
export const heavier = (loadKg: number): number => {
  const unit = unitOf(loadKg);
  const now = loadIn(loadKg, unit);
  const rounded = Math.round((inUnit(loadKg, unit) * USUAL_RISE) / STEP) * STEP;
  const next = toKg(Math.max(now + STEP, rounded), unit);
  return next <= LARGEST_LOAD_KG && isSmallRise(loadKg, next) ? next : loadKg;
};

/** Whether the smallest step, half a kilogram, is more than a tenth of the load. */
export const isTooLightToStep = (loadKg: number): boolean => loadKg > 0 && STEP > loadKg * (MOST_RISE - 1) + ROUNDING;

/** A load reduced by at least `share` (0 to 1). */
export const lighter = (loadKg: number, share: number): number => atMost(loadKg * (1 - share), loadKg);

/** The heaviest load to prescribe after a load lifted twice. */
export const mostAfter = (provenKg: number): number => atMost(provenKg * MOST_RISE, provenKg);

import { KG_PER_LB, LARGEST_LOAD_KG, loadIn, type LoadUnit, STEP, toKg } from './load.ts';

// A load goes up by about 2.5 % and never by more than a tenth, and comes down by a share. Loads stay on the steps of
// the golfer's unit, half kilograms or half pounds, so that they can really be loaded.

const USUAL_RISE = 1.025;
const MOST_RISE = 1.1;
const ROUNDING = 1e-9;
/** Pounds are stored to the hundredth of a kilogram: 0.01 kg in steps of half a pound. */
const ROUNDING_LB = 0.02;

/** The unit in whose steps a stored load was typed. Kilograms if both fit. */
const unitOf = (loadKg: number): LoadUnit => {
  if (Number.isInteger(loadKg / STEP)) return 'kg';
  return Math.abs(toKg(loadIn(loadKg, 'lb'), 'lb') - loadKg) < ROUNDING ? 'lb' : 'kg';
};

const inUnit = (loadKg: number, unit: LoadUnit): number => loadKg / (unit === 'kg' ? 1 : KG_PER_LB);

/** The heaviest load on the steps of `like` that does not exceed `loadKg`. */
const atMost = (loadKg: number, like: number): number => {
  const unit = unitOf(like);
  const steps = Math.floor(inUnit(loadKg, unit) / STEP + (unit === 'kg' ? ROUNDING : ROUNDING_LB));
  return Math.max(0, toKg(steps * STEP, unit));
};

/** The shown figure rises by at most a tenth in either unit. */
const isSmallRise = (fromKg: number, toKilograms: number): boolean =>
  toKilograms <= fromKg * MOST_RISE + ROUNDING &&
  (['kg', 'lb'] as const).every((unit) => loadIn(toKilograms, unit) <= loadIn(fromKg, unit) * MOST_RISE + ROUNDING);

/** The next load up. The same load if the smallest step is more than a tenth, or nothing heavier can be stored. */
export const heavier = (loadKg: number): number => {
  const unit = unitOf(loadKg);
  const now = loadIn(loadKg, unit);
  const rounded = Math.round((inUnit(loadKg, unit) * USUAL_RISE) / STEP) * STEP;
  const next = toKg(Math.max(now + STEP, rounded), unit);
  return next <= LARGEST_LOAD_KG && isSmallRise(loadKg, next) ? next : loadKg;
};

/** The smallest step, half a kilogram, would be more than a tenth of it. */
export const isTooLightToStep = (loadKg: number): boolean => loadKg > 0 && STEP > loadKg * (MOST_RISE - 1) + ROUNDING;

/** Reduced by at least `share` (0 to 1). */
export const lighter = (loadKg: number, share: number): number => atMost(loadKg * (1 - share), loadKg);

/** The most that may follow a load that was lifted twice. */
export const mostAfter = (provenKg: number): number => atMost(provenKg * MOST_RISE, provenKg);

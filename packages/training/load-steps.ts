import { exerciseById } from '@divot/golf-content';
import { KG_PER_LB, LARGEST_LOAD_KG, type LoadUnit, STEP, loadIn, toKg } from './load.ts';

// Divot raises a load by about 2.5 %, never by more than a tenth, and lowers it by a share, always to a weight that
// gyms have. Dumbbells come in pairs: whole kilograms to 10, then every 2, or every 2.5 for a golfer who lifts 12.5.
// Kettlebells step by 4 kg, and a bar takes its plates in pairs (1.25 kg each). In pounds the steps are 2.5 and 5.

const USUAL_RISE = 1.025;
const MOST_RISE = 1.1;
const ROUNDING = 1e-9;
/** Loads typed in pounds are stored to this, in kilograms. */
const HUNDREDTH = 0.01;

/** The steps between the weights of one implement, in each unit: of light weights and of the others. */
export type Rack = Readonly<Record<LoadUnit, { readonly light: number; readonly heavy: number }>>;

/** Up to here a weight is light. */
const LIGHT: Readonly<Record<LoadUnit, number>> = { kg: 10, lb: 20 };
const IN_HALVES = { light: 2.5, heavy: 2.5 };
const BAR: Rack = { kg: IN_HALVES, lb: { light: 5, heavy: 5 } };
const DUMBBELLS: Rack = { kg: { light: 1, heavy: 2 }, lb: { light: 2.5, heavy: 5 } };
const RACKS: ReadonlyMap<string, Rack> = new Map([
  ['dumbbells', DUMBBELLS],
  ['kettlebell', { kg: { light: 4, heavy: 4 }, lb: { light: 5, heavy: 5 } }],
  ['barbell', BAR],
  ['trap-bar', BAR],
  ['cable', BAR],
  ['medicine-ball', { kg: { light: 1, heavy: 1 }, lb: { light: 2, heavy: 2 } }],
]);

/**
 * The weights that an exercise is done with: those of the first implement it names that the golfer owns, or of the
 * first. Dumbbells for an exercise that the catalogue does not know. `liftedKg` are the loads so far: a dumbbell of
 * 17.5 kg stands on a rack in steps of 2.5 kg.
 */
export const rackOf = (exerciseId: string, equipment: readonly string[], liftedKg: readonly number[]): Rack => {
  const needs = (exerciseById(exerciseId)?.needs ?? []).filter((need) => RACKS.has(need));
  const rack = RACKS.get(needs.find((need) => equipment.includes(need)) ?? needs[0] ?? 'dumbbells')!;
  const isInHalves = liftedKg.some((kg) => kg > LIGHT.kg && kg % IN_HALVES.heavy === 0 && kg % rack.kg.heavy > 0);
  return rack === DUMBBELLS && isInHalves ? { ...rack, kg: { ...rack.kg, heavy: IN_HALVES.heavy } } : rack;
};

/** The unit that the golfer typed a stored load in, by its steps. Kilograms if both fit. */
const unitOf = (loadKg: number): LoadUnit => {
  if (Number.isInteger(loadKg / STEP)) return 'kg';
  return Math.abs(toKg(loadIn(loadKg, 'lb'), 'lb') - loadKg) < ROUNDING ? 'lb' : 'kg';
};

/** A load, and the step of the rack there, in the unit that `like` was typed in. */
const onRack = (loadKg: number, rack: Rack, like: number) => {
  const unit = unitOf(like);
  const load = loadKg / (unit === 'kg' ? 1 : KG_PER_LB);
  const rounding = unit === 'kg' ? ROUNDING : HUNDREDTH;
  const step = load < LIGHT[unit] - rounding ? rack[unit].light : rack[unit].heavy;
  return { unit, step, exact: load / step, steps: Math.floor(load / step + rounding) };
};

/** The heaviest load of the rack up to `loadKg`. */
const atMost = (loadKg: number, rack: Rack, like: number): number => {
  const { unit, step, steps } = onRack(loadKg, rack, like);
  return Math.max(0, toKg(steps * step, unit));
};

/**
 * The next load up, or `tooFarKg` if the next weight is more than a tenth heavier: the golfer adds repetitions first.
 * Neither if it is too heavy to store.
 */
export const heavier = (loadKg: number, rack: Rack): { readonly loadKg?: number; readonly tooFarKg?: number } => {
  const { unit, step, steps } = onRack(loadKg, rack, loadKg);
  const next = toKg((steps + 1) * step, unit);
  if (next > LARGEST_LOAD_KG) return {};
  if (next > loadKg * MOST_RISE + (unit === 'kg' ? ROUNDING : HUNDREDTH)) return { tooFarKg: next };
  const usual = onRack(loadKg * USUAL_RISE, rack, loadKg);
  const rounded = toKg(Math.round(usual.exact) * usual.step, unit);
  return { loadKg: Math.min(LARGEST_LOAD_KG, Math.max(next, rounded)) };
};

/** A load reduced by at least `share` (0 to 1). */
export const lighter = (loadKg: number, share: number, rack: Rack): number =>
  atMost(loadKg * (1 - share), rack, loadKg);

/** The heaviest load of the rack to prescribe after a load lifted twice. */
export const mostAfter = (provenKg: number, rack: Rack): number => atMost(provenKg * MOST_RISE, rack, provenKg);

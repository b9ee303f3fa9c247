import type { UnitSystem } from '#src/platform/preferences.ts';

// Lengths are stored in yards and feet; a golfer who thinks in metres reads and types metres.

const METRES_PER_YARD = 0.9144;
const METRES_PER_FOOT = 0.3048;

export const yardUnit = (units: UnitSystem): string => (units === 'metric' ? 'm' : 'yd');
export const footUnit = (units: UnitSystem): string => (units === 'metric' ? 'm' : 'ft');

export const shownYards = (yards: number, units: UnitSystem): number =>
  Math.round(units === 'metric' ? yards * METRES_PER_YARD : yards);
export const typedYards = (typed: number, units: UnitSystem): number =>
  Math.round(units === 'metric' ? typed / METRES_PER_YARD : typed);

export const shownFeet = (feet: number, units: UnitSystem): number =>
  units === 'metric' ? Math.round(feet * METRES_PER_FOOT * 10) / 10 : feet;
export const typedFeet = (typed: number, units: UnitSystem): number =>
  units === 'metric' ? Math.round((typed / METRES_PER_FOOT) * 10) / 10 : typed;

/** Metres as a whole figure of the golfer's unit. */
export const shownMetres = (metres: number, units: UnitSystem): number =>
  Math.round(units === 'metric' ? metres : metres / METRES_PER_YARD);
export const metresOf = (figure: number, units: UnitSystem): number =>
  units === 'metric' ? figure : figure * METRES_PER_YARD;

import { METRES_PER_FOOT, METRES_PER_YARD } from '@divot/basics';
import type { HoleLength } from '#src/domain/rounds/hole-length.ts';
import type { UnitSystem } from './preferences.ts';

// Lengths are stored in yards and feet; a golfer who thinks in metres reads and types metres.

export const yardUnit = (units: UnitSystem): 'm' | 'yd' => (units === 'metric' ? 'm' : 'yd');
/** `length`: the number before it; 1 gives the singular. */
export const unitWord = (units: UnitSystem, length?: number): string =>
  `${units === 'metric' ? 'metre' : 'yard'}${length === 1 ? '' : 's'}`;
export const footUnit = (units: UnitSystem): string => (units === 'metric' ? 'm' : 'ft');

export const shownYards = (yards: number, units: UnitSystem): number =>
  Math.round(units === 'metric' ? yards * METRES_PER_YARD : yards);
export const typedYards = (typed: number, units: UnitSystem): number =>
  Math.round(units === 'metric' ? typed / METRES_PER_YARD : typed);

export const shownFeet = (feet: number, units: UnitSystem): number =>
  units === 'metric' ? Math.round(feet * METRES_PER_FOOT * 10) / 10 : feet;
export const typedFeet = (typed: number, units: UnitSystem): number =>
  units === 'metric' ? Math.round((typed / METRES_PER_FOOT) * 10) / 10 : typed;

/** Metres in the golfer's unit, not rounded. */
export const inUnits = (metres: number, units: UnitSystem): number =>
  units === 'metric' ? metres : metres / METRES_PER_YARD;
/** Metres as a whole figure of the golfer's unit. */
export const shownMetres = (metres: number, units: UnitSystem): number => Math.round(inUnits(metres, units));
export const metresOf = (figure: number, units: UnitSystem): number =>
  units === 'metric' ? figure : figure * METRES_PER_YARD;

/** A hole's length on its card, "421 yd", and in brackets on the map, "(398 on the map’s hole 7)". Undefined if not to be shown. */
export const holeLengthTexts = ({ yards, map }: HoleLength, units: UnitSystem) => {
  const unit = yardUnit(units);
  return {
    card: yards === undefined ? undefined : `${shownYards(yards, units)} ${unit}`,
    map:
      map &&
      `(${shownMetres(map.metres, units)}${yards === undefined ? ` ${unit}` : ''} on the map’s hole ${map.hole})`,
  };
};

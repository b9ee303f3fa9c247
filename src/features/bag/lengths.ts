import type { UnitSystem } from '#src/platform/preferences.ts';

export const METRES_PER_YARD = 0.9144;

/** Metres as the golfer reads them, not rounded. */
export const inUnits = (metres: number, units: UnitSystem): number =>
  units === 'metric' ? metres : metres / METRES_PER_YARD;
export const shown = (metres: number, units: UnitSystem): number => Math.round(inUnits(metres, units));
export const unitOf = (units: UnitSystem): 'm' | 'yd' => (units === 'metric' ? 'm' : 'yd');
/** `length`: the figure before it; one is one yard. */
export const unitWord = (units: UnitSystem, length?: number): string =>
  `${units === 'metric' ? 'metre' : 'yard'}${length === 1 ? '' : 's'}`;

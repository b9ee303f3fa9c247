// Converts shares of a torso length to inches or centimetres.

/** Hips to shoulders as a share of the height: 0.818 less 0.530 (Drillis and Contini 1966, in Winter, Biomechanics). */
const TORSO_OF_HEIGHT = 0.288;
/** Used when the golfer gave no height. */
const USUAL_HEIGHT_CM = 172;
const CM_PER_INCH = 2.54;

type Units = 'metric' | 'imperial';
export const BODY_UNITS: Record<Units, string> = { imperial: 'in', metric: 'cm' };

/** Inches or centimetres, signed. */
export const torsoLength = (torsos: number, units: Units, heightCm: number | undefined): number => {
  const cm = torsos * TORSO_OF_HEIGHT * (heightCm ?? USUAL_HEIGHT_CM);
  return units === 'imperial' ? cm / CM_PER_INCH : cm;
};

/**
 * Says "about 5 inches", because "5 in away" reads wrong, and "roughly" if the height is unknown. `places`: decimal
 * places.
 */
export const torsoText = (torsos: number, units: Units, heightCm: number | undefined, places = 0): string => {
  const length = Math.abs(torsoLength(torsos, units, heightCm));
  const figure = Number(length.toFixed(places));
  if (figure === 0) return `under 1 ${units === 'metric' ? BODY_UNITS.metric : 'inch'}`;
  const unit = units === 'metric' ? BODY_UNITS.metric : figure === 1 ? 'inch' : 'inches';
  return `${heightCm === undefined ? 'roughly' : 'about'} ${figure} ${unit}`;
};

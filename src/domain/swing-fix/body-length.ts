// Parts of a torso in inches or centimetres.

/** Hips to shoulders as a share of the height: 0.818 less 0.530 (Drillis and Contini 1966, in Winter, Biomechanics). */
const TORSO_OF_HEIGHT = 0.288;
/** Where the golfer gave no height. */
const USUAL_HEIGHT_CM = 172;
const CM_PER_INCH = 2.54;

/** "about 5 in"; "roughly" where the height is not known. */
export const torsoText = (torsos: number, units: 'metric' | 'imperial', heightCm: number | undefined): string => {
  const cm = Math.abs(torsos) * TORSO_OF_HEIGHT * (heightCm ?? USUAL_HEIGHT_CM);
  const length = units === 'imperial' ? `${Math.round(cm / CM_PER_INCH)} in` : `${Math.round(cm)} cm`;
  return `${heightCm === undefined ? 'roughly' : 'about'} ${length}`;
};

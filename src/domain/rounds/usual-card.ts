// What a course's card starts from, where nobody has entered it.

/** The name of its only tee. */
export const USUAL_TEE = 'Usual tee';

/** Usual pars by total, as a starting point. */
export const parPresets = {
  72: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5],
  71: [4, 4, 3, 5, 4, 4, 3, 4, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5],
  70: [4, 4, 3, 5, 4, 4, 3, 4, 4, 4, 4, 3, 5, 4, 4, 3, 4, 4],
  36: [4, 4, 3, 5, 4, 4, 3, 4, 5],
  35: [4, 4, 3, 5, 4, 4, 3, 4, 4],
  27: [3, 3, 3, 3, 3, 3, 3, 3, 3],
  108: Array.from({ length: 3 }, () => [4, 4, 3, 5, 4, 4, 3, 4, 5]).flat(),
} as const;
export type ParPreset = keyof typeof parPresets;

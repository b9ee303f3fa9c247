// Why a clip was not analysed. Whoever shows it finds the words.

/**
 * A golfer is in view but no full swing was found. Each code names what the movement lacks. `no-swing`: nothing rises
 * and falls like a swing. The golfer can mark where the swing is.
 */
export const NO_SWING = [
  'no-swing',
  'hands-apart',
  'no-address',
  'feet-step',
  'head-moves',
  'hips-sink',
  'not-across',
  'hips-still',
  'no-follow-through',
  'swings-back',
] as const;
export type NotASwing = (typeof NO_SWING)[number];

/** The failures that the analysis itself can return. */
export const ANALYSIS_FAILURES = [
  'empty',
  'not-a-video',
  'damaged',
  'codec',
  'too-short',
  'too-long',
  'too-large',
  'no-person',
  ...NO_SWING,
  'model-missing',
  'no-graphics',
  'cancelled',
  'unexpected',
] as const;
export type AnalysisFailure = (typeof ANALYSIS_FAILURES)[number];

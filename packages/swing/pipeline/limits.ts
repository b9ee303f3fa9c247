/**
 * Faults whose limit comes from a published population. Every other limit is Divot's own (thresholds.md).
 */
const PUBLISHED: readonly string[] = ['chicken-wing', 'rushed-tempo'];

export const hasPublishedLimit = (faultId: string): boolean => PUBLISHED.includes(faultId);

/** Possible error of a measurement, in its own unit. Less than twice that between two swings is no change. */
export const NOISE: Readonly<Record<string, number>> = {
  hipSwayTop: 0.05,
  hipSlideImpact: 0.05,
  trunkLeanTop: 3,
  leadElbowFollowThrough: 8,
  handPathOutside: 0.1,
  forwardBendLoss: 4,
  tempoRatio: 0.3,
};

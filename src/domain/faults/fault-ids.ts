/** The sixteen swing faults (SPEC section 3), in catalogue order. */
export const FAULT_IDS = [
  'c-posture',
  's-posture',
  'weight-distribution',
  'sway',
  'reverse-spine',
  'cupped-wrist',
  'over-the-top',
  'casting',
  'chicken-wing',
  'slice',
  'hook',
  'poor-shaft-lean',
  'reverse-pivot',
  'excessive-slide',
  'rushed-tempo',
  'deceleration',
] as const;
export type FaultId = (typeof FAULT_IDS)[number];

/** What a swing video can show: a fault of the catalogue, or one of two observations without an entry there. */
export type FindingId = FaultId | 'early-extension' | 'hanging-back';

export const isFaultId = (text: string): text is FaultId => FAULT_IDS.some((id) => id === text);

/** Title-cased without hyphens (SPEC section 4): 'over-the-top' → 'Over The Top'. */
export const faultName = (faultId: string): string =>
  faultId
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

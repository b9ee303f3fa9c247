import { capitalized } from '@divot/basics';
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

/** What a swing video can show: a fault of the catalogue, or one of two observations that are not in it. */
export type FindingId = FaultId | 'early-extension' | 'hanging-back';

/** Reads a value from outside: an id, or a name as in 'Over The Top'. Undefined if it is no fault of the catalogue. */
export const readFaultId = (value: unknown): FaultId | undefined =>
  typeof value === 'string'
    ? FAULT_IDS.find(
        (id) =>
          id ===
          value
            .trim()
            .toLowerCase()
            .replace(/[\s_]+/g, '-'),
      )
    : undefined;
export const readFaultIds = (values: unknown): readonly FaultId[] =>
  Array.isArray(values) ? values.flatMap((value: unknown) => readFaultId(value) ?? []) : [];

/** Title-cased without hyphens (SPEC section 4): 'over-the-top' → 'Over The Top'. */
export const faultName = (faultId: string): string => faultId.split('-').filter(Boolean).map(capitalized).join(' ');

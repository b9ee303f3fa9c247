import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapRecord } from './round-record.ts';

// Which handicap index a golfer is shown and measured by (domain screen 2: entered or estimated).

/** Scores behind an index: 20 count; the ones before them settle the index each of those was played off. */
export const ROUNDS_FOR_INDEX = 100;

export type HandicapShown = { readonly index: number; readonly estimatedFrom?: number };

/** The golfer's own handicap when they entered one, else the one that their newest rounds give; else none. */
export const handicapShown = (
  profile: Pick<Profile, 'handicap' | 'handicapSource'> | undefined,
  rounds: readonly Round[],
): HandicapShown | undefined => {
  if (profile?.handicap !== undefined && profile.handicapSource !== 'estimated') return { index: profile.handicap };
  const latest = handicapRecord(rounds).at(-1);
  if (latest && latest.index !== null) return { index: latest.index, estimatedFrom: latest.onRecord };
  return profile?.handicap === undefined ? undefined : { index: profile.handicap };
};

import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapRecord } from './round-record.ts';

// Which handicap index a golfer is shown and measured by (domain screen 2: entered or estimated).

/** Scores behind an index: 20 count; the ones before them settle the index each of those was played off. */
export const ROUNDS_FOR_INDEX = 100;
/** For whoever plays more than that: a year of daily golf, so that no low index of the last 365 days is missed. */
export const ROUNDS_OF_REGULARS = 500;

export type HandicapShown = { readonly index: number; readonly estimatedFrom?: number };

/** Every part of a screen asks, of the same list: its record is made once. */
const known = new WeakMap<readonly Round[], HandicapShown | 'none'>();

const estimated = (rounds: readonly Round[]): HandicapShown | undefined => {
  let found = known.get(rounds);
  if (found === undefined) {
    const latest = handicapRecord(rounds).at(-1);
    found = latest && latest.index !== null ? { index: latest.index, estimatedFrom: latest.onRecord } : 'none';
    known.set(rounds, found);
  }
  return found === 'none' ? undefined : found;
};

/** The golfer's own handicap when they entered one, else the one that their newest rounds give; else none. */
export const handicapShown = (
  profile: Pick<Profile, 'handicap' | 'handicapSource'> | undefined,
  rounds: readonly Round[],
): HandicapShown | undefined => {
  if (profile?.handicap !== undefined && profile.handicapSource !== 'estimated') return { index: profile.handicap };
  return estimated(rounds) ?? (profile?.handicap === undefined ? undefined : { index: profile.handicap });
};

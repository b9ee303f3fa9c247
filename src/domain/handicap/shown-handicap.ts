import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { recomputeInSteps } from './history.ts';
import type { HandicapRound } from './history-types.ts';

// Which handicap index a golfer is shown and measured by (domain screen 2: entered or estimated).

export type HandicapShown = { readonly index: number; readonly estimatedFrom?: number };

const ROUNDS_AT_A_TIME = 20;

/** The index that rounds give, and the scores on their record; 'none' below three. In pieces: cards cost time. */
export function* estimateInSteps(rounds: readonly HandicapRound[]): Generator<undefined, HandicapShown | 'none'> {
  const latest = (yield* recomputeInSteps(rounds, ROUNDS_AT_A_TIME)).entries.at(-1);
  return latest && latest.index !== null ? { index: latest.index, estimatedFrom: latest.onRecord } : 'none';
}

/** The golfer's own handicap when they entered one, else the one that their newest rounds give; else none. */
export const handicapShown = (
  profile: Pick<Profile, 'handicap' | 'handicapSource'> | undefined,
  estimate: HandicapShown | 'none' | undefined,
): HandicapShown | undefined => {
  if (profile?.handicap !== undefined && profile.handicapSource !== 'estimated') return { index: profile.handicap };
  if (estimate !== undefined && estimate !== 'none') return estimate;
  return profile?.handicap === undefined ? undefined : { index: profile.handicap };
};

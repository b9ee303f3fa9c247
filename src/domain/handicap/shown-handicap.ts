import { type HandicapRound, recomputeInSteps } from '@divot/golf-rules';

// Which handicap index Divot shows a golfer and measures them by: the one they entered or the estimate.

export type HandicapShown = { readonly index: number; readonly estimatedFrom?: number };

const ROUNDS_AT_A_TIME = 20;

/**
 * The index estimated from rounds, and how many scores are on record. 'none' if there are fewer than three. Runs in
 * steps, because many cards take time.
 */
export function* estimateInSteps(rounds: readonly HandicapRound[]): Generator<undefined, HandicapShown | 'none'> {
  const latest = (yield* recomputeInSteps(rounds, ROUNDS_AT_A_TIME)).entries.at(-1);
  return latest && latest.index !== null ? { index: latest.index, estimatedFrom: latest.onRecord } : 'none';
}

type EnteredHandicap = { readonly handicap?: number; readonly handicapSource?: 'estimated' | 'entered' };

/** The index that the golfer entered, unless they asked for an estimate. */
export const enteredIndex = (profile: EnteredHandicap | undefined): number | undefined =>
  profile?.handicapSource === 'estimated' ? undefined : profile?.handicap;

/**
 * The index that the golfer entered, else the estimate from their rounds. If there is no estimate, falls back on the
 * index in the profile.
 */
export const handicapShown = (
  profile: EnteredHandicap | undefined,
  estimate: HandicapShown | 'none' | undefined,
): HandicapShown | undefined => {
  const entered = enteredIndex(profile);
  if (entered !== undefined) return { index: entered };
  if (estimate !== undefined && estimate !== 'none') return estimate;
  return profile?.handicap === undefined ? undefined : { index: profile.handicap };
};

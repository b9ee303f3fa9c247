import { seeded, shuffled } from '@divot/basics';

// Whether a finding of a swing goes with a miss: a permutation test within one golfer (Fisher 1935). It compares the
// miss of swings with the finding to what shuffled labels give. With fewer than 30 pairs it reports nothing.

export type Pair = {
  /** The findings of the swing that produced the shot. */
  readonly findings: readonly string[];
  /** Metres or degrees right of the line. */
  readonly miss: number;
};
export type MissPattern = {
  readonly finding: string;
  readonly pairs: number;
  readonly withFinding: number;
  /** How much further right the ball goes with the finding. */
  readonly difference: number;
  /** Share of the shuffles that give at least as much, times the number of findings tested. */
  readonly chance: number;
};

export const FEWEST_PAIRS = 30;
const FEWEST_EITHER_WAY = 8;
const DEALS = 2000;
/** Reported only if chance gives as much less than once in twenty. */
const SAID_BELOW = 0.05;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const differenceOf = (misses: readonly number[], some: number): number =>
  mean(misses.slice(0, some)) - mean(misses.slice(some));

/** Patterns worth reporting, surest first. The same pairs always give the same result. */
export const missPatterns = (pairs: readonly Pair[]): readonly MissPattern[] => {
  if (pairs.length < FEWEST_PAIRS) return [];
  const tested = [...new Set(pairs.flatMap(({ findings }) => findings))].sort().flatMap((finding) => {
    const having = pairs.filter(({ findings }) => findings.includes(finding));
    const others = pairs.filter(({ findings }) => !findings.includes(finding));
    if (Math.min(having.length, others.length) < FEWEST_EITHER_WAY) return [];
    return [{ finding, some: having.length, misses: [...having, ...others].map(({ miss }) => miss) }];
  });
  return tested
    .map(({ finding, some, misses }): MissPattern => {
      const difference = differenceOf(misses, some);
      const random = seeded(pairs.length);
      let asMuch = 1;
      for (let deal = 0; deal < DEALS; deal += 1)
        if (Math.abs(differenceOf(shuffled(misses, random), some)) >= Math.abs(difference) - 1e-9) asMuch += 1;
      const chance = Math.min(1, (asMuch / (DEALS + 1)) * tested.length);
      return { finding, pairs: pairs.length, withFinding: some, difference, chance };
    })
    .filter(({ chance }) => chance < SAID_BELOW)
    .sort((a, b) => a.chance - b.chance);
};

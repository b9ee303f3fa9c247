import type { Tally } from './band.ts';
import { isAfterGap } from './form.ts';
import type { Measure } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// A measure round by round, for a line chart. If there are more rounds than points, neighbouring rounds share a point,
// oldest first. The line ends at a long break without golf, because Divot does not know what happened meanwhile.

export type TrendStep = {
  /** Day of the newest round in this point. */
  readonly day: string;
  readonly value: number;
  readonly n: number;
  readonly rounds: number;
  /** True if a long break without a round precedes this point. */
  readonly isAfterGap: boolean;
};

export const MOST_POINTS = 60;

/** Splits items into runs of `size`. Only the first run may be shorter. */
const chunked = <T>(items: readonly T[], size: number): readonly (readonly T[])[] => {
  const first = items.length % size;
  const runs: (readonly T[])[] = first > 0 ? [items.slice(0, first)] : [];
  for (let at = first; at < items.length; at += size) runs.push(items.slice(at, at + size));
  return runs;
};

const sizeOf = (items: readonly unknown[], most: number) => Math.max(1, Math.ceil(items.length / most));

/** Splits items into runs of equal size, at most `most` of them. Only the first run may be shorter. */
export const inRuns = <T>(items: readonly T[], most = MOST_POINTS): readonly (readonly T[])[] =>
  chunked(items, sizeOf(items, most));

const spellsOf = (oldestFirst: readonly RoundFacts[]): readonly (readonly RoundFacts[])[] => {
  const starts = oldestFirst.flatMap((facts, at) => (at === 0 || isAfterGap(facts, oldestFirst[at - 1]!) ? [at] : []));
  return starts.map((start, at) => oldestFirst.slice(start, starts[at + 1]));
};

/** What to count in a round: one of its measures, or a custom count. */
export type Counted = Measure | ((facts: RoundFacts) => Tally | undefined);
export const tallyIn = (facts: RoundFacts, counted: Counted): Tally | undefined =>
  typeof counted === 'string' ? facts.tallies[counted] : counted(facts);

/** Rounds in which at least `leastCounted` was counted, in the order given. */
export const withEnough = (rounds: readonly RoundFacts[], counted: Counted, leastCounted = 1): readonly RoundFacts[] =>
  rounds.filter((facts) => (tallyIn(facts, counted)?.n ?? 0) >= leastCounted);

/**
 * @param newestFirst the rounds
 * @param per scales a value counted per hole
 * @param leastCounted omits rounds that counted fewer
 */
export const trendOf = (
  newestFirst: readonly RoundFacts[],
  counted: Counted,
  per: number,
  leastCounted = 1,
): readonly TrendStep[] => {
  const counting = withEnough(newestFirst, counted, leastCounted).toReversed();
  const size = sizeOf(counting, MOST_POINTS);
  return spellsOf(counting).flatMap((spell, place) =>
    chunked(spell, size).map((run, at) => {
      const tallies = run.flatMap((facts) => tallyIn(facts, counted) ?? []);
      const n = tallies.reduce((total, tally) => total + tally.n, 0);
      const sum = tallies.reduce((total, tally) => total + tally.sum, 0);
      const day = run.at(-1)?.playedOn ?? '';
      return { day, value: (per * sum) / n, n, rounds: run.length, isAfterGap: place > 0 && at === 0 };
    }),
  );
};

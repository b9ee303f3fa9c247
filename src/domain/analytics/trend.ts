import type { Tally } from '#src/domain/shared/band.ts';
import type { Measure } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// A measure round by round, for a line that can be drawn: more rounds than points are put together, oldest first.

export type TrendStep = {
  /** Day of its newest round. */
  readonly day: string;
  readonly value: number;
  readonly n: number;
  readonly rounds: number;
};

export const MOST_POINTS = 60;

/** Equal runs of items, at most `most` of them, the last one whole. */
export const inRuns = <T>(items: readonly T[], most = MOST_POINTS): readonly (readonly T[])[] => {
  const size = Math.max(1, Math.ceil(items.length / most));
  const first = items.length % size;
  const runs: (readonly T[])[] = first > 0 ? [items.slice(0, first)] : [];
  for (let at = first; at < items.length; at += size) runs.push(items.slice(at, at + size));
  return runs;
};

const tallyOf = (facts: RoundFacts, measure: Measure): Tally => facts.tallies[measure] ?? { sum: 0, n: 0 };

/** @param newestFirst the rounds · `per` scales a value counted per hole · rounds under `leastCounted` are left out. */
export const trendOf = (
  newestFirst: readonly RoundFacts[],
  measure: Measure,
  per: number,
  leastCounted = 1,
): readonly TrendStep[] => {
  const told = newestFirst.filter((facts) => tallyOf(facts, measure).n >= leastCounted).toReversed();
  return inRuns(told).map((run) => {
    const tallies = run.map((facts) => tallyOf(facts, measure));
    const n = tallies.reduce((total, tally) => total + tally.n, 0);
    const sum = tallies.reduce((total, tally) => total + tally.sum, 0);
    return { day: run.at(-1)?.playedOn ?? '', value: (per * sum) / n, n, rounds: run.length };
  });
};

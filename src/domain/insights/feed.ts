import { estimateOf } from '#src/domain/analytics/estimate.ts';
import type { Tally } from '#src/domain/analytics/measures.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import { LEAST_HOLES_GAINED, lossesOf, weakestGroup } from '#src/domain/strokes-gained/losses.ts';
import { type Group, GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';

// What the rounds say, each with its sample: the area that costs most, where the last rounds lost strokes, the trend
// of the score, how goals went. Silent where the sample is too small to say it.

export type FeedItem =
  | {
      readonly kind: 'costs-most';
      readonly group: Group;
      readonly lostPer18: number;
      readonly rounds: number;
      readonly holes: number;
    }
  | { readonly kind: 'lost-lately'; readonly group: Group; readonly times: number; readonly of: number }
  | {
      readonly kind: 'trend';
      readonly change: number;
      readonly isClear: boolean;
      readonly rounds: number;
      readonly before: number;
    }
  | { readonly kind: 'goal'; readonly type: string; readonly kept: number; readonly of: number };

const LATELY = 3;
/** Strokes per 18 holes that count as lost in a round (domain screen 9). */
export const LOST = 1.5;
const COMPARED = 5;
const GOAL_ROUNDS = 10;

const costsMost = (rounds: readonly RoundFacts[], index: number | null): FeedItem[] => {
  const worst = weakestGroup(
    lossesOf(
      (group) => rounds.map(({ tallies: { [group]: tally } }) => tally && { gained: tally.sum, holes: tally.n }),
      index,
    ),
  );
  if (!worst) return [];
  const { group, lostPer18, rounds: counted, holes } = worst;
  return [{ kind: 'costs-most', group, lostPer18, rounds: counted, holes }];
};

/** "2 of last 3 rounds lost 1.5 strokes or more on approach": the group with most such rounds, from two on. */
const lostLately = (rounds: readonly RoundFacts[]): FeedItem[] => {
  const found = GROUPS.map((group) => {
    const latest: Tally[] = [];
    for (const { tallies } of rounds) {
      const tally = tallies[group];
      if (tally && tally.n >= LEAST_HOLES_GAINED && latest.push(tally) === LATELY) break;
    }
    return { group, of: latest.length, times: latest.filter(({ sum, n }) => (-18 * sum) / n >= LOST).length };
  }).toSorted((a, b) => b.times - a.times);
  const [most] = found;
  return most && most.of === LATELY && most.times >= 2 ? [{ kind: 'lost-lately', ...most }] : [];
};

/** The latest five rounds against the five before; clear when their 80 % bands do not touch. */
const scoreTrend = (rounds: readonly RoundFacts[]): FeedItem[] => {
  const overPar = (some: readonly RoundFacts[]) =>
    estimateOf(
      some.map((facts) => facts.tallies['over-par'] ?? { sum: 0, n: 0 }),
      18,
    );
  const now = overPar(rounds.slice(0, COMPARED));
  const before = overPar(rounds.slice(COMPARED, 2 * COMPARED));
  if (!now?.isEnough || !before?.isEnough) return [];
  const isClear = now.high < before.low || now.low > before.high;
  return [{ kind: 'trend', change: now.value - before.value, isClear, rounds: now.rounds, before: before.rounds }];
};

/** The goal type judged most often in the latest ten rounds. */
const goalProgress = (rounds: readonly RoundFacts[]): FeedItem[] => {
  const judged = rounds.slice(0, GOAL_ROUNDS).flatMap(({ goals }) => goals);
  const types = [...new Set(judged.map(({ type }) => type))].map((type) => {
    const own = judged.filter((goal) => goal.type === type);
    return { type, kept: own.filter(({ outcome }) => outcome === 'yes').length, of: own.length };
  });
  const [most] = types.toSorted((a, b) => b.of - a.of);
  return most ? [{ kind: 'goal', ...most }] : [];
};

/** @param newestFirst the rounds looked at · `index` the golfer's, null without one */
export const insightFeed = (newestFirst: readonly RoundFacts[], index: number | null): readonly FeedItem[] => [
  ...costsMost(newestFirst, index),
  ...lostLately(newestFirst),
  ...scoreTrend(newestFirst),
  ...goalProgress(newestFirst),
];

import { type Form, formOf } from '#src/domain/analytics/form.ts';
import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import {
  CLEAR,
  type GroupLoss,
  groupLosses,
  LEAST_HOLES_GAINED,
  weakestGroup,
} from '#src/domain/strokes-gained/losses.ts';
import type { Group } from '#src/domain/strokes-gained/strokes-gained.ts';

// What the rounds say, each with its sample: the part that costs more than is typical of the golfer's index, where the
// last rounds lost strokes beyond it, the trend of the score, how goals went. Silent where the sample is too small.

export type FeedItem =
  | ({ readonly kind: 'costs-most' } & GroupLoss)
  /** `excessPer18`: over the rounds that the sentence speaks of. */
  | {
      readonly kind: 'lost-lately';
      readonly group: Group;
      readonly times: number;
      readonly of: number;
      readonly excessPer18: number;
    }
  | ({ readonly kind: 'trend' } & Form)
  | { readonly kind: 'goal'; readonly type: string; readonly kept: number; readonly of: number };

const LATELY = 3;
/** Strokes per 18 holes beyond the golfer's level that count as lost in a round (domain screen 9). */
const LOST = 1.5;
/** Three rounds scatter widely: they stand out on their own only this many half bands above the level. */
const CLEAR_LATELY = 1.5 * CLEAR;
const GOAL_ROUNDS = 10;

const costsMost = (losses: readonly GroupLoss[]): FeedItem[] => {
  const worst = weakestGroup(losses);
  return worst ? [{ kind: 'costs-most', ...worst }] : [];
};

/**
 * "2 of last 3 rounds lost 1.5 strokes or more on approach": beyond what is typical of the index, and by more than three
 * rounds of this golfer usually scatter. How much one round scatters is taken from all of them.
 */
const lostLately = (rounds: readonly RoundFacts[], index: number | null, losses: readonly GroupLoss[]): FeedItem[] => {
  const found = losses.flatMap(({ group, excessPer18: level, high, holes }) => {
    const latest = rounds.filter(({ tallies }) => (tallies[group]?.n ?? 0) >= LEAST_HOLES_GAINED).slice(0, LATELY);
    const of = (some: readonly RoundFacts[]) => groupLosses(some, index).find((loss) => loss.group === group);
    const all = of(latest);
    if (!all || latest.length < LATELY) return [];
    const half = (high - level) * Math.sqrt(holes / all.holes);
    const times = latest.filter((round) => (of([round])?.excessPer18 ?? 0) >= LOST).length;
    return times < 2 ? [] : { ...all, low: all.excessPer18 - half, times };
  });
  const worst = weakestGroup(found, CLEAR_LATELY);
  if (!worst) return [];
  const { group, times, excessPer18 } = worst;
  return [{ kind: 'lost-lately', group, times, of: LATELY, excessPer18 }];
};

const scoreTrend = (rounds: readonly RoundFacts[], index: number | null): FeedItem[] => {
  const form = formOf(rounds, index);
  return form ? [{ kind: 'trend', ...form }] : [];
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
export const insightFeed = (newestFirst: readonly RoundFacts[], index: number | null): readonly FeedItem[] => {
  const losses = groupLosses(newestFirst, index);
  return [
    ...costsMost(losses),
    ...lostLately(newestFirst, index, losses),
    ...scoreTrend(newestFirst, index),
    ...goalProgress(newestFirst),
  ];
};

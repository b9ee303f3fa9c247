import type { Focus } from '#src/domain/coach/coach.ts';
import type { Part } from '@divot/golf-rules';
import { type Form, type RoundFacts, formOf, partLosses, roundsTelling } from '@divot/analytics';

// What the rounds show, each item with its sample: what the part that the golfer works on costs, whether the last
// rounds lost strokes there, the trend of the score, and how goals went. Omits an item if its sample is too small.

export type FeedItem =
  | {
      readonly kind: 'costs-most';
      readonly part: Part;
      readonly value: number;
      readonly low: number;
      readonly high: number;
      readonly rounds: number;
    }
  /** `value` covers the `of` rounds. */
  | {
      readonly kind: 'lost-lately';
      readonly part: Part;
      readonly times: number;
      readonly of: number;
      readonly value: number;
    }
  | ({ readonly kind: 'trend' } & Form)
  | { readonly kind: 'goal'; readonly type: string; readonly kept: number; readonly of: number };

const LATELY = 3;
/** From this many strokes per 18 holes beyond the golfer's level, a round counts as one that lost strokes. */
const LOST = 1.5;
const GOAL_ROUNDS = 10;

/** What the golfer works on and what it costs. It is the coach's decision, whichever rounds are selected. */
type Decided = Pick<Focus, 'part' | 'loss'> | undefined;

const costsMost = (focus: Decided): FeedItem[] => {
  if (!focus?.loss || focus.loss.value <= 0) return [];
  const { value, low, high, rounds } = focus.loss;
  return [{ kind: 'costs-most', part: focus.part, value, low, high, rounds }];
};

/**
 * "2 of last 3 rounds lost 1.5 strokes or more on approach", beyond what is typical for the index. Only for the part in
 * focus.
 */
const lostLately = (rounds: readonly RoundFacts[], index: number | null, focus: Decided): FeedItem[] => {
  if (!focus) return [];
  const { part } = focus;
  const latest = roundsTelling(rounds, part).slice(0, LATELY);
  const partLoss = (some: readonly RoundFacts[]) => partLosses(some, index).find((loss) => loss.part === part);
  const all = partLoss(latest);
  const times = latest.filter((round) => (partLoss([round])?.value ?? 0) >= LOST).length;
  if (!all || latest.length < LATELY || times < 2) return [];
  return [{ kind: 'lost-lately', part, times, of: LATELY, value: all.value }];
};

const scoreTrend = (rounds: readonly RoundFacts[], index: number | null): FeedItem[] => {
  const form = formOf(rounds, index);
  return form ? [{ kind: 'trend', ...form }] : [];
};

/** The goal type with the most recorded outcomes in the latest ten rounds. */
const goalProgress = (rounds: readonly RoundFacts[]): FeedItem[] => {
  const judged = rounds.slice(0, GOAL_ROUNDS).flatMap(({ goals }) => goals);
  const types = [...new Set(judged.map(({ type }) => type))].map((type) => {
    const typeGoals = judged.filter((goal) => goal.type === type);
    return { type, kept: typeGoals.filter(({ outcome }) => outcome === 'yes').length, of: typeGoals.length };
  });
  const [most] = types.toSorted((a, b) => b.of - a.of);
  return most ? [{ kind: 'goal', ...most }] : [];
};

/** Treats an index that is not a number as none. Otherwise every round would count as a loss. */
const figureOf = (index: number | null): number | null => (Number.isFinite(index) ? index : null);

/**
 * @param newestFirst the rounds in view
 * @param index the golfer's index, or null without one
 * @param focus the coach's decision, if there is one
 */
export const insightFeed = (
  newestFirst: readonly RoundFacts[],
  index: number | null,
  focus?: Decided,
): readonly FeedItem[] => [
  ...costsMost(focus),
  ...lostLately(newestFirst, figureOf(index), focus),
  ...scoreTrend(newestFirst, figureOf(index)),
  ...goalProgress(newestFirst),
];

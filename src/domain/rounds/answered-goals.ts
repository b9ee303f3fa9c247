import type { Round } from '#src/domain/entities/round.entity.ts';
import { roundStatistics } from '@divot/analytics';
import { missingHoles } from './next-hole.ts';
import { roundTotals } from '@divot/golf-rules';

// Goals that the card can answer, so that Divot does not ask golfers about what is written on it.

type Goal = NonNullable<Round['goals']>[number];
type Outcome = NonNullable<Goal['outcome']>;
type Card = Pick<Round, 'holes' | 'holesPlanned'>;

const isWithin = (value: number, most: number): Outcome => (value <= most ? 'yes' : 'no');
const isAtLeast = (value: number, least: number): Outcome => (value >= least ? 'yes' : 'no');

/**
 * How to read each kind of goal, such as "Break 90", "no three-putts" or "at least 8 fairways": a pattern with an
 * optional number, and the card's answer.
 */
const READERS: readonly (readonly [RegExp, (card: Card, figure: number) => Outcome | undefined])[] = [
  [
    /\b(?:break|under|below)\s+(\d{2,3})\b/i,
    (card, figure) => {
      const { strokes, pickUps } = roundTotals(card);
      return missingHoles(card).length > 0 || pickUps > 0 ? undefined : isWithin(strokes, figure - 1);
    },
  ],
  [
    /\b(?:no|zero|without)\b.*\b(?:three|3)[\s-]?putts?\b/i,
    ({ holes }) => {
      const { putts } = roundStatistics(holes);
      return putts.holes === 0 ? undefined : isWithin(putts.threePutts, 0);
    },
  ],
  [
    /(\d{1,2})\D{0,20}\bfairways?\b/i,
    ({ holes }, figure) => {
      const { fairways } = roundStatistics(holes);
      return fairways.of === 0 ? undefined : isAtLeast(fairways.made, figure);
    },
  ],
  [
    /(\d{1,2})\D{0,20}\bgreens?\b/i,
    ({ holes }, figure) => {
      const { greens } = roundStatistics(holes);
      return greens.of === 0 ? undefined : isAtLeast(greens.made, figure);
    },
  ],
  [
    /\b(?:no|zero|without)\b.*\bpenalt(?:y|ies)\b/i,
    ({ holes }) =>
      holes.some(({ penalties }) => penalties !== undefined)
        ? isWithin(roundStatistics(holes).penalties, 0)
        : undefined,
  ],
  [
    /\b(?:fewer|less|under|below|at most|max(?:imum)?)\b\D{0,12}(\d{2})\s+putts?\b/i,
    (card, figure) => {
      const { putts } = roundStatistics(card.holes);
      return putts.holes < card.holesPlanned.length ? undefined : isWithin(putts.total, figure);
    },
  ],
];

/** The card's answer for a goal. Undefined if only the golfer knows. */
export const outcomeOnCard = (goal: Pick<Goal, 'text'>, card: Card): Outcome | undefined => {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(goal.text);
    if (match) return read(card, Number(match[1]));
  }
  return undefined;
};

/** Fills in the goals with the card's answers. Keeps the golfer's own answers. */
export const answeredGoals = (round: Card & Pick<Round, 'goals'>): NonNullable<Round['goals']> =>
  (round.goals ?? []).map((goal) => {
    const outcome = goal.outcome ?? outcomeOnCard(goal, round);
    return outcome === undefined ? goal : { ...goal, outcome };
  });

import { type Estimate, type RoundFacts, gained } from '@divot/analytics';
import { LEAST_ROUNDS, type Loss, type Part, partLosses, sideOfZero } from '@divot/golf-rules';
import type { GainTone } from '#src/ui/charts/gain-bar.tsx';

// A row of strokes gained: strokes a round compared with the golfer's own level or with the tour. Negative is a cost.

/** What zero stands for. */
export type Beside = 'level' | 'tour';

/** What a part costs, as strokes gained. */
export const gainOf = ({ value, low, high }: Loss) => ({ value: -value, low: -high, high: -low });

export const partLevel = (
  rounds: readonly RoundFacts[],
  part: Part,
  beside: Beside,
  index: number | null,
): Estimate | undefined => {
  if (beside === 'tour') return gained(rounds, part);
  const loss = partLosses(rounds, index).find((one) => one.part === part);
  if (!loss) return undefined;
  return { ...gainOf(loss), n: loss.holes, rounds: loss.rounds, isEnough: loss.rounds >= LEAST_ROUNDS };
};

export const toneOf = (estimate: Pick<Estimate, 'low' | 'high'>, isWorst: boolean): GainTone => {
  const side = sideOfZero(estimate);
  if (side === 'level') return 'level';
  return side === 'above' ? 'gain' : isWorst ? 'worst' : 'cost';
};

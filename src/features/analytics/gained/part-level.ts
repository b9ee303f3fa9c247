import {
  type Estimate,
  type Loss,
  type RoundFacts,
  gained,
  LEAST_ROUNDS,
  partLosses,
  sideOfZero,
} from '@divot/analytics';
import type { Part } from '@divot/golf-rules';
import type { GainTone } from '#src/ui/charts/gain-bar.tsx';

// A row of strokes gained: strokes a round compared with the golfer's own level or with the tour. Negative is a cost.

/** What zero stands for. */
export type Beside = 'level' | 'tour';

/** What a part costs, as strokes gained; and the other way round. */
export const turned = <S extends Omit<Loss, 'rounds'>>(one: S): S => ({
  ...one,
  value: -one.value,
  low: -one.high,
  high: -one.low,
});

export const partLevel = (
  rounds: readonly RoundFacts[],
  part: Part,
  beside: Beside,
  index: number | null,
): Estimate | undefined => {
  if (beside === 'tour') return gained(rounds, part);
  const loss = partLosses(rounds, index).find((one) => one.part === part);
  if (!loss) return undefined;
  const { holes: n, part: _part, ...gain } = turned(loss);
  return { ...gain, n, isEnough: gain.rounds >= LEAST_ROUNDS };
};

export const toneOf = (estimate: Pick<Estimate, 'low' | 'high'>, isWorst: boolean): GainTone => {
  const side = sideOfZero(estimate);
  if (side === 'level') return 'level';
  return side === 'above' ? 'gain' : isWorst ? 'worst' : 'cost';
};

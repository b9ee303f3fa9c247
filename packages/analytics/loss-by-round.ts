import type { Part } from '@divot/golf-rules';
import { lossIn, partLosses } from './gained/losses.ts';
import type { RoundFacts } from './round-facts.ts';

export type RoundLoss = { readonly id: string; readonly playedOn: string; readonly loss: number };

/**
 * Strokes per 18 holes lost beyond the golfer's level, for each round that covers this part. Newest first, as given.
 */
export const lossByRound = (newestFirst: readonly RoundFacts[], part: Part, index: number): readonly RoundLoss[] =>
  newestFirst.flatMap((facts) => {
    const loss = lossIn(partLosses([facts], index), part);
    return loss ? [{ id: facts.id, playedOn: facts.playedOn, loss: loss.value }] : [];
  });

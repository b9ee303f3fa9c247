import { type Group, groupLosses } from '@divot/golf-rules';
import type { RoundFacts } from './round-facts.ts';

export type RoundExcess = { readonly id: string; readonly playedOn: string; readonly excessPer18: number };

/**
 * Strokes per 18 holes lost beyond the golfer's level, for each round that covers this part. Newest first, as given.
 */
export const excessByRound = (
  newestFirst: readonly RoundFacts[],
  group: Group,
  index: number,
): readonly RoundExcess[] =>
  newestFirst.flatMap((facts) => {
    const loss = groupLosses([facts], index).find((one) => one.group === group);
    return loss ? [{ id: facts.id, playedOn: facts.playedOn, excessPer18: loss.excessPer18 }] : [];
  });

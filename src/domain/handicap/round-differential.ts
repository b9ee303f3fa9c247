import type { HandicapRound } from './history-types.ts';
import { fromTenths, tenths } from './rounding.ts';
import { track } from './tracked-round.ts';

/**
 * The 18-hole score differential of one round for a golfer of this index, so that scores on different courses can be
 * compared. Undefined if the round has no rating or too few holes, or holes are missing and there is no index to expect
 * them from.
 */
export const roundDifferential = (round: HandicapRound, index: number | null): number | undefined => {
  const { differential } = track({ round, input: 0, day: undefined }, 0, index === null ? null : tenths(index));
  return differential === null ? undefined : fromTenths(differential);
};

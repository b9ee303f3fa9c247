import type { HandicapRound } from './history-types.ts';
import { fromTenths, tenths } from './rounding.ts';
import { track } from './tracked-round.ts';

/**
 * The score differential of one round as a golfer of this index played it, for 18 holes: what makes scores of different
 * courses comparable. Undefined where there is none: no rating, too few holes, or holes missing and no index to expect
 * them from.
 */
export const roundDifferential = (round: HandicapRound, index: number | null): number | undefined => {
  const { differential } = track({ round, input: 0, day: undefined }, 0, index === null ? null : tenths(index));
  return differential === null ? undefined : fromTenths(differential);
};

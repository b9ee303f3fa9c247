import type { HandicapRound } from './history-types.ts';
import { figures, orNone } from './figures.ts';
import { fromTenths, tenths } from './rounding.ts';
import { dayOf, track } from './tracked-round.ts';

/**
 * The 18-hole score differential of one round for a golfer of this index, which makes scores on different courses
 * comparable. Undefined if the round has no rating or too few holes, or if holes are missing and there is no index to
 * predict them.
 */
export const roundDifferential = (round: HandicapRound, index: number | null): number | undefined => {
  const indexAtPlay = orNone(figures({ indexAtPlay: index }).indexAtPlay);
  const tenthsAtPlay = indexAtPlay === null ? null : tenths(indexAtPlay);
  const { differential } = track({ round, input: 0, day: dayOf(round) }, 0, tenthsAtPlay);
  return differential === null ? undefined : fromTenths(differential);
};

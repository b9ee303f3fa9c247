import type { Iso } from '@divot/basics';

/** `now`, or a millisecond after `known` where that is not earlier: no clock that was wrong orders two events. */
export const laterThan = (last: Iso | undefined, now: Iso): Iso =>
  last === undefined || last < now ? now : new Date(Date.parse(last) + 1).toISOString();

import type { Iso } from '@divot/basics';

/** `now`, or a millisecond after `known` where that is not earlier: no clock that was wrong orders two events. */
export const laterThan = (known: Iso | undefined, now: Iso): Iso =>
  known === undefined || known < now ? now : new Date(Date.parse(known) + 1).toISOString();

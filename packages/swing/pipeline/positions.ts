// Places the coaches' positions P1 to P10 from the eight events. P2 and P8 (shaft parallel) are toe-up and
// mid-follow-through. P6 (shaft parallel on the way down) comes about six tenths of the way from lead arm parallel to
// impact, and P9 (trail arm parallel) is its mirror image after the follow-through. Both are estimates, because the
// club is not tracked.

import type { SwingEventName, SwingPosition } from '../reading.ts';
import { lerp } from './numeric.ts';

const P6_SHARE = 0.6;
const P9_SHARE = 0.12;

export const positionsOf = (
  events: Readonly<Record<SwingEventName, number>>,
): Readonly<Record<SwingPosition, number>> => ({
  P1: events.address,
  P2: events.toeUp,
  P3: events.midBackswing,
  P4: events.top,
  P5: events.midDownswing,
  P6: lerp(events.midDownswing, events.impact, P6_SHARE),
  P7: events.impact,
  P8: events.midFollowThrough,
  P9: lerp(events.midFollowThrough, events.finish, P9_SHARE),
  P10: events.finish,
});

import { digestSource, useDigest } from '#src/data/live/digest.ts';
import { practisedIn } from '#src/domain/coach/practised.ts';
import { whenIdle } from '#src/platform/waiting/idle.ts';

const sessions = digestSource(
  'practiceSessions',
  (session) => (session.status === 'finished' ? practisedIn(session) : undefined),
  { newest: 300, beforeMore: whenIdle },
);

/** What the golfer practised in each finished session, newest first. */
export const usePractised = () => useDigest(sessions);

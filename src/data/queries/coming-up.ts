import { HOUR_MS } from '@divot/basics';
import { useLive } from '#src/data/live/use-live.ts';
import { newestFirst } from '@divot/documents';
import { type ComingUp, SOON_MS, comingUp } from '#src/domain/insights/coming-up.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { useProfile } from './profile.ts';

/** Starts at the full hour, so that the query does not change with each minute. */
const soon = (at: Date) => {
  const from = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return {
    $lte: newestFirst(new Date(from).toISOString()),
    $gte: newestFirst(new Date(from + SOON_MS + HOUR_MS).toISOString()),
  };
};

/** Due assessments, and the golfer's lessons and games of the next 72 hours. */
export const useComingUp = (): readonly ComingUp[] => {
  const { profile } = useProfile();
  const at = new Date(useMinute());
  const near = { selector: { sortKey: soon(at) }, sort: [{ sortKey: 'asc' as const }], limit: 50 };
  const { documents: lessons } = useLive('bookings', near);
  const { documents: games } = useLive('games', near);
  return profile ? comingUp(profile.userId, profile, { lessons, games }, at) : [];
};

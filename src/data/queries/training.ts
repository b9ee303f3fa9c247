import { useLive } from '#src/data/live/use-live.ts';
import { newestFirst } from '@divot/documents';
import { startOfDay, startOfWeek } from '@divot/basics';
import { useToday } from '#src/platform/clock/use-clock.ts';

/** Finished workouts of this week, which starts on Sunday 00:00 local (SPEC section 7). */
export const useWorkoutsThisWeek = () => {
  const today = useToday();
  const { documents, ready } = useLive('workouts', {
    selector: { status: 'finished', sortKey: { $lte: newestFirst(startOfDay(startOfWeek(today)).toISOString()) } },
    sort: [{ status: 'asc' }, { sortKey: 'asc' }],
    limit: 100,
  });
  return { workouts: documents, ready };
};

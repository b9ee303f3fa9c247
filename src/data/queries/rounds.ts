import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import { newestFirst } from '@divot/documents';
import { DAY_MS, startOfDay, startOfMonth } from '@divot/basics';
import { useToday } from '#src/platform/clock/use-clock.ts';

/** The newest `limit` rounds, finished or not. */
export const useRecentRounds = (limit: number) =>
  useLive('rounds', { selector: {}, sort: [{ sortKey: 'asc' }], limit });

export const useFinishedRounds = (limit: number) =>
  useLive('rounds', { selector: { status: 'finished' }, sort: [{ status: 'asc' }, { sortKey: 'asc' }], limit });

/** The round being played, if any: the newest active one. */
export const useActiveRound = () => {
  const { documents, ready } = useLive('rounds', {
    selector: { status: 'active' },
    sort: [{ status: 'asc' }, { sortKey: 'asc' }],
    limit: 1,
  });
  return { round: documents[0], ready };
};

export const useRound = (id: string | undefined) => {
  const { document, ready } = useLiveOne('rounds', id);
  return { round: document, ready };
};

/** Finished rounds that began within a day of this instant, to find one entered twice. */
export const useRoundsAround = (instant: string) => {
  const at = newestFirst(instant);
  return useLive('rounds', {
    selector: { status: 'finished', sortKey: { $gte: at - DAY_MS, $lte: at + DAY_MS } },
    sort: [{ status: 'asc' }, { sortKey: 'asc' }],
    limit: 20,
  });
};

/** How many rounds the golfer finished on or after the first of this month (SPEC section 7). */
export const useRoundsThisMonth = () => {
  const today = useToday();
  const { documents, ready } = useLive('rounds', {
    selector: {
      status: 'finished',
      sortKey: { $lte: newestFirst(startOfDay(startOfMonth(today)).toISOString()) },
    },
    sort: [{ status: 'asc' }, { sortKey: 'asc' }],
    limit: 100,
  });
  return { count: documents.length, ready };
};

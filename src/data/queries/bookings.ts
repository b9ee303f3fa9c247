import { useLive } from '#src/data/live/use-live.ts';

const LIMIT = 300;

/** The golfer's lessons by start, latest first. */
export const useLessons = () =>
  useLive('bookings', { selector: { kind: 'lesson' }, sort: [{ kind: 'asc' }, { sortKey: 'asc' }], limit: LIMIT });

/** Messages to coaches, newest first. */
export const useMessages = () =>
  useLive('bookings', {
    selector: { kind: { $in: ['message', 'request'] } },
    sort: [{ sortKey: 'asc' }],
    limit: LIMIT,
  });

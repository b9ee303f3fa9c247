import { currentDatabase } from '#src/data/live/current.ts';
import { useLive } from '#src/data/live/use-live.ts';

const LIMIT = 1000;

/** The coach directory as this device knows it, by name. */
export const useCoaches = () => useLive('coaches', { selector: {}, sort: [{ name: 'asc' }], limit: LIMIT });

/** How a coach's calendar is called, for work that no screen does; undefined when they take no bookings. */
export const coachUserOf = async (coachId: string | undefined): Promise<string | undefined> =>
  (
    await currentDatabase()
      ?.coaches.findOne(coachId ?? '')
      .exec()
  )?.bookingUser;

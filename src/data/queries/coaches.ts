import { currentDatabase } from '#src/data/live/current.ts';
import { useLive } from '#src/data/live/use-live.ts';

const LIMIT = 1000;

/** The coach directory as stored on this device, by name. */
export const useCoaches = () => useLive('coaches', { selector: {}, sort: [{ name: 'asc' }], limit: LIMIT });

/** The id of a coach's calendar, for code outside screens; undefined if the coach takes no bookings. */
export const coachUserOf = async (coachId: string | undefined): Promise<string | undefined> =>
  (
    await currentDatabase()
      ?.coaches.findOne(coachId ?? '')
      .exec()
  )?.bookingUser;

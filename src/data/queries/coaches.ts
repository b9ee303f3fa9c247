import { currentDatabase } from '#src/data/live/current.ts';
import { useLive } from '#src/data/live/use-live.ts';

const LIMIT = 1000;

/** The coach directory as stored on this device, by name. */
export const useCoaches = () => useLive('coaches', { selector: {}, sort: [{ name: 'asc' }], limit: LIMIT });

const storedCoach = (coachId: string | undefined) =>
  currentDatabase()
    ?.coaches.findOne(coachId ?? '')
    .exec();

/** The id of a coach's calendar, for code outside screens; undefined if the coach takes no bookings. */
export const coachUserOf = async (coachId: string | undefined): Promise<string | undefined> =>
  (await storedCoach(coachId))?.bookingUser;

/** Where a coach teaches, 'Lisbon, Portugal', for code outside screens; undefined if the directory does not say. */
export const coachPlaceOf = async (coachId: string | undefined): Promise<string | undefined> => {
  const coach = await storedCoach(coachId);
  return [coach?.city, coach?.country].filter(Boolean).join(', ') || undefined;
};

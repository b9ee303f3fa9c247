import { calendarOf, type SeedDocument } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import { bookingSeeds, coachSeeds, gameSeeds } from './people.ts';
import { swingIdsOfDemo, swingSeeds } from './swings.ts';

// Who can sign in to the local services, and what they find there.

export const DEMO_ACCOUNT = {
  uid: 'demo-golfer',
  email: 'demo@divot.golf',
  password: 'fairway-finder',
  displayName: 'Robin Demo',
} as const;
export const EMPTY_ACCOUNT = { uid: 'empty-golfer', email: 'empty@divot.golf', password: 'fairway-finder' } as const;

/** What everybody sees: the coach directory and open games. */
export const sharedSeeds = (today: Date): readonly SeedDocument[] => {
  const calendar = calendarOf(today);
  return [...coachSeeds(calendar), ...gameSeeds(calendar)];
};

/** Half a year of the demo golfer, ending yesterday; with swings filmed and lessons taken. */
export const demoSeeds = (today: Date): readonly SeedDocument[] => {
  const calendar = calendarOf(today);
  const { uid } = DEMO_ACCOUNT;
  const own = golferSeeds(DEMO_ACCOUNT, calendar).map(({ entity, document }) =>
    entity === 'profiles'
      ? { entity, document: { ...document, swingVideos: swingIdsOfDemo, savedCoaches: ['demo-coach-ines'] } }
      : { entity, document },
  );
  return [...own, ...swingSeeds(uid, calendar), ...bookingSeeds(uid, calendar)];
};

import type { Coach } from '#src/domain/entities/coach.entity.ts';
import { type Calendar, plusMinutes, seed, type SeedDocument } from '#src/data/sample/document.ts';

// Sample coaches and games. They are invented, and only the local services show them, as samples.

type Sketch = Pick<
  Coach,
  'name' | 'bio' | 'city' | 'latitude' | 'longitude' | 'specialities' | 'priceFrom' | 'timeZone'
> & {
  readonly key: string;
  readonly online: boolean;
  readonly rating: readonly [stars: number, count: number];
};
// oxfmt-ignore
const COACHES: readonly Sketch[] = [
  { key: 'ines', name: 'Ines Duarte',
    bio: 'Full swing with a launch monitor, on grass. I change one thing at a time.',
    city: 'Heronsbridge', latitude: 52.21, longitude: 0.12, specialities: ['slice', 'over-the-top', 'casting'],
    priceFrom: 55, timeZone: 'Europe/London', online: true, rating: [4.8, 41] },
  { key: 'tom', name: 'Tom Ashby', bio: 'Short game and putting. Half of every lesson is on the course.',
    city: 'Port Fern', latitude: 52.42, longitude: 0.45, specialities: ['deceleration', 'putting', 'poor-shaft-lean'],
    priceFrom: 48, timeZone: 'Europe/London', online: false, rating: [4.6, 18] },
  { key: 'mei', name: 'Mei Tanaka',
    bio: 'Body first: I coach golfers who hurt or feel stiff, together with a physiotherapist.',
    city: 'Tokyo', latitude: 35.68, longitude: 139.69, specialities: ['fitness', 's-posture', 'c-posture', 'sway'],
    priceFrom: 60, timeZone: 'Asia/Tokyo', online: true, rating: [4.9, 63] },
  { key: 'arjun', name: 'Arjun Menon',
    bio: 'Video lessons in the morning of Bengaluru. Send two clips, get one thing to do.',
    city: 'Bengaluru', latitude: 12.97, longitude: 77.59, specialities: ['sway', 'reverse-spine', 'slice'],
    priceFrom: 30, timeZone: 'Asia/Kolkata', online: true, rating: [4.7, 12] },
  { key: 'omar', name: 'Omar Haddad',
    bio: 'Juniors and late starters. Patience, games and a lot of hitting.',
    city: 'Heronsbridge', latitude: 52.19, longitude: 0.15,
    specialities: ['junior', 'rushed-tempo', 'weight-distribution'], priceFrom: 40, timeZone: 'Europe/London',
    online: false, rating: [4.7, 3] },
];

/** Lessons that a sample coach offers: length in minutes, name, share of the hourly price. */
const LESSONS = [
  [30, 'Half-hour check', 0.6],
  [60, 'Lesson on the range', 1],
  [90, 'On the course', 1.6],
] as const;

export const coachSeeds = ({ daysAgo }: Calendar): readonly SeedDocument[] =>
  COACHES.map(({ key, rating, ...coach }) =>
    seed('coaches', daysAgo(200, 8), {
      ...coach,
      id: `demo-coach-${key}`,
      userId: 'directory',
      country: 'Demo Land',
      languages: ['English'],
      currency: 'USD',
      rating: rating[0],
      ratingCount: rating[1],
      responseHours: 6,
      verified: key !== 'omar',
      bookingUser: key,
      email: `${key}@coaches.example`,
      levels: ['beginner', 'improver', 'low handicap'],
      lessonTypes: LESSONS.map(([minutes, title, share]) => ({
        slug: `${minutes}-minutes`,
        title,
        minutes,
        price: Math.round((coach.priceFrom ?? 50) * share),
      })),
    }),
  );

export const gameSeeds = ({ daysAgo }: Calendar): readonly SeedDocument[] => {
  const game = (id: string, hostName: string, place: string, inDays: number, rest: { holes: number; spots: number }) =>
    seed('games', daysAgo(3, 12), {
      id,
      userId: `demo-host-${hostName.toLowerCase()}`,
      hostName,
      startUtc: daysAgo(-inDays, 9, 30),
      timeZone: 'Europe/London',
      place,
      ...rest,
      format: 'casual',
      pace: 'normal',
      transport: 'walking',
      visibility: 'nearby',
      status: 'open',
      latitude: 52.2,
      longitude: 0.1,
      indexMin: 8,
      indexMax: 28,
      requests: {},
    });
  return [
    game('demo-game-1', 'Nadia', 'Heronsbridge', 3, { holes: 18, spots: 2 }),
    game('demo-game-2', 'Jonas', 'Old Quarry', 5, { holes: 9, spots: 1 }),
    game('demo-game-3', 'Priya', 'Fernhill Links', 9, { holes: 18, spots: 3 }),
    seed('meetingPoints', daysAgo(3, 12), {
      id: 'demo-game-1',
      userId: 'demo-host-nadia',
      directions: 'Practice green, ten minutes before',
      latitude: 52.20123,
      longitude: 0.11821,
    }),
  ];
};

export const bookingSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const lesson = (id: string, daysBack: number, rest: object) => {
    const startUtc = daysAgo(daysBack, 15);
    return seed('bookings', daysAgo(Math.max(daysBack, 0) + 7, 19), {
      id,
      userId,
      kind: 'lesson',
      status: 'done',
      coachId: 'demo-coach-ines',
      coachName: 'Ines Duarte',
      startUtc,
      endUtc: plusMinutes(startUtc, 60),
      coachTz: 'Europe/London',
      userTz: 'Europe/London',
      lessonType: '60-minutes',
      topicFaultIds: ['over-the-top'],
      price: { amount: 55, currency: 'USD' },
      ...rest,
    });
  };
  return [
    lesson('demo-booking-1', 46, {
      workedOn: 'Starting the downswing from the ground',
      feel: 'Turn, then go',
      drills: ['pump'],
    }),
    lesson('demo-booking-2', 19, {
      workedOn: 'Path from the inside',
      feel: 'Headcover stays',
      drills: ['headcover-outside'],
    }),
    lesson('demo-booking-3', -2, { status: 'confirmed', note: 'Two clips of the driver to look at.' }),
  ];
};

import { assessmentSeeds, latest } from './assessments.ts';
import { courseSeeds, playedOn } from './courses.ts';
import { type Calendar, calendarOf, seed, type SeedDocument } from './document.ts';
import { bookingSeeds, coachSeeds, gameSeeds } from './people.ts';
import { roundSeeds } from './rounds.ts';
import { swingIdsOfDemo, swingSeeds } from './swings.ts';
import { trainingSeeds } from './training.ts';

// Who can sign in to the local services, and what they find there.

export const DEMO_ACCOUNT = {
  uid: 'demo-golfer',
  email: 'demo@divot.golf',
  password: 'fairway-finder',
  displayName: 'Robin Demo',
} as const;
export const EMPTY_ACCOUNT = { uid: 'empty-golfer', email: 'empty@divot.golf', password: 'fairway-finder' } as const;

const BAG: readonly (readonly [type: string, loftDegrees: number, carryYards: number])[] = [
  ['Driver', 10.5, 225],
  ['3 wood', 15, 205],
  ['5 hybrid', 24, 185],
  ['6 iron', 28, 165],
  ['7 iron', 32, 153],
  ['8 iron', 36, 141],
  ['9 iron', 41, 129],
  ['Pitching wedge', 45, 115],
  ['Gap wedge', 50, 100],
  ['Sand wedge', 56, 80],
];

const profileSeed = (calendar: Calendar): SeedDocument => {
  const { daysAgo } = calendar;
  const { uid, email, displayName } = DEMO_ACCOUNT;
  const goal = (id: string, type: 'outcome' | 'process' | 'practice', text: string, ago: number) => ({
    id,
    type,
    text,
    createdAt: daysAgo(ago, 20),
  });
  return seed('profiles', daysAgo(190, 9), {
    id: uid,
    userId: uid,
    displayName,
    email,
    trainingPlan: [],
    watchedVideos: [],
    savedDrills: ['headcover-outside', 'clock-putt'],
    assessmentComplete: true,
    assessment: { swingAssessmentComplete: true },
    swingAssessment: { faultIds: latest.faultIds, assessmentDate: daysAgo(latest.swingDaysAgo, 18) },
    swingIssues: latest.faultIds,
    mobilityAssessmentComplete: true,
    mobilityScore: latest.mobilityScore,
    mobilityAssessedOn: daysAgo(latest.mobilityDaysAgo, 18).slice(0, 10),
    flexibilityAreas: latest.flexibilityAreas,
    handicapSource: 'estimated',
    preshotRoutine: 'target-alignment',
    swingThought: 'Turn, then go',
    swingThoughts: ['Quiet head', 'Smooth to the top', 'Turn, then go'],
    roundsPlanned: 8,
    workoutsPlanned: 12,
    workoutSplit: 'Full Body',
    workoutFrequency: 3,
    practiceFocus: 'driving',
    playingGoals: [
      goal('goal-outcome', 'outcome', 'Break 80 at Heronsbridge', 60),
      goal('goal-practice', 'practice', 'Twenty minutes of putting a week', 30),
      goal('goal-process', 'process', 'Full routine before every tee shot', 9),
    ],
    swingVideos: swingIdsOfDemo,
    savedCoaches: ['demo-coach-ines'],
    handedness: 'right',
    birthYear: 1984,
    heightCm: 178,
    homeCourseId: playedOn.heron.courseId,
    bag: BAG.map(([type, loftDegrees, carryYards], i) => ({ id: `club-${i}`, type, loftDegrees, carryYards })),
    equipment: ['dumbbells', 'band', 'medicine-ball'],
  });
};

/** What everybody sees: the coach directory and open games. */
export const sharedSeeds = (today: Date): readonly SeedDocument[] => {
  const calendar = calendarOf(today);
  return [...coachSeeds(calendar), ...gameSeeds(calendar)];
};

/** Half a year of the demo golfer, ending yesterday. */
export const demoSeeds = (today: Date): readonly SeedDocument[] => {
  const calendar = calendarOf(today);
  const { uid } = DEMO_ACCOUNT;
  return [
    profileSeed(calendar),
    ...courseSeeds(uid, calendar),
    ...roundSeeds(uid, calendar),
    ...trainingSeeds(uid, calendar),
    ...assessmentSeeds(uid, calendar),
    ...swingSeeds(uid, calendar),
    ...bookingSeeds(uid, calendar),
  ];
};

import { FOCUS_DAYS } from '#src/domain/coach/stored-focus.ts';
import type { Profile, StoredFocus } from '#src/domain/entities/profile.entity.ts';
import { assessmentSeeds, latest } from './assessments.ts';
import { playedOn } from './course-cards.ts';
import { courseSeeds } from './courses.ts';
import { type Calendar, type SeedDocument, seed } from './document.ts';
import { roundSeeds } from './rounds.ts';
import { trainingSeeds } from './training.ts';
import { compact, localDay } from '@divot/basics';
import type { Part } from '@divot/golf-rules';
import { shotSeeds } from './shots.ts';

// Half a year of an invented golfer, ending yesterday. New golfers can look at it before they have data of their own,
// and the local services use it.

const BAG: readonly (readonly [type: string, loftDegrees: number, carryYards: number])[] = [
  ['Driver', 10.5, 225],
  ['3-wood', 15, 205],
  ['5-hybrid', 24, 185],
  ['6-iron', 28, 165],
  ['7-iron', 32, 153],
  ['8-iron', 36, 141],
  ['9-iron', 41, 129],
  ['Pitching wedge', 45, 115],
  ['Gap wedge', 50, 100],
  ['Sand wedge', 56, 80],
];

type Who = { readonly uid: string } & Pick<Profile, 'displayName' | 'email'>;

const profileSeed = ({ uid, email, displayName }: Who, { daysAgo }: Calendar): SeedDocument => {
  const goal = (id: string, type: 'outcome' | 'process' | 'practice', text: string, ago: number) => ({
    id,
    type,
    text,
    createdAt: daysAgo(ago, 20),
  });
  const day = (ago: number) => localDay(daysAgo(ago, 9));
  const focus = (
    part: Part,
    { began, ended }: { readonly began: number; readonly ended?: number },
    before: StoredFocus['before'],
  ) =>
    compact<StoredFocus>({
      id: `${day(began)}-${part}`,
      part,
      startedOn: day(began),
      retestOn: day(began - FOCUS_DAYS),
      chosenBy: 'strokes',
      before,
      endedOn: ended === undefined ? undefined : day(ended),
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
    mobilityAssessedOn: localDay(daysAgo(latest.mobilityDaysAgo, 18)),
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
    focusHistory: [
      focus('putting', { began: 75, ended: 54 }, { value: 1.4, low: 0.5, high: 2.3, rounds: 14 }),
      focus('short-game', { began: 5 }, { value: 2.5, low: 1.6, high: 3.4, rounds: 20 }),
    ],
    playingGoals: [
      goal('goal-outcome', 'outcome', 'Break 80 at Heronsbridge', 60),
      goal('goal-practice', 'practice', 'Twenty minutes of putting a week', 30),
      goal('goal-process', 'process', 'Full routine before every tee shot', 9),
    ],
    handedness: 'right',
    birthYear: 1984,
    heightCm: 178,
    homeCourseId: playedOn.heron.courseId,
    bag: BAG.map(([type, loftDegrees, carryYards], i) => ({ id: `club-${i}`, type, loftDegrees, carryYards })),
    equipment: ['dumbbells', 'band', 'medicine-ball'],
  });
};

export const golferSeeds = (who: Who, calendar: Calendar): readonly SeedDocument[] => [
  profileSeed(who, calendar),
  ...courseSeeds(who.uid, calendar),
  ...roundSeeds(who.uid, calendar),
  ...trainingSeeds(who.uid, calendar),
  ...assessmentSeeds(who.uid, calendar),
  ...shotSeeds(who.uid, calendar),
];

import { capitalized } from '@divot/basics';
import { stepsOf } from '@divot/documents';

// What a golfer calls a stored field. The others are called as they are stored, in words: 'Playing goals'.

const NAMES: Readonly<Record<string, string>> = {
  blocks: 'drills',
  captureFps: 'frames a second',
  carryYards: 'carry',
  coachTz: 'the coach’s clock',
  courseId: 'course',
  date: 'start',
  displayName: 'name',
  durationSec: 'time',
  endUtc: 'end',
  faultIds: 'faults',
  finishedAt: 'end',
  handicap: 'handicap index',
  handicapSource: 'where your index comes from',
  heightCm: 'height',
  holesPlanned: 'holes to play',
  homeCourseId: 'home course',
  indexAtStart: 'index at the start',
  indexMax: 'highest index',
  indexMin: 'lowest index',
  loftDegrees: 'loft',
  mode: 'kind of round',
  n: 'number',
  pcc: 'playing conditions (PCC)',
  photoURL: 'photo',
  planId: 'workout plan',
  playedOn: 'day',
  practicedOn: 'day',
  preshotRoutine: 'pre-shot routine',
  priceFrom: 'price',
  ratingMinusPar: 'course rating minus par',
  reps: 'repetitions',
  roundsPlanned: 'rounds planned a month',
  sessionEffort: 'effort',
  startUtc: 'start',
  startedAt: 'start',
  timeZone: 'clock',
  topicFaultIds: 'faults to talk about',
  totalMin: 'minutes',
  transport: 'walking or cart',
  visibility: 'who sees it',
  workoutFrequency: 'days a week in a built plan',
  workoutsPlanned: 'workouts planned a week',
};

export const wordsOf = (step: string): string =>
  Object.hasOwn(NAMES, step) ? NAMES[step]! : step.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** 'playingGoals.3.type' as 'Playing goals › 3 › type', and 'transport' as 'Walking or cart'. */
export const fieldName = (path: string): string => capitalized(stepsOf(path).map(wordsOf).join(' › '));

import { capitalized } from '@divot/basics';
import { type JsonMap, isMap, stepsOf } from '@divot/documents';
import { drillById, exerciseById, faultById } from '@divot/golf-content';
import { valueAt } from './documents.ts';
import type { EntityName } from './registry.ts';

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

const wordsOf = (step: string): string =>
  Object.hasOwn(NAMES, step) ? NAMES[step]! : step.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** 'playingGoals.3.type' as 'Playing goals › 3 › type', and 'transport' as 'Walking or cart'. */
export const fieldName = (path: string): string => capitalized(stepsOf(path).map(wordsOf).join(' › '));

const HOLE: Readonly<Record<string, string>> = {
  firstPuttFt: 'first putt',
  penalties: 'penalty strokes',
  strokes: 'score',
};

/** What a golfer calls an entry of a list. */
const ownName = (item: unknown): string | undefined => {
  if (!isMap(item)) return undefined;
  const text = (key: string) => (typeof item[key] === 'string' ? item[key] : undefined);
  return (
    text('name') ??
    text('title') ??
    exerciseById(text('exerciseId') ?? '')?.name ??
    drillById(text('drillId') ?? '')?.name ??
    faultById(text('faultId') ?? '')?.title ??
    text('type')
  );
};

const ID = /^[\da-f]{8}-|^\d{9,}/;

/**
 * 'Hole 7, score', 'Ann, hole 3' or 'Notes': the place of a value in a document, whose entries are called as one of its
 * versions calls them.
 */
export const placeName = (name: EntityName, path: string, ...versions: readonly JsonMap[]): string => {
  const [list = '', key, ...rest] = stepsOf(path);
  if (key === undefined) return fieldName(path);
  const words = (steps: readonly string[]) => steps.filter((step) => !ID.test(step)).map((step) => wordsOf(step));
  if (list === 'holes')
    return [`Hole ${key}`, ...rest.slice(0, 1).map((step) => HOLE[step] ?? wordsOf(step))].join(', ');
  const entry = path.split('.').slice(0, 2).join('.');
  const own = versions.map((version) => ownName(valueAt(name, version, entry))).find((one) => one !== undefined);
  if (own === undefined) return [fieldName(list), ...words([key, ...rest])].join(' › ');
  const [field, of, ...others] = rest;
  const isHole = of !== undefined && (field === 'strokes' || field === 'penalties');
  return [
    own,
    ...(isHole ? [...(field === 'strokes' ? [] : [HOLE[field]!]), `hole ${of}`, ...others] : words(rest)),
  ].join(', ');
};

import { exerciseById } from '@divot/golf-content';
import { amountOf, unitOf } from './amount.ts';
import type { PlannedExercise } from './workout.ts';

// How long a plan takes: its sets and the rests between them, and nothing else.

/** Seconds of one repetition whose tempo is a word, such as 'slow', and of a metre walked with a load. */
const USUAL_REP_SEC = 4;
const METRE_SEC = 1;
/** In a tempo such as '2-1-x', x is as fast as possible. */
const FASTEST_SEC = 1;

/** Seconds of one repetition: '2-1-2' is two down, one paused and two up. */
const repSec = (tempo: string | undefined): number => {
  if (tempo === undefined || !/^(\d|x)(-(\d|x))*$/.test(tempo)) return USUAL_REP_SEC;
  return tempo.split('-').reduce((sum, part) => sum + (part === 'x' ? FASTEST_SEC : Number(part)), 0);
};

const setSec = ({ exerciseId, reps = '' }: Pick<PlannedExercise, 'exerciseId' | 'reps'>): number => {
  const each = { seconds: 1, metres: METRE_SEC, reps: repSec(exerciseById(exerciseId)?.tempo) }[unitOf(reps)];
  return amountOf(reps) * each * (/\/(side|dir)/.test(reps) ? 2 : 1);
};

type Planned = Pick<PlannedExercise, 'exerciseId' | 'reps' | 'sets' | 'restSec'>;

/** Seconds that these exercises take: every set, and a rest after each but the last. */
export const plannedSeconds = (exercises: readonly Planned[]): number =>
  exercises.reduce((sum, one) => sum + one.sets * (setSec(one) + one.restSec), 0) - (exercises.at(-1)?.restSec ?? 0);

import type { WorkoutPlan } from './workout.ts';
import { type Result, fail, ok } from '@divot/basics';
import { type Trainee, alternativesTo } from './candidates.ts';
import { type SplitDay, dayOfSplit, exerciseById, sessionFor } from '@divot/golf-content';
import { suitsAge, suitsUnknown } from './gates.ts';
import { isSpared } from './pain.ts';
import { type Plan, type PlanRequest, buildPlan, reasonFor } from './plan.ts';
import { type PlanList, listOf, replaceExercise, removeExercise } from './plan-list.ts';

// Today's workout. On the day of the split that the golfer's own list was made for, it is that list. On other days of
// the split, and on light days, it is the built plan. Both leave out what hurts.

export type TodaysWorkout = Pick<Plan, 'light' | 'deload' | 'leftOut'> & {
  readonly day: SplitDay;
  readonly exercises: PlanList;
  /** Whether it is the golfer's own list. */
  readonly isOwnList: boolean;
};

/**
 * The list without exercises that load what hurts or do not suit the golfer's age. Each is replaced by one of the same
 * pattern if possible.
 */
export const painless = (list: PlanList, trainee: Trainee): PlanList =>
  list.reduce((before: PlanList, { id, exerciseId }) => {
    const exercise = exerciseById(exerciseId);
    const suits = exercise
      ? isSpared({ exerciseId }, trainee.painAreas) && suitsAge(exercise, trainee)
      : suitsUnknown(trainee);
    if (suits) return before;
    const [instead] = exercise
      ? alternativesTo(exercise, trainee).filter((other) => !before.some((entry) => entry.exerciseId === other.id))
      : [];
    return instead ? replaceExercise(before, id, instead, reasonFor(instead, trainee)) : removeExercise(before, id);
  }, list);

type Today = Omit<PlanRequest, 'split' | 'minutes' | 'session'> & {
  /** Finished workouts of this plan. Its split's days take turns. */
  readonly sessionsDone: number;
};

/** `plan`: the stored plan. */
export const todaysWorkout = (
  plan: Pick<WorkoutPlan, 'split' | 'minutes' | 'day' | 'exercises'>,
  { sessionsDone, ...today }: Today,
): Result<TodaysWorkout, 'no-exercises'> => {
  const { split, first } = sessionFor(plan.split, plan.day);
  const session = first + sessionsDone;
  const built = buildPlan({ ...today, split, minutes: plan.minutes, session });
  const { day } = dayOfSplit(split, session);
  const light = built.ok ? built.value.light : null;
  const deload = built.ok && built.value.deload;
  const leftOut = built.ok ? built.value.leftOut : [];
  if (light === null && day === dayOfSplit(split, first).day) {
    const exercises = painless(
      plan.exercises.toSorted((a, b) => a.order - b.order),
      today,
    ).map((entry) => ({ ...entry, sets: Math.max(1, entry.sets - (deload ? 1 : 0)) }));
    if (exercises.length > 0) return ok({ day, light, deload, leftOut, exercises, isOwnList: true });
  }
  if (!built.ok) return fail('no-exercises');
  return ok({ day, light, deload, leftOut, exercises: listOf(built.value.moves), isOwnList: false });
};

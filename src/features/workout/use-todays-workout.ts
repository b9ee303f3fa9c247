import { useNextRoundDay, useTrainee, useWorkoutPlans } from '#src/data/queries/workouts.ts';
import type { Workout, WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { localDay } from '@divot/basics';
import { splitOf } from '@divot/golf-content';
import { todaysWorkout, trainingWeek } from '@divot/training';
import { useToday } from '#src/platform/clock/use-clock.ts';

const USUAL_MINUTES = 30;

type Followed = Pick<WorkoutPlan, 'split' | 'minutes' | 'day' | 'exercises'> & { readonly id?: string };

const sessionsOf = ({ id, split }: Followed, finished: readonly Workout[]): number =>
  finished.filter(
    (workout) =>
      (id === undefined ? workout.split === split : workout.planId === id) &&
      // A light day does not use up a turn of the split.
      (workout.kind !== 'mobility' || split === 'Mobility Only'),
  ).length;

/**
 * What plans depend on besides the golfer: how long they have trained, when they play, and which days they trained
 * hard.
 */
export const useCalendar = (finished: readonly Workout[]) => {
  const today = useToday();
  const nextRoundOn = useNextRoundDay();
  const trainedOn = finished
    .filter(({ kind, completedAt }) => kind !== 'mobility' && completedAt !== undefined)
    .map(({ completedAt }) => localDay(completedAt!));
  return {
    week: trainingWeek(finished, today),
    nextRoundOn,
    trainedOn,
    lastWorkoutOn: trainedOn[0],
  };
};

/** Today's workout, from the followed plan or built from the profile. */
export const useTodaysWorkout = () => {
  const { trainee, finished, profile, ready } = useTrainee();
  const { plans, ready: plansReady } = useWorkoutPlans();
  const calendar = useCalendar(finished);
  const plan = plans.find(({ active }) => active);
  const todayOf = (followed: Followed) =>
    todaysWorkout(followed, {
      ...trainee,
      ...calendar,
      equipment: plan?.equipment ?? trainee.equipment,
      sessionsDone: sessionsOf(followed, finished),
    });
  const split = splitOf(profile?.workoutSplit ?? '');
  const today = todayOf(plan ?? { split, minutes: USUAL_MINUTES, exercises: [] });
  return {
    today,
    todayOf,
    plan,
    plans,
    trainee,
    finished,
    profile,
    split: plan?.split ?? split,
    ready: ready && plansReady,
  };
};

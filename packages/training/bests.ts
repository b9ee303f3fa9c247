import type { ForeignExercise, Workout, WorkoutSet } from './workout.ts';

// Personal bests: the heaviest set. Without a load, the most repetitions or the longest hold.

export type Best = {
  readonly exerciseId: string;
  readonly foreign?: ForeignExercise | undefined;
  readonly set: WorkoutSet;
  readonly workoutId: string;
  /** Instant of the workout's end. */
  readonly on: string;
};

const beats = (a: WorkoutSet, b: WorkoutSet): boolean => {
  const [mine, theirs] = [a, b].map((set) => [set.loadKg ?? 0, set.reps ?? 0, set.seconds ?? 0]) as [
    number[],
    number[],
  ];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at >= 0 && mine[at]! > theirs[at]!;
};

/** The best set of each exercise, newest best first. Of equal sets, the earlier one counts. */
export const personalBests = (workouts: readonly Workout[]): readonly Best[] => {
  const bests = new Map<string, Best>();
  const oldestFirst = workouts
    .flatMap((workout) => (workout.completedAt === undefined ? [] : [{ workout, on: workout.completedAt }]))
    .toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
  for (const { workout, on } of oldestFirst) {
    for (const { exerciseId, foreign, painArea, sets } of workout.items) {
      if (painArea !== undefined) continue;
      for (const set of sets) {
        const best = bests.get(exerciseId);
        if (!set.done || (best && !beats(set, best.set))) continue;
        bests.set(exerciseId, { exerciseId, foreign, set, workoutId: workout.id, on });
      }
    }
  }
  return [...bests.values()].toSorted((a, b) => (a.on < b.on ? 1 : Number(a.on > b.on) * -1));
};

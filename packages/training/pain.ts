import { type Exercise, exerciseById, sparesPain } from '@divot/golf-content';
import type { WorkoutItem } from './workout.ts';
import { type Trainee, alternativesTo } from './candidates.ts';
import { reasonFor } from './plan.ts';
import { PAIN, SWAPPED, isOver } from './under-way.ts';

// Pain stops an exercise at once, and the rest of the workout must spare what hurts. Divot replaces any other exercise
// that loads the area by one of the same pattern that does not, or leaves it out.

export const areaOf = ({ exerciseId, foreign }: Pick<WorkoutItem, 'exerciseId' | 'foreign'>): string | undefined =>
  exerciseById(exerciseId)?.area ?? foreign?.area;

/** Divot does not know what another service's exercise loads, so it leaves it out while anything hurts. */
export const isSpared = ({ exerciseId }: Pick<WorkoutItem, 'exerciseId'>, painAreas: readonly string[]): boolean => {
  const exercise = exerciseById(exerciseId);
  return exercise ? sparesPain(exercise, painAreas) : painAreas.length === 0;
};

/** Everything that hurts in a workout: the areas in the profile and those reported during its exercises. */
export const painIn = (
  items: readonly Pick<WorkoutItem, 'painArea'>[],
  painAreas: readonly string[],
): readonly string[] => [...painAreas, ...items.flatMap(({ painArea }) => painArea ?? [])];

/** An exercise as a new item of a workout in progress. */
export const itemOf = (exercise: Exercise, order: number, why: string): WorkoutItem => ({
  id: exercise.id,
  exerciseId: exercise.id,
  order,
  plannedSets: exercise.sets,
  reps: exercise.reps,
  restSec: exercise.restSec,
  why,
  sets: [],
});

/** Exercises that could replace an item: the same pattern, and not yet in the workout. */
export const standInsFor = (
  item: Pick<WorkoutItem, 'exerciseId'>,
  items: readonly Pick<WorkoutItem, 'exerciseId'>[],
  trainee: Trainee,
): readonly Exercise[] => {
  const exercise = exerciseById(item.exerciseId);
  if (!exercise) return [];
  return alternativesTo(exercise, trainee).filter(({ id }) => !items.some((other) => other.exerciseId === id));
};

/** Keeps the old item and its sets next to the new one, so that no set counts for the wrong exercise. */
export const swappedFor = (items: readonly WorkoutItem[], id: string, exercise: Exercise, why: string): WorkoutItem[] =>
  items.flatMap((item) =>
    item.id === id
      ? [
          { ...item, skippedBecause: SWAPPED },
          { ...itemOf(exercise, item.order, why), swappedFrom: item.exerciseId },
        ]
      : [item],
  );

/** `trainee` is the golfer before this pain. The function adds the area that hurts. */
export const afterPain = (
  items: readonly WorkoutItem[],
  hurting: { readonly id: string; readonly area: string },
  trainee: Trainee,
): WorkoutItem[] => {
  const careful = { ...trainee, painAreas: [...trainee.painAreas, hurting.area] };
  const stopped = items.map((item) =>
    item.id === hurting.id ? { ...item, painArea: hurting.area, skippedBecause: PAIN } : item,
  );
  return stopped.reduce((before: WorkoutItem[], item) => {
    if (isOver(item) || isSpared(item, careful.painAreas)) return before;
    const [instead] = item.sets.length > 0 ? [] : standInsFor(item, before, careful);
    return instead
      ? swappedFor(before, item.id, instead, reasonFor(instead, careful))
      : before.map((one) => (one.id === item.id ? { ...one, skippedBecause: PAIN } : one));
  }, stopped);
};

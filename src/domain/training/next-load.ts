import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { lighter, type Progression, progressionOf } from './progression.ts';

/** An exercise in past workouts, newest first as they are. */
export const performances = (
  exerciseId: string,
  newestFirst: readonly Pick<Workout, 'items'>[],
): readonly WorkoutItem[] =>
  newestFirst.flatMap(({ items }) => items.filter((item) => item.exerciseId === exerciseId && item.sets.length > 0));

/** What to load next time: by the progression rule, and less after it hurt. */
export const nextLoad = (
  exerciseId: string,
  reps: string,
  newestFirst: readonly Pick<Workout, 'items'>[],
): Progression => {
  const past = performances(exerciseId, newestFirst);
  const next = progressionOf(
    past.map(({ sets }) => sets),
    reps,
  );
  if (past[0]?.painArea === undefined) return next;
  const lastKg = Math.max(...past[0].sets.map(({ loadKg }) => loadKg ?? 0));
  return { step: 'down', loadKg: lastKg > 0 ? lighter(lastKg) : null };
};

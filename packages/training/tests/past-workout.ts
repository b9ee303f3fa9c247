import type { Workout } from '../workout.ts';
import { type IsoDay, addDays } from '@divot/basics';

/** A workout `daysAgo` with one completed set of each exercise; `more` is merged into each item. */
export const pastWorkout = (
  today: IsoDay,
  daysAgo: number,
  exerciseIds: readonly string[],
  more: object = {},
): Workout =>
  ({
    id: `w${daysAgo}-${exerciseIds.join()}`,
    kind: 'strength',
    startedAt: `${addDays(today, -daysAgo)}T10:00:00Z`,
    completedAt: `${addDays(today, -daysAgo)}T11:00:00Z`,
    items: exerciseIds.map((exerciseId, order) => ({
      id: exerciseId,
      exerciseId,
      order,
      sets: [{ id: 's', reps: 8, done: true }],
      ...more,
    })),
  }) as unknown as Workout;

import { daysBetween, type IsoDay, localDay } from '#src/domain/shared/day.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';

const LOOKED_BACK_DAYS = 56;
const TOO_OFTEN = 2;

type Past = Pick<Workout, 'items' | 'startedAt'> & Partial<Pick<Workout, 'completedAt'>>;

/** The places that hurt in two workouts or more of the last eight weeks, as the golfer named them. */
export const repeatedPain = (workouts: readonly Past[], today: IsoDay): readonly string[] => {
  const times = new Map<string, number>();
  for (const { items, startedAt, completedAt } of workouts) {
    const ago = daysBetween(localDay(new Date(completedAt ?? startedAt)), today);
    // A clock that was wrong may have dated a workout tomorrow: the pain was real.
    if (ago > LOOKED_BACK_DAYS) continue;
    for (const area of new Set(items.flatMap(({ painArea }) => painArea ?? []))) {
      times.set(area, (times.get(area) ?? 0) + 1);
    }
  }
  return [...times].filter(([, count]) => count >= TOO_OFTEN).map(([area]) => area);
};

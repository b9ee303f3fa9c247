import type { Workout } from './workout.ts';
import { type IsoDay, daysBetween, localDay } from '@divot/basics';
import type { Trainee } from './candidates.ts';
import { type Pattern, exerciseById } from '@divot/golf-content';
import { COUNTED_DAYS, type PatternDays } from './gates.ts';

const dayOf = ({ completedAt, startedAt }: Workout): IsoDay => localDay(completedAt ?? startedAt);

/** The last day each exercise was done, by id. */
const lastDone = (workouts: readonly Workout[]): Readonly<Record<string, IsoDay>> => {
  const days: Record<string, IsoDay> = {};
  for (const workout of workouts) {
    const day = dayOf(workout);
    for (const { exerciseId, sets } of workout.items) {
      if (sets.length > 0 && day > (days[exerciseId] ?? '')) days[exerciseId] = day;
    }
  }
  return days;
};

/** The hardest level of each pattern in a workout. Exercises that hurt do not count. */
const levelsIn = ({ items }: Workout): ReadonlyMap<Pattern, number> => {
  const levels = new Map<Pattern, number>();
  for (const { exerciseId, sets, painArea } of items) {
    const exercise = exerciseById(exerciseId);
    if (!exercise || painArea !== undefined || !sets.some(({ done }) => done)) continue;
    levels.set(exercise.pattern, Math.max(exercise.level, levels.get(exercise.pattern) ?? 0));
  }
  return levels;
};

/** A workout does not count if a wrong clock dated it in the future, or if it is too long ago. */
const isCounted = (day: IsoDay, today: IsoDay): boolean => {
  const daysAgo = daysBetween(day, today);
  return daysAgo >= 0 && daysAgo <= COUNTED_DAYS;
};

const patternDays = (workouts: readonly Workout[], today: IsoDay): PatternDays => {
  const days: Partial<Record<Pattern, [Set<IsoDay>, Set<IsoDay>, Set<IsoDay>]>> = {};
  for (const workout of workouts) {
    const day = dayOf(workout);
    if (!isCounted(day, today)) continue;
    for (const [pattern, hardest] of levelsIn(workout)) {
      const levels = (days[pattern] ??= [new Set(), new Set(), new Set()]);
      for (const level of levels.slice(0, hardest)) level.add(day);
    }
  }
  return days;
};

/** What is known of the golfer. */
type Golfer = {
  /** Swing faults by their ids, most important first. */
  readonly faultIds?: readonly string[] | undefined;
  /** Weakest first. */
  readonly flexibilityAreas?: readonly string[] | undefined;
  readonly painAreas?: readonly string[] | undefined;
  readonly equipment?: readonly string[] | undefined;
  readonly birthYear?: number | undefined;
};

/** Collects a plan's input from what is known of the golfer and the finished workouts. */
export const traineeOf = (
  golfer: Golfer,
  finished: readonly Workout[],
  { today, swingBandEnabled }: { readonly today: IsoDay; readonly swingBandEnabled: boolean },
): Trainee => ({
  today,
  faultIds: golfer.faultIds ?? [],
  weakAreas: golfer.flexibilityAreas ?? [],
  painAreas: golfer.painAreas ?? [],
  equipment: golfer.equipment ?? [],
  swingBandEnabled,
  birthYear: golfer.birthYear,
  completedWorkouts: finished.length,
  patternDays: patternDays(finished, today),
  lastDone: lastDone(finished),
});

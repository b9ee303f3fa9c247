import type { Decision } from '#src/domain/coach/coach-types.ts';
import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { daysBetween, type IsoDay, localDay } from '#src/domain/shared/day.ts';
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

type Known = Partial<
  Pick<Profile, 'swingAssessment' | 'swingIssues' | 'flexibilityAreas' | 'painAreas' | 'equipment' | 'birthYear'>
>;

/** Collects a plan's input from the profile's findings and the finished workouts. */
export const traineeOf = (
  profile: Known | undefined,
  finished: readonly Workout[],
  {
    today,
    swingBandEnabled,
    decision,
  }: {
    readonly today: IsoDay;
    readonly swingBandEnabled: boolean;
    /** What the golfer works on now. */
    readonly decision?: Decision | undefined;
  },
): Trainee => ({
  today,
  faultIds: faultsInOrder(profile, decision),
  weakAreas: profile?.flexibilityAreas ?? [],
  painAreas: profile?.painAreas ?? [],
  equipment: profile?.equipment ?? [],
  swingBandEnabled,
  birthYear: profile?.birthYear,
  completedWorkouts: finished.length,
  patternDays: patternDays(finished, today),
  lastDone: lastDone(finished),
});

import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { daysBetween, type IsoDay, localDay } from '#src/domain/shared/day.ts';
import type { Trainee } from './candidates.ts';
import type { Pattern } from './exercise.ts';
import { exerciseById } from './exercises.ts';
import { COUNTED_DAYS, type PatternSessions } from './gates.ts';

/** The last day each exercise was done, by id. */
const lastDone = (workouts: readonly Workout[]): Readonly<Record<string, IsoDay>> => {
  const days: Record<string, IsoDay> = {};
  for (const { completedAt, startedAt, items } of workouts) {
    const day = localDay(new Date(completedAt ?? startedAt));
    for (const { exerciseId, sets } of items) {
      if (sets.length > 0 && day > (days[exerciseId] ?? '')) days[exerciseId] = day;
    }
  }
  return days;
};

/** How hard each pattern was worked in a workout; what hurt does not count. */
const levelsIn = ({ items }: Workout): ReadonlyMap<Pattern, number> => {
  const levels = new Map<Pattern, number>();
  for (const { exerciseId, sets, painArea } of items) {
    const exercise = exerciseById(exerciseId);
    if (!exercise || painArea !== undefined || !sets.some(({ done }) => done)) continue;
    levels.set(exercise.pattern, Math.max(exercise.level, levels.get(exercise.pattern) ?? 0));
  }
  return levels;
};

/** A workout dated in the future, by a clock that was wrong, or too long ago says nothing. */
const isCounted = ({ completedAt, startedAt }: Workout, today: IsoDay): boolean => {
  const daysAgo = daysBetween(localDay(new Date(completedAt ?? startedAt)), today);
  return daysAgo >= 0 && daysAgo <= COUNTED_DAYS;
};

const patternSessions = (workouts: readonly Workout[], today: IsoDay): PatternSessions => {
  const sessions: Partial<Record<Pattern, [number, number, number]>> = {};
  for (const workout of workouts.filter((one) => isCounted(one, today))) {
    for (const [pattern, hardest] of levelsIn(workout)) {
      const counts = (sessions[pattern] ??= [0, 0, 0]);
      for (let level = 0; level < hardest; level += 1) counts[level]! += 1;
    }
  }
  return sessions;
};

type Known = Partial<
  Pick<Profile, 'swingAssessment' | 'swingIssues' | 'flexibilityAreas' | 'painAreas' | 'equipment' | 'birthYear'>
>;

/** What a plan is built from: the profile's findings and the finished workouts. */
export const traineeOf = (
  profile: Known | undefined,
  finished: readonly Workout[],
  { today, swingBandEnabled }: { readonly today: IsoDay; readonly swingBandEnabled: boolean },
): Trainee => ({
  today,
  faultIds: faultsInOrder(profile),
  weakAreas: profile?.flexibilityAreas ?? [],
  painAreas: profile?.painAreas ?? [],
  equipment: profile?.equipment ?? [],
  swingBandEnabled,
  birthYear: profile?.birthYear,
  completedWorkouts: finished.length,
  patternSessions: patternSessions(finished, today),
  lastDone: lastDone(finished),
});

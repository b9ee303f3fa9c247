import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { type IsoDay, localDay } from '#src/domain/shared/day.ts';
import type { Trainee } from './candidates.ts';

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

type Known = Partial<Pick<Profile, 'swingAssessment' | 'swingIssues' | 'flexibilityAreas' | 'painAreas' | 'equipment'>>;

/** What a plan is built from: the profile's findings and the finished workouts. */
export const traineeOf = (
  profile: Known | undefined,
  finished: readonly Workout[],
  { today, swingBandEnabled }: { readonly today: IsoDay; readonly swingBandEnabled: boolean },
): Trainee => ({
  today,
  faultIds: profile?.swingAssessment?.faultIds ?? profile?.swingIssues ?? [],
  weakAreas: profile?.flexibilityAreas ?? [],
  painAreas: profile?.painAreas ?? [],
  equipment: profile?.equipment ?? [],
  swingBandEnabled,
  completedWorkouts: finished.length,
  lastDone: lastDone(finished),
});

import { compact } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { WORKOUT_FREQUENCY } from '#src/domain/profile/limits.ts';
import { type PlanList, spreadWeekdays } from '@divot/training';
import { type Split, splitOf } from '@divot/golf-content';
import type { NavigationState } from '#src/features/workout/workout-search.ts';

// A plan being built. It stays on the device until it is saved or discarded.

export type BuilderDraft = {
  readonly split: Split;
  readonly equipment: readonly string[];
  readonly minutes: number;
  /** Most important first. Undefined: the profile's faults. */
  readonly faultIds?: readonly string[] | undefined;
  /** The golfer's own version of the list, and the day of the split it is for. Undefined: the list as built. */
  readonly own?: { readonly day: string; readonly exercises: PlanList } | undefined;
  readonly name?: string | undefined;
  readonly days: readonly number[];
};

export const MINUTES = [15, 30, 45, 60] as const;
const USUAL_MINUTES = 30;

const isListOf = (type: 'string' | 'number', value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);
const isExercise = (value: unknown): boolean =>
  isRecord(value) &&
  isListOf('string', [value['id'], value['exerciseId']]) &&
  isListOf('number', [value['order'], value['sets'], value['restSec']]);
const isOwn = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['day'] === 'string' &&
  Array.isArray(value['exercises']) &&
  value['exercises'].every(isExercise);

export const isBuilderDraft = (value: unknown): value is BuilderDraft =>
  isRecord(value) &&
  typeof value['split'] === 'string' &&
  splitOf(value['split']) === value['split'] &&
  typeof value['minutes'] === 'number' &&
  isListOf('string', value['equipment']) &&
  isListOf('number', value['days']) &&
  (value['name'] === undefined || typeof value['name'] === 'string') &&
  (value['faultIds'] === undefined || isListOf('string', value['faultIds'])) &&
  (value['own'] === undefined || isOwn(value['own']));

/** Where a new plan starts: the values another screen passed, else the profile. */
export const newDraft = (profile: Profile | undefined, { workoutSplit, swingIssues }: NavigationState): BuilderDraft =>
  compact({
    split: splitOf(workoutSplit ?? profile?.workoutSplit ?? ''),
    equipment: profile?.equipment ?? [],
    minutes: USUAL_MINUTES,
    faultIds: swingIssues,
    days: spreadWeekdays(profile?.workoutFrequency ?? WORKOUT_FREQUENCY.usual),
  });

/** A draft that edits a stored plan. */
export const draftOf = (plan: WorkoutPlan): BuilderDraft =>
  compact({
    split: splitOf(plan.split),
    equipment: plan.equipment ?? [],
    minutes: MINUTES.findLast((minutes) => minutes <= plan.minutes) ?? MINUTES[0],
    faultIds: plan.faultIds,
    own: { day: plan.day ?? '', exercises: plan.exercises.toSorted((a, b) => a.order - b.order) },
    name: plan.name,
    days: plan.days ?? [],
  });

import { longest } from '#src/domain/entities/limits.ts';
import { currentDatabase } from '#src/data/live/current.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { type Result, fail } from '@divot/basics';
import { FULL, MAX_EXERCISES, type PlanList } from '@divot/training';
import { add, newDocument, change, remove, restore } from './store.ts';

const NAME_LENGTH = longest('workoutPlans', 'name');

export type PlanContent = Pick<
  WorkoutPlan,
  'name' | 'split' | 'minutes' | 'day' | 'days' | 'equipment' | 'faultIds'
> & { readonly exercises: PlanList };

const problemIn = ({ name, exercises }: PlanContent): string | undefined => {
  if (name.trim() === '') return 'Give the plan a name.';
  if (name.trim().length > NAME_LENGTH) return `${NAME_LENGTH} characters is the limit for a name.`;
  if (exercises.length === 0) return 'Add at least one exercise to the plan.';
  return exercises.length > MAX_EXERCISES ? FULL : undefined;
};

/** The golfer follows one plan at a time. */
const restOthers = async (followedId: string): Promise<void> => {
  const plans = (await currentDatabase()?.workoutPlans.find({ selector: {}, limit: 100 }).exec()) ?? [];
  for (const { id, active } of plans) {
    if (active && id !== followedId) await change('workoutPlans', id, (plan) => ({ ...plan, active: false }));
  }
};

/** Stores a new or changed plan and follows it from now on. */
export const savePlan = async (userId: string, content: PlanContent, planId?: string): Promise<Result<WorkoutPlan>> => {
  const problem = problemIn(content);
  if (problem) return fail(problem);
  const planFields = { ...content, name: content.name.trim(), exercises: [...content.exercises], active: true };
  const saved =
    planId === undefined
      ? await add('workoutPlans', { ...newDocument(userId), ...planFields })
      : await change('workoutPlans', planId, (before) => ({ ...before, ...planFields }));
  if (saved.ok) await restOthers(saved.value.id);
  return saved;
};

export const followPlan = async (planId: string): Promise<Result<WorkoutPlan>> => {
  const followed = await change('workoutPlans', planId, (plan) => ({ ...plan, active: true }));
  if (followed.ok) await restOthers(planId);
  return followed;
};

export const deletePlan = (planId: string): Promise<Result<unknown>> => remove('workoutPlans', planId);

export const restorePlan = (plan: WorkoutPlan): Promise<Result<WorkoutPlan>> => restore('workoutPlans', plan);

import { savePlan } from '#src/data/commands/workout-plans.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { useTrainee } from '#src/data/queries/workouts.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { type Shown, type Typed, typedIn } from '#src/domain/forms/fields.ts';
import { USUAL_PLAN } from '#src/domain/profile/limits.ts';
import { splitOf } from '@divot/golf-content';
import { type Result, fail } from '@divot/basics';
import { type PlanList, buildPlan, listOf, spreadWeekdays } from '@divot/training';
import { useForm } from '#src/platform/storage/draft.ts';
import type { NavigationState } from '#src/features/workout/workout-search.ts';
import { copy } from '#src/features/workout/copy.ts';
import { planFields } from '#src/features/workout/workout-fields.ts';

type PlanTyped = Typed<typeof planFields>;
type Setting = Partial<Pick<PlanTyped, 'split' | 'equipment' | 'minutes'>>;
export const MINUTES = [15, 30, 45, 60] as const;

/** Where a new plan starts: the values another screen passed, else the profile. */
export const newPlan = (
  profile: Profile | undefined,
  { workoutSplit, swingIssues }: NavigationState,
): Shown<typeof planFields> => ({
  split: splitOf(workoutSplit ?? profile?.workoutSplit ?? ''),
  equipment: profile?.equipment,
  faultIds: swingIssues,
  days: spreadWeekdays(profile?.workoutFrequency ?? USUAL_PLAN.workoutFrequency),
});
export const storedPlan = ({ day = '', exercises, ...plan }: WorkoutPlan): Shown<typeof planFields> => ({
  ...plan,
  split: splitOf(plan.split),
  minutes: MINUTES.findLast((minutes) => minutes <= plan.minutes) ?? MINUTES[0],
  own: { day, exercises: exercises.toSorted((a, b) => a.order - b.order) },
});

/**
 * The plan being built: generated from the choices until the golfer edits the list. A plan is for any week, so the next
 * round and yesterday's workout do not change it. They change only the day's workout.
 */
export const useBuilder = (uid: string, navigation: NavigationState, stored: WorkoutPlan | undefined) => {
  const { trainee, finished, profile } = useTrainee();
  const fresh = stored ? storedPlan(stored) : newPlan(profile, navigation);
  const form = useForm(planFields, { name: `plan-${stored?.id ?? 'new'}`, uid, document: fresh });
  // Values passed by another screen are newer than a leftover draft.
  const isNewer = stored === undefined && !isOf(form.typed, navigation);
  const draft = isNewer ? typedIn(planFields, fresh) : form.typed;
  const builder = {
    ...trainee,
    equipment: draft.equipment,
    faultIds: draft.faultIds ?? trainee.faultIds,
  };
  const built = buildPlan({
    ...builder,
    split: draft.split,
    minutes: draft.minutes,
    session: finished.filter(({ split }) => split === draft.split).length,
    week: 1,
  });
  const { exercises: list, day } = draft.own ?? arrangementOf(built);
  const name = draft.name ?? draft.split;

  const change = (part: Partial<PlanTyped>) => form.change({ ...draft, ...part });
  const set = (setting: Setting) => change({ own: null, ...setting });
  const arrange = (exercises: PlanList) => change({ own: { day, exercises } });
  const save = async (): Promise<Result<WorkoutPlan>> => {
    if (list.length === 0) return fail(copy.builder.empty);
    const { split, minutes, equipment, days } = draft;
    const content = {
      name,
      split,
      minutes,
      day,
      days: [...days],
      equipment: [...equipment],
      faultIds: [...builder.faultIds],
      exercises: list,
    };
    const saved = await savePlan(uid, content, stored?.id);
    if (!saved.ok) return saved;
    await saveProfile(uid, { equipment: [...equipment], workoutSplit: split });
    form.discard();
    return saved;
  };
  return {
    draft,
    trainee: builder,
    list,
    name,
    leftOut: built.ok ? built.value.leftOut : [],
    nothingFits: draft.own === null && !built.ok,
    isArranged: draft.own !== null,
    isKept: Object.keys(form.touched).length > 0,
    set,
    describe: change,
    arrange,
    save,
    drop: form.discard,
  };
};

const arrangementOf = (built: ReturnType<typeof buildPlan>): { readonly exercises: PlanList; readonly day: string } =>
  built.ok ? { exercises: listOf(built.value.moves), day: built.value.day } : { exercises: [], day: '' };

/** Whether the plan has what another screen passed, if it passed anything. */
const isOf = ({ split, faultIds }: PlanTyped, { workoutSplit, swingIssues }: NavigationState): boolean =>
  (workoutSplit === undefined || workoutSplit === split) &&
  (swingIssues === undefined || JSON.stringify(swingIssues) === JSON.stringify(faultIds));
export type Builder = ReturnType<typeof useBuilder>;

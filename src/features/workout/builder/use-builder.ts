import { savePlan } from '#src/data/commands/workout-plans.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { useTrainee } from '#src/data/queries/workouts.ts';
import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { type Result, fail } from '@divot/basics';
import { type PlanList, buildPlan, listOf } from '@divot/training';
import { useDraft } from '#src/platform/storage/draft.ts';
import type { NavigationState } from '#src/features/workout/workout-search.ts';
import { copy } from '#src/features/workout/copy.ts';
import { type BuilderDraft, draftOf, isBuilderDraft, newDraft } from './builder-draft.ts';

type Setting = Partial<Pick<BuilderDraft, 'split' | 'equipment' | 'minutes'>>;

/**
 * The plan being built: generated from the choices until the golfer edits the list. A plan is for any week, so the next
 * round and yesterday's workout do not change it. They change only the day's workout.
 */
export const useBuilder = (uid: string, navigation: NavigationState, stored: WorkoutPlan | undefined) => {
  const { trainee, finished, profile } = useTrainee();
  const drafting = useDraft(`plan-${stored?.id ?? 'new'}`, uid, isBuilderDraft);
  const handedOver =
    stored === undefined && (navigation.workoutSplit !== undefined || navigation.swingIssues !== undefined);
  const fresh = stored ? draftOf(stored) : newDraft(profile, navigation);
  // Values passed by another screen are newer than a leftover draft.
  const draftFits = drafting.draft && (!handedOver || isOf(drafting.draft, navigation));
  const draft = draftFits && drafting.draft ? drafting.draft : fresh;
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
  const list: PlanList = draft.own?.exercises ?? (built.ok ? listOf(built.value.moves) : []);
  const day = draft.own?.day ?? (built.ok ? built.value.day : '');
  const name = draft.name ?? draft.split;

  const set = (setting: Setting) => drafting.saveDraft({ ...draft, own: undefined, ...setting });
  const describe = (text: Partial<Pick<BuilderDraft, 'name' | 'days'>>) => drafting.saveDraft({ ...draft, ...text });
  const arrange = (exercises: PlanList) => drafting.saveDraft({ ...draft, own: { day, exercises } });
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
    drafting.discardDraft();
    return saved;
  };
  return {
    draft,
    trainee: builder,
    list,
    name,
    leftOut: built.ok ? built.value.leftOut : [],
    nothingFits: draft.own === undefined && !built.ok,
    isArranged: draft.own !== undefined,
    isKept: drafting.draft !== undefined,
    set,
    describe,
    arrange,
    save,
    drop: drafting.discardDraft,
  };
};

const isOf = ({ split, faultIds }: BuilderDraft, { workoutSplit, swingIssues }: NavigationState): boolean =>
  (workoutSplit === undefined || workoutSplit === split) &&
  (swingIssues === undefined || JSON.stringify(swingIssues) === JSON.stringify(faultIds));
export type Builder = ReturnType<typeof useBuilder>;

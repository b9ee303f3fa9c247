import { useState } from 'react';
import { recordSet } from '#src/data/commands/workouts.ts';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { unitOf } from '#src/domain/training/amount.ts';
import { useDraft } from '#src/platform/draft.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { wakeSound } from '#src/platform/sounds.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { loadUnit } from '#src/features/workout/wording.ts';
import { isTypedSet, problemsIn, readSet, suggestedSet, type TypedSet } from './typed-set.ts';

/**
 * The set being entered: the likely values until the golfer types. What is typed survives a reload until it is logged.
 */
export const useSetEntry = (workout: Workout, item: WorkoutItem) => {
  const { units } = usePreferences();
  const unit = loadUnit(units);
  const kind = unitOf(item.reps ?? '');
  const { draft, saveDraft, discardDraft } = useDraft(`set-${item.id}`, workout.userId, isTypedSet);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const typed: TypedSet = { ...suggestedSet(item, unit), ...draft };

  const type = (edit: Partial<TypedSet>) => saveDraft({ ...draft, ...edit });
  const log = useSingleFlight(async () => {
    wakeSound();
    setTried(true);
    const read = readSet(typed, kind, unit);
    if (!read.ok) {
      focusFirstProblem();
      return false;
    }
    const saved = await recordSet(workout.id, item.id, read.value);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return false;
    setTried(false);
    discardDraft();
    return false; // the next set is entered here
  });
  return { unit, kind, typed, problems: problemsIn(typed, kind, unit), isTried, failure, type, log };
};

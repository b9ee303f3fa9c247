import { useState } from 'react';
import { FULL } from '#src/domain/training/plan-list.ts';
import { painless } from '#src/domain/training/todays-workout.ts';
import { MAX_EXERCISES } from '#src/domain/training/plan.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';
import type { Builder } from './use-builder.ts';

/** Which sheet is open over the plan, what blocks saving, and how the plan is saved or started. */
export const usePlanStep = (builder: Builder, leave: (workoutId?: string) => void) => {
  const { list, draft } = builder;
  const [open, setOpen] = useState<'none' | 'add' | { readonly swap: string }>('none');
  const [problem, setProblem] = useState<string>();
  const { todayOf } = useTodaysWorkout();
  const start = useStart(leave);

  const close = () => setOpen('none');
  const save = useSingleFlight(async (startsNow: boolean) => {
    const saved = await builder.save();
    setProblem(saved.ok ? undefined : saved.error);
    if (!saved.ok) return false;
    showToast({ text: copy.builder.saved });
    const today = startsNow ? todayOf(saved.value) : undefined;
    if (today?.ok) {
      const { split, id } = saved.value;
      return start({ exercises: today.value.exercises, split, planId: id, kind: kindOf(split, today.value.light) });
    }
    leave();
    return true;
  });
  return {
    isAdding: open === 'add',
    swapping: typeof open === 'object' ? list.find(({ id }) => id === open.swap) : undefined,
    problem,
    add: () => {
      const isFull = list.length >= MAX_EXERCISES;
      setProblem(isFull ? FULL : undefined);
      if (!isFull) setOpen('add');
    },
    swap: (id: string) => setOpen({ swap: id }),
    close,
    closeWith: (text: string) => {
      setProblem(text);
      close();
    },
    save,
    startOnce: () => start({ exercises: painless(list, builder.trainee), split: draft.split, kind: 'custom' }),
  };
};

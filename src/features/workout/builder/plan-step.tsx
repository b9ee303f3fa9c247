import { planFields } from '#src/features/workout/workout-fields.ts';
import { Link } from '@tanstack/react-router';
import { FULL, MAX_EXERCISES, painless, reasonFor, replaceExercise } from '@divot/training';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Chips } from '#src/features/workout/chips.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { SwapSheet } from '#src/features/workout/swap-sheet.tsx';
import { PainNotes } from '#src/features/workout/pain-notes.tsx';
import { AddSheet } from './add-sheet.tsx';
import { PlanRows } from './plan-rows.tsx';
import type { Builder } from './use-builder.ts';
import { useState } from 'react';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';

/** Which sheet is open over the plan, what blocks saving, and how the plan is saved or started. */
const usePlanStep = (builder: Builder, leave: (workoutId?: string) => void) => {
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

const words = copy.builder;
type StepProps = { readonly builder: Builder; readonly step: ReturnType<typeof usePlanStep> };

const NothingFits = ({ builder }: Pick<StepProps, 'builder'>) => (
  <EmptyState
    of="workouts"
    action={
      <span className="flex flex-wrap items-center gap-4">
        <Button variant="primary" onClick={() => builder.set({ equipment: [], split: 'Mobility Only' })}>
          {words.bodyweight}
        </Button>
        <Link to="/profile" search={{ group: 'you' }} className={textLinkLook}>
          {words.profile}
        </Link>
      </span>
    }
  >
    {words.none} {words.hurts}
  </EmptyState>
);

const Exercises = ({ builder, step }: StepProps) => {
  const { list } = builder;
  return (
    <Section title={words.preview} aside={<span className="figures text-note">{words.count(list.length)}</span>}>
      <PainNotes painAreas={builder.trainee.painAreas} leftOut={builder.leftOut} />
      {builder.nothingFits ? (
        <NothingFits builder={builder} />
      ) : (
        <PlanRows list={list} painAreas={builder.trainee.painAreas} onChange={builder.arrange} onSwap={step.swap} />
      )}
      <div className="flex flex-wrap gap-3 pt-4">
        <Button onClick={step.add}>
          <PlusIcon className="size-5" />
          {words.add}
        </Button>
        {builder.isArranged && (
          <Button variant="quiet" onClick={() => builder.set({})}>
            {words.rebuild}
          </Button>
        )}
      </div>
      {step.problem !== undefined && (
        <div className="pt-4">
          <ErrorNote title={step.problem} />
        </div>
      )}
    </Section>
  );
};

const Sheets = ({ builder, step }: StepProps) => {
  const { list, trainee } = builder;
  const { swapping } = step;
  return (
    <>
      <AddSheet
        open={step.isAdding}
        onClose={step.close}
        builder={builder}
        onAdded={(exercises) => {
          builder.arrange(exercises);
          step.close();
        }}
        onProblem={step.closeWith}
      />
      <SwapSheet
        exerciseId={swapping?.exerciseId}
        taken={list}
        trainee={trainee}
        onClose={step.close}
        onChoose={(instead) => {
          if (swapping) builder.arrange(replaceExercise(list, swapping.id, instead, reasonFor(instead, trainee)));
          step.close();
        }}
      />
    </>
  );
};

type Props = { readonly builder: Builder; readonly leave: (workoutId?: string) => void };

/** The plan itself: every exercise with its reason, in the golfer's own order, then the plan's name and days. */
export const PlanStep = ({ builder, leave }: Props) => {
  const { draft, name } = builder;
  const step = usePlanStep(builder, leave);
  return (
    <>
      <Exercises builder={builder} step={step} />
      <TextField
        {...planFields.name.box}
        value={name}
        error={name.trim() === '' ? words.nameProblem : undefined}
        onChange={(text) => builder.describe({ name: text })}
      />
      <Chips
        label={words.days}
        hint={words.daysHint}
        inOneRow
        chips={words.weekdaysShort.map((label, value) => ({ value, label, name: words.weekdays[value] }))}
        chosen={draft.days}
        onChange={(days) => builder.describe({ days: days.toSorted((a, b) => a - b) })}
      />
      <div className="rule-t flex flex-wrap gap-3 pt-4">
        <Button variant="primary" size="play" onClick={() => void step.save(true)}>
          {words.saveAndStart}
        </Button>
        <Button size="play" onClick={() => void step.save(false)}>
          {words.save}
        </Button>
        <Button variant="quiet" size="play" onClick={() => void step.startOnce()}>
          {words.startOnce}
        </Button>
      </div>
      <Sheets builder={builder} step={step} />
    </>
  );
};

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { reasonFor } from '#src/domain/training/plan.ts';
import { FULL, swapped } from '#src/domain/training/plan-list.ts';
import { MAX_EXERCISES } from '#src/domain/training/plan.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { PlusIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { Chips } from '#src/features/workout/chips.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { SwapSheet } from '#src/features/workout/swap-sheet.tsx';
import { PainNotes } from '#src/features/workout/pain-notes.tsx';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import { useToday } from '#src/features/workout/use-today.ts';
import { AddSheet } from './add-sheet.tsx';
import { PlanRows } from './plan-rows.tsx';
import type { Builder } from './use-builder.ts';

type Props = { readonly builder: Builder; readonly leave: (workoutId?: string) => void };
const words = copy.builder;

/** The plan itself: every exercise with its reason, in the golfer's own order, then its name and days. */
export const PlanStep = ({ builder, leave }: Props) => {
  const { draft, list, name, trainee } = builder;
  const [open, setOpen] = useState<'none' | 'add' | { readonly swap: string }>('none');
  const [problem, setProblem] = useState<string>();
  const { todayOf } = useToday();
  const start = useStart(leave);
  const swapping = typeof open === 'object' ? list.find(({ id }) => id === open.swap) : undefined;

  const add = () => {
    const isFull = list.length >= MAX_EXERCISES;
    setProblem(isFull ? FULL : undefined);
    if (!isFull) setOpen('add');
  };
  const save = useSingleFlight(async (startsNow: boolean) => {
    const saved = await builder.save();
    setProblem(saved.ok ? undefined : saved.error);
    if (!saved.ok) return false;
    showToast({ text: words.saved });
    const today = startsNow ? todayOf(saved.value) : undefined;
    if (today?.ok) {
      const { split, id } = saved.value;
      return start({ exercises: today.value.exercises, split, planId: id, kind: kindOf(split, today.value.light) });
    }
    leave();
    return true;
  });

  return (
    <>
      <Section title={words.preview} aside={<span className="figures text-note">{words.count(list.length)}</span>}>
        <PainNotes painAreas={trainee.painAreas} leftOut={builder.leftOut} />
        {builder.nothingFits ? (
          <EmptyState
            action={
              <span className="flex flex-wrap items-center gap-4">
                <Button variant="primary" onClick={() => builder.set({ equipment: [], split: 'Mobility Only' })}>
                  {words.bodyweight}
                </Button>
                <Link to="/profile" className={textLinkLook}>
                  {words.profile}
                </Link>
              </span>
            }
          >
            {words.none} {words.hurts}
          </EmptyState>
        ) : (
          <PlanRows list={list} onChange={builder.arrange} onSwap={(id) => setOpen({ swap: id })} />
        )}
        <div className="flex flex-wrap gap-3 pt-4">
          <Button onClick={add}>
            <PlusIcon className="size-5" />
            {words.add}
          </Button>
          {builder.isArranged && (
            <Button variant="quiet" onClick={() => builder.set({})}>
              {words.rebuild}
            </Button>
          )}
        </div>
        {problem !== undefined && (
          <div className="pt-4">
            <ErrorNote title={problem} />
          </div>
        )}
      </Section>
      <TextField
        label={words.name}
        maxLength={60}
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
        <Button variant="primary" size="play" onClick={() => void save(true)}>
          {words.saveAndStart}
        </Button>
        <Button size="play" onClick={() => void save(false)}>
          {words.save}
        </Button>
        <Button
          variant="quiet"
          size="play"
          onClick={() => void start({ exercises: list, split: draft.split, kind: 'custom' })}
        >
          {words.startOnce}
        </Button>
      </div>
      <AddSheet
        open={open === 'add'}
        onClose={() => setOpen('none')}
        builder={builder}
        onAdded={(exercises) => {
          builder.arrange(exercises);
          setOpen('none');
        }}
        onProblem={(text) => {
          setProblem(text);
          setOpen('none');
        }}
      />
      <SwapSheet
        exerciseId={swapping?.exerciseId}
        taken={list}
        trainee={trainee}
        onClose={() => setOpen('none')}
        onChoose={(instead) => {
          if (swapping) builder.arrange(swapped(list, swapping.id, instead, reasonFor(instead, trainee)));
          setOpen('none');
        }}
      />
    </>
  );
};

import { useId, useState } from 'react';
import { recordSet } from '#src/data/commands/workouts.ts';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { exerciseById } from '#src/domain/training/exercises.ts';
import { isLoaded, unitOf } from '#src/domain/training/amount.ts';
import { isSpeedSet } from '#src/domain/training/speed-set.ts';
import { plannedSets } from '#src/domain/training/under-way.ts';
import { useDraft } from '#src/platform/draft.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { wakeSound } from '#src/platform/sounds.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { CheckIcon, MinusIcon, PlusIcon } from '#src/ui/icons/icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { copy } from '#src/features/workout/copy.ts';
import { EffortPicker } from '#src/features/workout/effort-picker.tsx';
import { loadUnit } from '#src/features/workout/wording.ts';
import { HoldTimer } from './hold-timer.tsx';
import { SpeedInSet } from './speed-in-set.tsx';
import { isTypedSet, problemsIn, readSet, steppedAmount, suggestedSet, type TypedSet } from './typed-set.ts';

const words = copy.player;

/** The next set, filled in with what is likely; one tap when it went as planned. */
export const SetEntry = ({ workout, item }: { readonly workout: Workout; readonly item: WorkoutItem }) => {
  const { units } = usePreferences();
  const unit = loadUnit(units);
  const kind = unitOf(item.reps ?? '');
  const title = useId();
  const exercise = exerciseById(item.exerciseId);
  const asksLoad = exercise === undefined || isLoaded(exercise);
  const { draft, saveDraft, discardDraft } = useDraft(`set-${item.id}`, workout.userId, isTypedSet);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const typed: TypedSet = { ...suggestedSet(item, unit), ...draft };
  const problems = problemsIn(typed, kind, unit);
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

  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 low:grid low:grid-cols-[1fr_auto] low:items-center low:gap-y-3 low:[&>:not(h2,button)]:col-span-2"
    >
      <h2 id={title} className="text-lead font-strong">
        {words.setNumber(item.sets.length + 1, plannedSets(item))}
      </h2>
      <div className="grid grid-cols-2 items-start gap-4">
        <div className="grid grid-cols-[auto_1fr_auto] items-end gap-1">
          <IconButton
            label={words.fewer(words.amount[kind])}
            icon={<MinusIcon />}
            variant="secondary"
            onClick={() => type({ amount: steppedAmount(typed.amount, kind, -1) })}
          />
          <NumberField
            label={words.amount[kind]}
            maxLength={4}
            value={typed.amount}
            error={problems.amount}
            onChange={(amount) => type({ amount })}
          />
          <IconButton
            label={words.more(words.amount[kind])}
            icon={<PlusIcon />}
            variant="secondary"
            onClick={() => type({ amount: steppedAmount(typed.amount, kind, 1) })}
          />
        </div>
        {asksLoad && (
          <NumberField
            decimal
            label={words.load}
            hint={words.loadHint}
            end={unit}
            maxLength={6}
            value={typed.load}
            error={problems.load}
            onChange={(load) => type({ load })}
          />
        )}
      </div>
      {isSpeedSet(item.exerciseId) && (
        <SpeedInSet speeds={typed.speeds ?? ''} onChange={(speeds) => type({ speeds })} />
      )}
      {kind === 'seconds' && (
        <HoldTimer
          seconds={Number(typed.amount)}
          endsAt={typed.holdEndsAt}
          onChange={(holdEndsAt) => type({ holdEndsAt })}
        />
      )}
      <EffortPicker
        label={words.effort}
        hint={words.effortHint}
        value={typed.effort}
        onChange={(effort) => type({ effort })}
      />
      {failure !== undefined && (
        <ErrorNote title={words.unsaved} action={<Button onClick={() => void log()}>{words.retry}</Button>}>
          {failure} {words.unsavedText}
        </ErrorNote>
      )}
      {isTried && (problems.amount ?? problems.load) !== undefined && (
        <p role="alert" className="sr-only">
          {problems.amount ?? problems.load}
        </p>
      )}
      <Button
        variant="primary"
        size="play"
        block
        className="low:col-start-2 low:row-start-1"
        onClick={() => void log()}
      >
        <CheckIcon className="size-6" />
        {words.log}
      </Button>
    </section>
  );
};

import { useId } from 'react';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { exerciseById } from '@divot/golf-content';
import { isLoaded } from '#src/domain/training/amount.ts';
import { isSpeedSet } from '#src/domain/training/speed-set.ts';
import { plannedSets } from '#src/domain/training/under-way.ts';
import { CheckIcon, MinusIcon, PlusIcon } from '#src/ui/icons/icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { EffortPicker } from '#src/features/workout/effort-picker.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { SpeedInSet } from './speed-in-set.tsx';
import { steppedAmount } from './typed-set.ts';
import { useSetEntry } from './use-set-entry.ts';

const words = copy.player;

type Entry = ReturnType<typeof useSetEntry>;

/** Reps, seconds or metres, with buttons for a step down or up. */
const AmountField = ({ entry: { kind, typed, problems, type } }: { readonly entry: Entry }) => (
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
);

/** The next set, prefilled with the likely values. One tap logs it when it went as planned. */
export const SetEntry = ({ workout, item }: { readonly workout: Workout; readonly item: WorkoutItem }) => {
  const title = useId();
  const entry = useSetEntry(workout, item);
  const { unit, kind, typed, problems, isTried, failure, type, log } = entry;
  const exercise = exerciseById(item.exerciseId);
  const asksLoad = exercise === undefined || isLoaded(exercise);

  return (
    <section
      aria-labelledby={title}
      className="flex flex-col gap-4 low:grid low:grid-cols-[1fr_auto] low:items-center low:gap-y-3 low:[&>:not(h2,button)]:col-span-2"
    >
      <h2 id={title} className="text-lead font-strong">
        {words.setNumber(item.sets.length + 1, plannedSets(item))}
      </h2>
      <div className="grid grid-cols-2 items-start gap-4">
        <AmountField entry={entry} />
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

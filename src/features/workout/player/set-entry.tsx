import { useId, useState } from 'react';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { exerciseById } from '@divot/golf-content';
import { isLoaded, isSpeedSet, plannedSets, restFrom, restLeft, unitOf } from '@divot/training';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { MinusIcon, PlusIcon, TimerIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { EffortPicker } from '#src/features/workout/effort-picker.tsx';
import { SpeedInSet } from './speed-in-set.tsx';
import { setFields, steppedAmount, suggestedSet } from '#src/features/workout/workout-fields.ts';
import { recordSet } from '#src/data/commands/workouts.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { wakeSound } from '#src/platform/audio/sounds.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { clockText, loadUnit } from '#src/features/workout/wording.ts';
import { now } from '#src/platform/clock/clock.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { useCountdownCues } from './use-countdown-cues.ts';

type Props = {
  readonly seconds: number;
  /** When the current hold ends. Stored as an instant, so the hold continues through a screen lock or a reload. */
  readonly endsAt: string | undefined;
  readonly onChange: (endsAt: string | undefined) => void;
};
const holdTimerWords = copy.holding;
const CHECK_MS = 250;

/** Counts down a hold, with tones at its end, so that nobody has to look. */
const HoldTimer = ({ seconds, endsAt, onChange }: Props) => {
  const at = useNow(CHECK_MS, endsAt !== undefined);
  const left = restLeft(endsAt, at);
  const announcement = useCountdownCues(endsAt, left, holdTimerWords);
  const start = () => {
    wakeSound();
    onChange(restFrom(now(), seconds));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {left > 0 ? (
        <div className="flex items-center gap-4">
          <span role="timer" className="figures flex-1 text-figure font-strong">
            {clockText(left)}
          </span>
          <Button onClick={() => onChange(undefined)}>{holdTimerWords.stop}</Button>
        </div>
      ) : (
        <Button disabled={!(seconds > 0)} className="self-start" onClick={start}>
          <TimerIcon className="size-5" />
          {holdTimerWords.start(seconds > 0 ? seconds : 0)}
        </Button>
      )}
    </>
  );
};

/**
 * The set being entered: the likely values until the golfer types. What is typed survives a reload until it is logged.
 */
const useSetEntry = (workout: Workout, item: WorkoutItem) => {
  const { units } = usePreferences();
  const unit = loadUnit(units);
  const kind = unitOf(item.reps ?? '');
  const form = useForm(setFields(kind, unit), {
    name: `set-${item.id}`,
    uid: workout.userId,
    document: suggestedSet(item),
    isLive: true,
  });
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();

  const log = useSingleFlight(async () => {
    wakeSound();
    setTried(true);
    const read = form.read();
    if (!read.ok) {
      focusFirstProblem();
      return false;
    }
    const { amount, loadKg, effort } = read.value;
    const saved = await recordSet(workout.id, item.id, { [kind]: amount, loadKg, effort });
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return false;
    setTried(false);
    form.discard();
    return false; // the next set is entered here
  });
  return { ...form, unit, kind, isTried, failure, log };
};

const words = copy.player;

type Entry = ReturnType<typeof useSetEntry>;

/** Reps, seconds or metres, with buttons for a step down or up. */
const AmountField = ({ entry: { kind, typed, at, change } }: { readonly entry: Entry }) => (
  <div className="grid grid-cols-[auto_1fr_auto] items-end gap-1">
    <IconButton
      label={words.fewer(words.amount[kind])}
      icon={<MinusIcon />}
      variant="secondary"
      onClick={() => change({ amount: steppedAmount(typed.amount, kind, -1) })}
    />
    <TextField {...at('amount')} />
    <IconButton
      label={words.more(words.amount[kind])}
      icon={<PlusIcon />}
      variant="secondary"
      onClick={() => change({ amount: steppedAmount(typed.amount, kind, 1) })}
    />
  </div>
);

/** The next set, prefilled with the likely values. One tap logs it when it went as planned. */
export const SetEntry = ({ workout, item }: { readonly workout: Workout; readonly item: WorkoutItem }) => {
  const title = useId();
  const entry = useSetEntry(workout, item);
  const { unit, kind, typed, problems, at, change, isTried, failure, log } = entry;
  const problem = problems['amount'] ?? problems['loadKg'];
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-start gap-4">
        <AmountField entry={entry} />
        {asksLoad && <TextField {...at('loadKg')} end={unit} />}
      </div>
      {isSpeedSet(item.exerciseId) && <SpeedInSet speeds={typed.speeds} onChange={at('speeds').onChange} />}
      {kind === 'seconds' && (
        <HoldTimer
          seconds={Number(typed.amount)}
          endsAt={typed.holdEndsAt}
          onChange={(holdEndsAt) => change({ holdEndsAt })}
        />
      )}
      {item.sets.length + 1 >= plannedSets(item) && <EffortPicker {...at('effort')} />}
      {failure !== undefined && (
        <ErrorNote title={words.unsaved} action={<Button onClick={() => void log()}>{words.retry}</Button>}>
          {failure} {words.unsavedText}
        </ErrorNote>
      )}
      {isTried && problem !== undefined && (
        <p role="alert" className="sr-only">
          {problem}
        </p>
      )}
      <Button
        variant="primary"
        size="play"
        block
        className="sticky bottom-[calc(var(--foot)+0.5rem)] low:static low:col-start-2 low:row-start-1"
        onClick={() => void log()}
      >
        <CheckIcon className="size-6" />
        {words.log}
      </Button>
    </section>
  );
};

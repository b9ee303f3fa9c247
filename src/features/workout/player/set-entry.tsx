import { type SyntheticEvent, useId, useState } from 'react';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { exerciseById } from '@divot/golf-content';
import { isLoaded, isSpeedSet, plannedSets, restFrom, restLeft, unitOf } from '@divot/training';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { MinusIcon, PlusIcon, TimerIcon } from '#src/ui/icons/screen-icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { copy } from '#src/features/workout/copy.ts';
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
const useSetEntry = (workout: Workout, item: WorkoutItem, onLogged: () => void) => {
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
    const { amount, loadKg } = read.value;
    const saved = await recordSet(workout.id, item.id, { [kind]: amount, loadKg });
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return false;
    setTried(false);
    form.discard();
    onLogged();
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

const SET_FORM = 'set';

/** Logs the set that is being entered, from the bar under the thumb. */
export const SetDone = () => (
  <Button type="submit" form={SET_FORM} variant="primary" size="play" block>
    <CheckIcon className="size-6" />
    {words.log}
  </Button>
);

type SetEntryProps = {
  readonly workout: Workout;
  readonly item: WorkoutItem;
  /** Called once the set is on disk. */
  readonly onLogged: () => void;
};

/** The next set, prefilled with the likely values. One tap on SetDone logs it when it went as planned. */
export const SetEntry = ({ workout, item, onLogged }: SetEntryProps) => {
  const title = useId();
  const entry = useSetEntry(workout, item, onLogged);
  const { unit, kind, typed, problems, at, change, isTried, failure, log } = entry;
  const problem = problems['amount'] ?? problems['loadKg'];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void log();
  };
  const exercise = exerciseById(item.exerciseId);
  const asksLoad = exercise === undefined || isLoaded(exercise);

  return (
    <form id={SET_FORM} noValidate aria-labelledby={title} className="flex flex-col gap-4" onSubmit={submit}>
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
    </form>
  );
};

import { useState } from 'react';
import { abandonWorkout, setRest, takeOver } from '#src/data/commands/workouts.ts';
import { useTrainee } from '#src/data/queries/workouts.ts';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import {
  REST_STEP_SEC,
  inOrder,
  isOver,
  isShown,
  isSpared,
  nextItem,
  painIn,
  restChanged,
  restLeft,
  runsOn,
  secondsUntil,
} from '@divot/training';
import { deviceId } from '#src/platform/device/device.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { MoreIcon } from '#src/ui/icons/screen-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/workout/copy.ts';
import { clockText, exerciseName } from '#src/features/workout/wording.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { ExercisePane } from './exercise-pane.tsx';
import { PlayerSheets, type SheetName } from './player-sheets.tsx';
import { clsx } from 'clsx';
import { SetDone } from './set-entry.tsx';
import { now } from '#src/platform/clock/clock.ts';
import { useCountdownCues } from './use-countdown-cues.ts';

const restBarWords = copy.resting;

const endRestAt = async (workoutId: string, endsAt: string | undefined) => succeeded(await setRest(workoutId, endsAt));

/** The current rest: the time left by the clock, and buttons for 15 seconds more or less. */
const RestBar = ({ workout: { id, restEndsAt }, at }: { readonly workout: Workout; readonly at: Date }) => {
  const left = restLeft(restEndsAt, at);
  const announcement = useCountdownCues(restEndsAt, left, restBarWords);
  const change = (by: number) => restEndsAt !== undefined && void endRestAt(id, restChanged(restEndsAt, now(), by));
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {left > 0 && (
        <section
          aria-label={restBarWords.title}
          className="flex flex-wrap items-center gap-2 rounded-control bg-fairway-tint px-3 py-2 in-data-[theme=sunlight]:edge"
        >
          <p className="flex flex-1 items-baseline gap-2">
            <span className="text-note">{restBarWords.title}</span>
            <span role="timer" className="figures text-head font-strong">
              {clockText(left)}
            </span>
          </p>
          <Button aria-label={restBarWords.less} className="px-2!" onClick={() => change(-REST_STEP_SEC)}>
            {restBarWords.lessShort}
          </Button>
          <Button aria-label={restBarWords.more} className="px-2!" onClick={() => change(REST_STEP_SEC)}>
            {restBarWords.moreShort}
          </Button>
        </section>
      )}
    </>
  );
};

type ExerciseStripProps = {
  readonly items: readonly WorkoutItem[];
  readonly current: string;
  readonly onShow: (id: string) => void;
};
const words = copy.player;

const stateOf = (item: WorkoutItem): keyof typeof words.stripState => {
  if (item.skippedBecause !== undefined) return 'left';
  return isOver(item) ? 'done' : 'open';
};

/** Scrolls only the strip. `scrollIntoView` would also scroll the page away from the exercise's name. */
const intoView = (button: HTMLButtonElement | null) => {
  const strip = button?.closest('ol');
  if (button && strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
};

/** All exercises at a glance. A tap opens one. */
const ExerciseStrip = ({ items, current, onShow }: ExerciseStripProps) => (
  <nav aria-label={words.strip} className="-mx-3 min-w-0 flex-1 lg:mx-0">
    <ol className="relative flex gap-1 overflow-x-auto">
      {items.map((item, at) => (
        <li key={item.id} className="min-w-11 flex-1">
          <button
            ref={item.id === current ? intoView : undefined}
            type="button"
            aria-current={item.id === current ? 'step' : undefined}
            aria-label={`${at + 1}, ${exerciseName(item)}, ${words.stripState[stateOf(item)]}`}
            className={clsx(
              'figures min-h-touch w-full rounded-control text-body',
              item.id === current ? 'edge font-strong' : 'border-transparent',
              stateOf(item) === 'done' && 'bg-fairway-tint text-fairway-ink',
              stateOf(item) === 'left' && 'text-rough line-through',
              stateOf(item) === 'open' && item.id !== current && 'bg-sunken',
            )}
            onClick={() => onShow(item.id)}
          >
            {at + 1}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

type Props = { readonly workout: Workout; readonly exercise: string | undefined; readonly go: GoTo };
const SECOND_MS = 1000;

/** The exercise in the address, else the first one not done, else the last. */
const shownItem = (items: readonly WorkoutItem[], workout: Workout, id: string | undefined) =>
  items.find((item) => item.id === id) ?? nextItem(workout) ?? items.at(-1);

type StepButtonProps = {
  readonly workout: Workout;
  readonly item: WorkoutItem;
  readonly isAdding: boolean;
  readonly isResting: boolean;
  /** Shows the next exercise that is not over, or the end of the workout. */
  readonly onNext: () => void;
};

/** The one big button: it logs the set, ends the rest, and after the last set goes on. */
const StepButton = ({ workout, item, isAdding, isResting, onNext }: StepButtonProps) => {
  if (isOver(item) && !isAdding)
    return (
      <Button variant="primary" size="play" block onClick={onNext}>
        {nextItem(workout) ? words.next : words.finish}
      </Button>
    );
  if (!isResting) return <SetDone />;
  return (
    <Button variant="primary" size="play" block onClick={() => void endRestAt(workout.id, undefined)}>
      <StartIcon className="size-5" />
      {words.startSet(item.sets.length + 1)}
    </Button>
  );
};

/**
 * A workout set by set. Every tap is saved to disk at once, and what is on disk decides where the workout continues.
 */
export const PlayerScreen = ({ workout, exercise, go }: Props) => {
  const [sheet, setSheet] = useState<SheetName>('none');
  /** The exercise with its number of sets, to which the golfer adds one more than planned. */
  const [addsTo, setAddsTo] = useState<string>();
  const { trainee: golfer } = useTrainee();
  const at = useNow(SECOND_MS);
  const device = runsOn(workout);
  const isHere = device === undefined || device.id === deviceId();
  useImmersive();
  useWakeLock(isHere);
  const trainee = { ...golfer, painAreas: painIn(workout.items, golfer.painAreas) };
  const items = inOrder(workout.items).filter(isShown);
  const item = shownItem(items, workout, exercise);
  const heading = useStepFocus(`${item?.id}`);
  if (!item) return null;
  const position = items.indexOf(item);
  const show = (id: string | undefined) => go({ workout: workout.id, exercise: id }, { replace: true });
  const state = `${item.id} ${item.sets.length}`;
  const isEntering = isHere && isSpared(item, trainee.painAreas) && item.skippedBecause === undefined;
  const next = nextItem(workout);

  const abandon = async () => {
    if (succeeded(await abandonWorkout(workout.id), words.abandoned)) go({}, { replace: true });
  };
  const take = async () => succeeded(await takeOver(workout.id));

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-env(safe-area-inset-bottom))] w-full max-w-170 flex-col lg:max-w-240 low:max-w-none">
      <div className="rule-b -mx-4 flex items-center gap-2 px-2 py-1 lg:mx-0 lg:px-0">
        <IconButton label={words.exit} icon={<BackIcon />} onClick={() => go({})} />
        <p className="figures flex flex-1 justify-center gap-4 text-note">
          <span>{words.exercise(position + 1, items.length)}</span>
          <span>
            <span className="sr-only">{words.elapsed} </span>
            {clockText(secondsUntil(workout, at.toISOString()))}
          </span>
        </p>
        <Menu label={words.menu} trigger={<MoreIcon />}>
          <MenuItem onSelect={() => setSheet('note')}>{words.note}</MenuItem>
          {isHere && !isOver(item) && <MenuItem onSelect={() => setSheet('swap')}>{words.swap}</MenuItem>}
          {isHere && !isOver(item) && <MenuItem onSelect={() => setSheet('skip')}>{words.skip}</MenuItem>}
          <MenuItem onSelect={() => go({ workout: workout.id, view: 'finish' })}>{words.finishEarly}</MenuItem>
          <MenuItem onSelect={() => void abandon()}>{words.abandon}</MenuItem>
        </Menu>
      </div>
      {!isHere && (
        <div className="mt-3 flex flex-wrap items-center gap-3 border-l-4 border-sand bg-sunken px-4 py-3">
          <p className="min-w-40 flex-1">
            <span className="block font-medium">{copy.active.elsewhere(device.name)}</span>
            <span className="text-note text-rough">{copy.active.takeOverText}</span>
          </p>
          <Button onClick={() => void take()}>{copy.active.takeOver}</Button>
        </div>
      )}
      <ExercisePane
        key={item.id}
        workout={workout}
        item={item}
        isHere={isHere}
        painAreas={trainee.painAreas}
        equipment={trainee.equipment}
        heading={heading}
        isAdding={addsTo === state}
        onAdd={() => setAddsTo(state)}
        onLogged={() => exercise !== item.id && show(item.id)}
        onSheet={setSheet}
      />
      <Foot className="-mx-4 mt-auto flex flex-col gap-2 px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        <div className="flex flex-col gap-2 low:flex-row low:items-center low:gap-5">
          {isHere && <RestBar workout={workout} at={at} />}
          <ExerciseStrip items={items} current={item.id} onShow={show} />
        </div>
        {(isOver(item) || isEntering) && (
          <StepButton
            workout={workout}
            item={item}
            isAdding={isEntering && addsTo === state}
            isResting={restLeft(workout.restEndsAt, at) > 0}
            onNext={() => (next ? show(next.id) : go({ workout: workout.id, view: 'finish' }))}
          />
        )}
      </Foot>
      <PlayerSheets
        key={`${sheet} ${item.id}`}
        open={sheet}
        workout={workout}
        item={item}
        trainee={trainee}
        onClose={() => setSheet('none')}
        onLeft={() => {
          setSheet('none');
          show(undefined);
          // Moves the focus to the next exercise, not back to the button that opened the sheet.
          requestAnimationFrame(() => heading.current?.focus());
        }}
      />
    </div>
  );
};

import { type Ref, useEffect } from 'react';
import { rateSet, removeSet, reopenExercise, restoreSet, skipExercise } from '#src/data/commands/workouts.ts';
import { useFinishedWorkouts } from '#src/data/queries/workouts.ts';
import type { Workout, WorkoutItem, WorkoutSet } from '#src/domain/entities/workout.entity.ts';
import { painLines } from '@divot/golf-content';
import { type Result, localDay } from '@divot/basics';
import { PAIN, isOver, isSpared, nextLoad, performances, plannedSets } from '@divot/training';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { MovingFigure } from '#src/ui/figures/figure.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import { PainNotes } from '#src/features/workout/pain-notes.tsx';
import { SkipReason } from '#src/features/workout/skip-reason.tsx';
import {
  exerciseCue,
  exerciseName,
  loadText,
  loadUnit,
  needsBand,
  prescription,
  setText,
  setsInOrder,
} from '#src/features/workout/wording.ts';
import type { SheetName } from './player-sheets.tsx';
import { EffortPicker } from '#src/features/workout/effort-picker.tsx';
import { SetEntry } from './set-entry.tsx';
import { CheckIcon, CloseIcon } from '#src/ui/icons/control-icons.ts';

type SetsListProps = { readonly workoutId: string; readonly item: WorkoutItem; readonly isHere: boolean };
const words = copy.player;

/** The sets done so far. A mistaken set can be removed, and the removal can be undone. */
const SetsList = ({ workoutId, item, isHere }: SetsListProps) => {
  const { units } = usePreferences();
  const remove = async (set: WorkoutSet, n: number) => {
    const removed = await removeSet(workoutId, item.id, set.id);
    if (succeeded(removed)) showUndo(words.removed(n), () => void restoreSet(workoutId, item.id, set));
  };
  const sets = setsInOrder(item);
  const [newest] = sets.slice(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {newest && words.setSaid(sets.length, setText(newest, loadUnit(units)))}
      </p>
      {sets.length > 0 && (
        <ol aria-label={words.setsDone} className="rule-t low:order-1">
          {sets.map((set, at) => (
            <li key={set.id} className="rule-b flex min-h-touch items-center gap-3">
              <CheckIcon className="size-5 text-fairway-ink" />
              <span className="figures flex-1">
                {setText(set, loadUnit(units))}
                {set.effort !== undefined && (
                  <span className="text-rough">
                    {', '}
                    {words.effort.toLowerCase()} {set.effort}
                  </span>
                )}
              </span>
              {isHere && (
                <IconButton
                  label={words.removeSet(at + 1)}
                  icon={<CloseIcon />}
                  onClick={() => void remove(set, at + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

type Props = {
  readonly workout: Workout;
  readonly item: WorkoutItem;
  /** The workout runs on this device. */
  readonly isHere: boolean;
  /** What hurts now, including pain reported in this workout. */
  readonly painAreas: readonly string[];
  readonly equipment: readonly string[];
  readonly heading: Ref<HTMLHeadingElement>;
  /** The golfer adds a set to those that were planned. */
  readonly isAdding: boolean;
  readonly onAdd: () => void;
  readonly onLogged: () => void;
  readonly onSheet: (sheet: SheetName) => void;
};
const REMEMBERED = 50;

/** What to do and why, and how it went before. */
const About = ({
  workout,
  item,
  equipment,
  heading,
  isAdding,
}: Pick<Props, 'workout' | 'item' | 'equipment' | 'heading' | 'isAdding'>) => {
  const isToDo = !isOver(item) || isAdding;
  const { units } = usePreferences();
  const { workouts: finished } = useFinishedWorkouts(REMEMBERED);
  const [last] = performances(item.exerciseId, finished);
  const { tooFarKg } = nextLoad(item.exerciseId, item.reps ?? '', finished, {
    today: localDay(workout.startedAt),
    equipment,
  });
  const lastSets = last && setsInOrder(last).map((set) => setText(set, loadUnit(units)));
  return (
    <div className="flex flex-col gap-1">
      <StepHeading level={1} look="title" ref={heading}>
        {exerciseName(item)}
      </StepHeading>
      <p className="figures flex flex-wrap items-center gap-x-3 text-lead">
        {prescription(plannedSets(item), item.reps, item.restSec ?? 0)}
        {needsBand(item.exerciseId) && <Badge tone="sky">{copy.band}</Badge>}
      </p>
      {isToDo && (
        <>
          <MovingFigure id={item.exerciseId} className="my-1 w-full" />
          {exerciseCue(item) && <p className="measure">{exerciseCue(item)}</p>}
          {item.why && <p className="measure text-note text-rough">{item.why}</p>}
        </>
      )}
      <SkipReason item={item} />
      {item.painArea !== undefined && <PainNotes painAreas={[]} leftOut={[]} />}
      {lastSets && <p className="figures text-note text-rough">{words.last(lastSets.join(', '))}</p>}
      {tooFarKg !== undefined && (
        <p className="measure text-note text-rough">{words.addReps(loadText(tooFarKg, loadUnit(units)))}</p>
      )}
      {item.note && <p className="text-note">{`${words.noted}: ${item.note}`}</p>}
    </div>
  );
};

const run = async (work: Promise<Result<Workout>>) => succeeded(await work);

/** What can be done next: a set, one more after the last, an exercise taken up again, and saying that it hurts. */
const NextStep = ({
  workout,
  item,
  painAreas,
  isAdding,
  onAdd,
  onLogged,
  onSheet,
}: Omit<Props, 'heading' | 'isHere'>) => {
  const latest = setsInOrder(item).at(-1);
  if (!isSpared(item, painAreas))
    return (
      !isOver(item) && (
        <FlagNote lines={[words.loadsPain, ...painLines(painAreas)]}>
          <Button onClick={() => void run(skipExercise(workout.id, item.id, PAIN))}>{words.leaveOut}</Button>
        </FlagNote>
      )
    );
  if (item.skippedBecause !== undefined)
    return (
      item.painArea === undefined && (
        <Button className="self-start" onClick={() => void run(reopenExercise(workout, item.id))}>
          {words.reopen}
        </Button>
      )
    );
  return (
    <>
      {!isOver(item) || isAdding ? (
        <SetEntry workout={workout} item={item} onLogged={onLogged} />
      ) : (
        <>
          {latest && (
            <EffortPicker
              label={words.effortAsked}
              hint={words.effortHint}
              value={latest.effort}
              onChange={(effort) => void run(rateSet(workout.id, item.id, latest.id, effort))}
            />
          )}
          <Button className="self-start" onClick={onAdd}>
            {words.addSet}
          </Button>
        </>
      )}
      <Button variant="danger" className="self-start" onClick={() => onSheet('pain')}>
        {words.pain}
      </Button>
    </>
  );
};

/** One exercise: what to do and why, the sets done, the next set. */
export const ExercisePane = ({ heading, isHere, ...props }: Props) => {
  const { workout, item, equipment, isAdding } = props;
  const name = exerciseName(item);
  useEffect(() => {
    document.title = `${name} · Divot`;
  }, [name]);
  return (
    <div className="grid flex-1 content-start gap-x-12 gap-y-4 py-4 lg:grid-cols-[minmax(16rem,2fr)_3fr] lg:py-6 low:grid-cols-[minmax(0,2fr)_3fr]">
      <About workout={workout} item={item} equipment={equipment} heading={heading} isAdding={isAdding} />
      <div className="flex min-w-0 flex-col gap-4">
        <SetsList workoutId={workout.id} item={item} isHere={isHere} />
        {isHere && <NextStep {...props} />}
      </div>
    </div>
  );
};

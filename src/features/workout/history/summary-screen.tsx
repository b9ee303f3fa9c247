import { deleteWorkout, restoreWorkout } from '#src/data/commands/workouts.ts';
import { useFinishedWorkouts } from '#src/data/queries/workouts.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { inOrder, isShown, performances, personalBests, setsDone } from '@divot/training';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { showHistory } from '#src/platform/history-search.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { StarIcon } from '#src/ui/icons/screen-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { SkipReason } from '#src/features/workout/skip-reason.tsx';
import { exerciseName, loadUnit, minutesText, setsInOrder, setText } from '#src/features/workout/wording.ts';
import { WorkoutMoment } from './workout-moment.tsx';
import type { GoTo } from '#src/features/workout/workout-search.ts';

const words = copy.summary;

const Figure = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt className="text-note text-rough">{label}</dt>
    <dd className="figures text-head font-strong">{value}</dd>
  </div>
);

/** A finished workout, set by set. The latest begins with what comes next. */
export const SummaryScreen = ({ workout, go }: { readonly workout: Workout; readonly go: GoTo }) => {
  const { units } = usePreferences();
  const { workouts: finished } = useFinishedWorkouts();
  const records = personalBests(finished);
  // The first time is always the best so far, so it earns no praise.
  const bests = records.filter(
    ({ workoutId, exerciseId }) => workoutId === workout.id && performances(exerciseId, finished).length > 1,
  );
  const bestSets = bests.map(({ set }) => set.id);
  const isLatest = finished[0]?.id === workout.id;
  const discard = async () => {
    const deleted = await deleteWorkout(workout.id);
    if (!succeeded(deleted)) return;
    go({}, { replace: true });
    showUndo(words.deleted, () => void restoreWorkout(workout));
  };
  return (
    <Page
      title={workout.split ?? copy.title}
      lead={weekdayText(workout.completedAt ?? workout.startedAt)}
      back={<BackLink label={copy.back} onClick={() => go({})} />}
    >
      {workout.status === 'abandoned' && (
        <p>
          <Badge>{words.abandoned}</Badge>
        </p>
      )}
      {isLatest ? (
        <WorkoutMoment workout={workout} finished={finished} records={records} best={bests[0]} />
      ) : (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Figure label={words.sets} value={String(setsDone(workout))} />
          {workout.durationSec !== undefined && <Figure label={words.time} value={minutesText(workout.durationSec)} />}
          {workout.sessionEffort !== undefined && <Figure label={words.effort} value={`${workout.sessionEffort}/10`} />}
        </dl>
      )}
      <Section title={words.exercises}>
        <ul>
          {inOrder(workout.items)
            .filter(isShown)
            .map((item) => (
              <li key={item.id} className="rule-b flex flex-col gap-1 py-3">
                <span className="font-medium">{exerciseName(item)}</span>
                <SkipReason item={item} />
                {item.sets.length === 0 && item.skippedBecause === undefined && (
                  <p className="text-note text-rough">{copy.player.notDone}</p>
                )}
                <ol className="figures flex flex-wrap gap-x-5 gap-y-1">
                  {setsInOrder(item).map((set) => (
                    <li key={set.id} className="inline-flex items-center gap-1.5">
                      {setText(set, loadUnit(units))}
                      {bestSets.includes(set.id) && (
                        <Badge tone="fairway">
                          <StarIcon className="size-3.5" />
                          {words.newBest}
                        </Badge>
                      )}
                    </li>
                  ))}
                </ol>
                {item.note && <p className="text-note text-rough">{item.note}</p>}
              </li>
            ))}
        </ul>
      </Section>
      {workout.notes && <p className="measure">{workout.notes}</p>}
      <div className="flex flex-wrap justify-between gap-3">
        <Button onClick={() => showHistory('workouts', workout.id)}>{words.history}</Button>
        <Button variant="danger" onClick={() => void discard()}>
          {words.delete}
        </Button>
      </div>
    </Page>
  );
};

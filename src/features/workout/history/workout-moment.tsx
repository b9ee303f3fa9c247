import { Link } from '@tanstack/react-router';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { type Best, inOrder, nextLoad, setsDone } from '@divot/training';
import { copy } from '#src/features/workout/copy.ts';
import {
  exerciseName,
  loadText,
  loadUnit,
  minutesText,
  repsText,
  setText,
  usesBand,
} from '#src/features/workout/wording.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { Moment } from '#src/ui/layout/moment.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const words = copy.summary;

type Props = {
  readonly workout: Workout;
  /** Newest first, this one among them. */
  readonly finished: readonly Workout[];
  /** The best set of each exercise so far. */
  readonly records: readonly Best[];
  /** The record that this workout set, if it set one. */
  readonly best: Best | undefined;
};

/** The end of a workout: its best set, what was done, what to lift next time. */
export const WorkoutMoment = ({ workout, finished, records, best }: Props) => {
  const { units } = usePreferences();
  const { profile } = useProfile();
  const unit = loadUnit(units);
  const done = inOrder(workout.items).filter(({ sets }) => sets.some((set) => set.done));
  const lead = done.find(({ exerciseId }) => exerciseId === best?.exerciseId) ?? done[0];
  const record = lead && records.find(({ exerciseId }) => exerciseId === lead.exerciseId);
  const time = workout.durationSec === undefined ? undefined : minutesText(workout.durationSec);
  const nextOf = ({ exerciseId, reps = '' }: WorkoutItem): string => {
    const { loadKg, step } = nextLoad(exerciseId, reps, finished, { equipment: profile?.equipment ?? [] });
    const load = loadKg ? [loadText(loadKg, unit)] : [];
    if (step === 'up' && loadKg === null && usesBand(exerciseId)) load.push(words.strongerBand);
    return [...load, ...(reps === '' ? [] : [repsText(reps)])].join(' × ') || words.steps[step];
  };
  return (
    <Moment
      label={best ? exerciseName(best) : words.workoutDone}
      figure={best ? setText(best.set, unit) : copy.sets(setsDone(workout))}
      beside={best && <Badge tone="fairway">{words.newBest}</Badge>}
      facts={[
        {
          name: words.done,
          value: [words.exercisesOf(done.length), copy.sets(setsDone(workout)), ...(time ? [time] : [])].join(', '),
          note: workout.sessionEffort === undefined ? undefined : words.effortOf(workout.sessionEffort),
        },
        ...(record ? [{ name: words.best, value: setText(record.set, unit), note: exerciseName(record) }] : []),
        ...(lead ? [{ name: words.next, value: nextOf(lead), note: exerciseName(lead) }] : []),
      ]}
    >
      <Link to="/dashboard" className={buttonLook({ variant: 'primary', size: 'play', block: true })}>
        {words.button}
      </Link>
    </Moment>
  );
};

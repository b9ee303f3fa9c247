import { ok, readCount } from '@divot/basics';
import { SPLITS, type Split } from '@divot/golf-content';
import { type LoadUnit, type PlanList, type Unit, amountOf, loadIn, readLoadKg } from '@divot/training';
import { fieldOf } from '#src/domain/entities/limits.ts';
import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { chosenField, numberField, textField, plainField, writtenField } from '#src/domain/forms/fields.ts';
import { copy } from './copy.ts';
import { setsInOrder } from './wording.ts';

const ofWorkout = (field: string) => fieldOf('workouts', field);
const ofPlan = (field: string) => fieldOf('workoutPlans', field);
const ownList = {
  type: 'object',
  properties: { day: ofPlan('day'), exercises: ofPlan('exercises') },
  required: ['day', 'exercises'],
} as const;

/** A plan being built. */
export const planFields = {
  split: chosenField<Split>({ enum: SPLITS }, 'Full Body'),
  equipment: chosenField<readonly string[]>(ofPlan('equipment'), []),
  minutes: chosenField<number>(ofPlan('minutes'), 30),
  /** Most important first. null: the profile's faults. */
  faultIds: chosenField<readonly string[] | null>(ofPlan('faultIds'), null),
  /** The golfer's own version of the list, and the day of the split it is for. null: the list as built. */
  own: chosenField<{ readonly day: string; readonly exercises: PlanList } | null>(ownList, null),
  /** null: the split's. */
  name: {
    ...chosenField<string | null>(ofPlan('name'), null),
    box: textField(ofPlan('name'), { label: copy.builder.name }).box,
  },
  days: chosenField<readonly number[]>(ofPlan('days'), []),
};

/** A set of an exercise that is counted in `kind`. */
export const setFields = (kind: Unit, unit: LoadUnit) => ({
  amount: numberField(ofWorkout(`items.sets.${kind}`), {
    label: copy.player.amount[kind],
    problem: (least, most) => copy.player.amountProblem[kind](least, most),
    usual: 0,
    read: (typed) => ok(readCount(typed)),
  }),
  loadKg: writtenField<number>(
    { show: (kg) => String(loadIn(kg, unit)), read: (typed) => readLoadKg(typed, unit) },
    { label: copy.player.load, hint: copy.player.loadHint, inputMode: 'decimal', autoComplete: 'off' },
  ),
  /** When the hold being counted down ends. */
  holdEndsAt: chosenField<string | undefined>(ofWorkout('restEndsAt'), undefined),
  /** Club speeds of a set of fast swings, as a device reports them. They end the set and are not stored. */
  speeds: plainField({ label: copy.player.speed.field }),
});

/** Same as the set before, else as prescribed. */
export const suggestedSet = (item: WorkoutItem) => {
  const before = setsInOrder(item).at(-1);
  const amount = before?.reps ?? before?.seconds ?? before?.metres ?? amountOf(item.reps ?? '');
  return { amount, loadKg: before ? before.loadKg : item.loadKg };
};

const STEP: Readonly<Record<Unit, number>> = { reps: 1, seconds: 5, metres: 5 };
/** One step more or less, within the limits. */
export const steppedAmount = (typed: string, kind: Unit, by: 1 | -1): string => {
  const { maximum = 0 } = ofWorkout(`items.sets.${kind}`);
  const amount = readCount(typed);
  return String(Math.min(maximum, Math.max(0, (amount <= maximum ? amount : 0) + by * STEP[kind])));
};

const SECONDS_PER_MINUTE = 60;
/** The end of a workout, which took at least a minute. */
export const finishFields = {
  durationSec: numberField(
    { ...ofWorkout('durationSec'), minimum: SECONDS_PER_MINUTE },
    {
      label: copy.finish.duration,
      hint: copy.finish.durationHint,
      problem: (least, most) => copy.finish.durationProblem(least / SECONDS_PER_MINUTE, most / SECONDS_PER_MINUTE),
      usual: SECONDS_PER_MINUTE,
      show: (sec) => String(Math.max(1, Math.round(sec / SECONDS_PER_MINUTE))),
      read: (typed) => ok(readCount(typed) * SECONDS_PER_MINUTE),
    },
  ),
  sessionEffort: {
    ...chosenField<number | undefined>(ofWorkout('sessionEffort'), undefined),
    box: { label: copy.finish.effort, hint: copy.player.effortHint },
  },
  notes: textField(ofWorkout('notes'), { label: copy.finish.notes }),
};

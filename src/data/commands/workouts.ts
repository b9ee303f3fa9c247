import type { MangoQuerySelector } from 'rxdb/plugins/core';
import type { Workout, WorkoutItem, WorkoutSet } from '#src/domain/entities/workout.entity.ts';
import { type Result, compact, fail, localDay } from '@divot/basics';
import {
  type PlanList,
  type Trainee,
  afterPain,
  endOf,
  isSpared,
  nextItem,
  nextLoad,
  painIn,
  reasonFor,
  restFrom,
  runsOn,
  setsDone,
  swappedFor,
} from '@divot/training';
import type { Exercise } from '@divot/golf-content';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { deviceId, deviceName } from '#src/platform/device/device.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { storedBody, storedPain } from './pain.ts';
import { add, withLock, newDocument, change, remove, restore, stored } from './store.ts';

/** How many past workouts to search for loads. */
const PAST_WORKOUTS = 100;
const MOST_SETS = 40;

const thisDevice = (since: string) => ({ id: deviceId(), name: deviceName(), since });

const workoutsWhere = (selector: MangoQuerySelector<Workout>, limit: number) =>
  stored('workouts', { selector, sort: [{ status: 'asc' }, { sortKey: 'asc' }], limit });

export type WorkoutStart = {
  readonly userId: string;
  readonly exercises: PlanList;
  readonly kind: Workout['kind'];
  readonly split: string;
  readonly planId?: string | undefined;
};

const ALL_HURT =
  'Every exercise of this workout loads what hurts. Build another one, or change what hurts in your profile.';

const begin = async ({ userId, exercises, kind, split, planId }: WorkoutStart): Promise<Result<Workout>> => {
  const active = await workoutsWhere({ status: 'active' }, 10);
  if (active.some((workout) => runsOn(workout)?.id === deviceId())) {
    return fail('A workout is under way on this device. Finish it first.');
  }
  const { painAreas = [], equipment = [] } = await storedBody(userId);
  const spared = exercises.filter((entry) => isSpared(entry, painAreas));
  if (spared.length === 0) return fail(ALL_HURT);
  const past = await workoutsWhere({ status: 'finished' }, PAST_WORKOUTS);
  const at = nowIso();
  const today = localDay(at);
  return add(
    'workouts',
    compact({
      ...newDocument(userId, at),
      startedAt: at,
      status: 'active',
      planId: planId || undefined,
      split,
      kind,
      devices: [thisDevice(at)],
      items: spared.map(({ id, exerciseId, foreign, sets, reps = '', loadKg, restSec, why }, order): WorkoutItem => {
        const kg = nextLoad(exerciseId, reps, past, { today, equipment }).loadKg ?? loadKg;
        return compact({
          id,
          exerciseId,
          foreign,
          order,
          plannedSets: sets,
          reps,
          loadKg: kg,
          restSec,
          why: why || undefined,
          sets: [],
        });
      }),
    }),
  );
};

/**
 * Starts a workout on this device, without exercises that load what hurts and with the loads of the progression rule.
 */
export const startWorkout = async (start: WorkoutStart): Promise<Result<Workout>> =>
  start.exercises.length === 0
    ? fail('Add at least one exercise to the workout.')
    : withLock('workouts', () => begin(start));

const withRest = ({ restEndsAt: _before, ...workout }: Workout, endsAt: string | undefined): Workout =>
  endsAt === undefined ? workout : { ...workout, restEndsAt: endsAt };

const changeItem = (
  workoutId: string,
  itemId: string,
  modify: (item: WorkoutItem, workout: Workout) => WorkoutItem | string,
  also: (workout: Workout, item: WorkoutItem) => Workout = (workout) => workout,
): Promise<Result<Workout>> =>
  change('workouts', workoutId, (workout) => {
    const before = workout.items.find(({ id }) => id === itemId);
    if (!before) return 'This exercise is not part of the workout any more.';
    const after = modify(before, workout);
    if (typeof after === 'string') return after;
    const items = workout.items.map((item) => (item.id === itemId ? after : item));
    return also({ ...workout, items }, after);
  });

export type SetEntry = Pick<WorkoutSet, 'reps' | 'seconds' | 'metres' | 'loadKg'>;

const filled = (entry: SetEntry): SetEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));

/** Records a set. It is on disk before this resolves, and then the rest begins, unless it was the workout's last. */
export const recordSet = (workoutId: string, itemId: string, entry: SetEntry): Promise<Result<Workout>> => {
  const set: WorkoutSet = { id: newId(), ...filled(entry), done: true, doneAt: nowIso() };
  return changeItem(
    workoutId,
    itemId,
    (item) =>
      item.sets.length >= MOST_SETS ? `${MOST_SETS} sets is the limit.` : { ...item, sets: [...item.sets, set] },
    (workout, { restSec = 0 }) => withRest(workout, nextItem(workout) ? restFrom(now(), restSec) : undefined),
  );
};

/** Stores how hard a set was, from 1 to 10. */
export const rateSet = (workoutId: string, itemId: string, setId: string, effort: number): Promise<Result<Workout>> =>
  changeItem(workoutId, itemId, (item) => ({
    ...item,
    sets: item.sets.map((set) => (set.id === setId ? { ...set, effort } : set)),
  }));

/** Removes a set entered by mistake. */
export const removeSet = (workoutId: string, itemId: string, setId: string): Promise<Result<Workout>> =>
  changeItem(workoutId, itemId, (item) => ({ ...item, sets: item.sets.filter(({ id }) => id !== setId) }));

/** Undoes a removal: the same set, with its own id. */
export const restoreSet = (workoutId: string, itemId: string, set: WorkoutSet): Promise<Result<Workout>> =>
  changeItem(workoutId, itemId, (item) => ({ ...item, sets: [...item.sets.filter(({ id }) => id !== set.id), set] }));

/** Sets when the current rest ends; undefined ends it now. */
export const setRest = (workoutId: string, endsAt: string | undefined): Promise<Result<Workout>> =>
  change('workouts', workoutId, (workout) => withRest(workout, endsAt));

export const skipExercise = (workoutId: string, itemId: string, reason: string): Promise<Result<Workout>> =>
  changeItem(workoutId, itemId, (item) => ({ ...item, skippedBecause: reason.trim() || 'skipped' }));

/** Reopens a skipped exercise, unless it hurt or loads what hurts. */
export const reopenExercise = async (
  { id, userId }: Pick<Workout, 'id' | 'userId'>,
  itemId: string,
): Promise<Result<Workout>> => {
  const painAreas = await storedPain(userId);
  return changeItem(id, itemId, ({ skippedBecause: _reason, ...item }, { items }) =>
    item.painArea === undefined && isSpared(item, painIn(items, painAreas))
      ? item
      : 'This exercise loads what hurts, so it stays out of today’s workout.',
  );
};

export const noteExercise = (workoutId: string, itemId: string, note: string): Promise<Result<Workout>> =>
  changeItem(workoutId, itemId, ({ note: _before, ...item }) =>
    note.trim() === '' ? item : { ...item, note: note.trim() },
  );

export const swapExercise = (workoutId: string, itemId: string, instead: Exercise, trainee: Trainee) =>
  change('workouts', workoutId, (workout) =>
    workout.items.some(({ exerciseId }) => exerciseId === instead.id)
      ? 'It is in this workout already.'
      : { ...workout, items: swappedFor(workout.items, itemId, instead, reasonFor(instead, trainee)) },
  );

/** Reports pain: stops the exercise, and the remaining ones spare the area. */
export const reportPain = (workoutId: string, itemId: string, area: string, trainee: Trainee) =>
  change('workouts', workoutId, (workout) =>
    withRest({ ...workout, items: afterPain(workout.items, { id: itemId, area }, trainee) }, undefined),
  );

/** The workout runs here from now on. What another device wrote stays untouched. */
export const takeOver = (workoutId: string): Promise<Result<Workout>> =>
  change('workouts', workoutId, (workout) => {
    const { devices = [] } = workout;
    // Later than every other device's time, whatever their clocks say.
    const latest = Math.max(now().getTime(), ...devices.map(({ since }) => Date.parse(since) + 1));
    const mine = thisDevice(new Date(latest).toISOString());
    return { ...workout, devices: [...devices.filter(({ id }) => id !== mine.id), mine] };
  });

export type WorkoutReview = {
  readonly durationSec: number;
  readonly sessionEffort?: number | undefined;
  readonly notes?: string | undefined;
};

/** A workout needs at least one set to count. */
export const finishWorkout = (workoutId: string, review: WorkoutReview): Promise<Result<Workout>> =>
  change('workouts', workoutId, (workout) => {
    if (setsDone(workout) === 0) return 'No set is logged yet. Do one, or give the workout up.';
    const { durationSec, sessionEffort, notes = '' } = review;
    return compact({
      ...withRest(workout, undefined),
      status: 'finished',
      completedAt: endOf(workout, nowIso()),
      durationSec,
      sessionEffort: sessionEffort ?? workout.sessionEffort,
      notes: notes.trim() || undefined,
    }) as Workout;
  });

/** Gives up a workout. It stays in the history with what was done, but counts for nothing. */
export const abandonWorkout = (workoutId: string): Promise<Result<Workout>> =>
  change('workouts', workoutId, (workout) => ({ ...withRest(workout, undefined), status: 'abandoned' }));

export const deleteWorkout = (workoutId: string): Promise<Result<unknown>> => remove('workouts', workoutId);

export const restoreWorkout = (workout: Workout): Promise<Result<Workout>> => restore('workouts', workout);

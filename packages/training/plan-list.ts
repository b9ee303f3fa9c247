import type { ForeignExercise, PlannedExercise } from './workout.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { Exercise } from '@divot/golf-content';
import { MAX_EXERCISES, type PlannedMove } from './plan.ts';

// The golfer's own changes to a plan: add, remove, swap, reorder. A plan has at most eight exercises (SPEC section 9).

type Entry = PlannedExercise;
export type PlanList = readonly Entry[];

export const FULL = `${MAX_EXERCISES} is the limit for one plan.`;
const SETS_OF_FOREIGN = 3;
const REST_OF_FOREIGN_SEC = 60;

const renumbered = (list: PlanList): PlanList => list.map((entry, order) => ({ ...entry, order }));

/** An entry's id is its exercise's id, so that adding the same exercise on two devices adds it once. */
const entryOf = ({ id, sets, reps, restSec }: Exercise, why: string): Entry => ({
  id,
  exerciseId: id,
  order: 0,
  sets,
  reps,
  restSec,
  why,
});

/** Turns a built plan into the stored list. */
export const listOf = (moves: readonly Pick<PlannedMove, 'exercise' | 'sets' | 'why'>[]): PlanList =>
  renumbered(moves.map(({ exercise, sets, why }) => ({ ...entryOf(exercise, why), sets })));

const withOneMore = (list: PlanList, entry: Entry): Result<PlanList> => {
  if (list.length >= MAX_EXERCISES) return fail(FULL);
  if (list.some(({ exerciseId }) => exerciseId === entry.exerciseId)) return fail('It is in the plan already.');
  return ok(renumbered([...list, entry]));
};

/** Adds one of Divot's exercises at the end. Fails with a sentence if the plan already has eight. */
export const addExercise = (list: PlanList, exercise: Exercise, why: string): Result<PlanList> =>
  withOneMore(list, entryOf(exercise, why));

/** Adds an exercise from another service, under an id that Divot's catalogue never uses. */
export const addForeignExercise = (
  list: PlanList,
  id: string,
  foreign: ForeignExercise,
  reps: string,
): Result<PlanList> =>
  withOneMore(list, {
    id,
    exerciseId: id,
    foreign,
    order: 0,
    sets: SETS_OF_FOREIGN,
    reps,
    restSec: REST_OF_FOREIGN_SEC,
    why: 'Your choice.',
  });

export const removeExercise = (list: PlanList, id: string): PlanList =>
  renumbered(list.filter((entry) => entry.id !== id));

/** Another exercise in the same place, with its own sets, repetitions and rest. */
export const replaceExercise = (list: PlanList, id: string, exercise: Exercise, why: string): PlanList =>
  renumbered(list.map((entry) => (entry.id === id ? entryOf(exercise, why) : entry)));

/** Moves an entry up (-1) or down (1) one place, unless it is at that end. */
export const moveExercise = (list: PlanList, id: string, by: -1 | 1): PlanList => {
  const from = list.findIndex((entry) => entry.id === id);
  const to = from + by;
  const [one, other] = [list[from], list[to]];
  if (!one || !other) return list;
  return renumbered(list.with(from, other).with(to, one));
};

import { type Result, fail, ok, readCount } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import type { SetEntry } from '#src/data/commands/workouts.ts';
import type { WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import { type LoadUnit, type Unit, amountOf, loadIn, readLoadKg } from '@divot/training';
import { copy } from '#src/features/workout/copy.ts';
import { setsInOrder } from '#src/features/workout/wording.ts';

// A set as typed. It stays text until it is logged, so that nothing typed is lost.

export type TypedSet = {
  readonly amount: string;
  readonly load: string;
  readonly effort?: number | undefined;
  /** When the hold being counted down ends. */
  readonly holdEndsAt?: string | undefined;
  /** Club speeds of a set of fast swings, as a device reports them. They end the set and are not stored. */
  readonly speeds?: string | undefined;
};

export const isTypedSet = (value: unknown): value is Partial<TypedSet> =>
  isRecord(value) &&
  ['amount', 'load', 'holdEndsAt', 'speeds'].every(
    (field) => value[field] === undefined || typeof value[field] === 'string',
  ) &&
  (value['effort'] === undefined || typeof value['effort'] === 'number');

const MOST: Readonly<Record<Unit, number>> = { reps: 500, seconds: 3600, metres: 1000 };
const STEP: Readonly<Record<Unit, number>> = { reps: 1, seconds: 5, metres: 5 };

/** Same as the set before, else as prescribed. */
export const suggestedSet = (item: WorkoutItem, unit: LoadUnit): TypedSet => {
  const before = setsInOrder(item).at(-1);
  const amount = before?.reps ?? before?.seconds ?? before?.metres ?? amountOf(item.reps ?? '');
  const loadKg = before ? before.loadKg : item.loadKg;
  return { amount: String(amount), load: loadKg === undefined ? '' : String(loadIn(loadKg, unit)) };
};

const readAmount = (typed: string, kind: Unit): Result<number> => {
  const amount = readCount(typed);
  return amount <= MOST[kind] ? ok(amount) : fail(copy.player.amountProblem[kind]);
};

/** One step more or less, within the limits. */
export const steppedAmount = (typed: string, kind: Unit, by: 1 | -1): string => {
  const read = readAmount(typed, kind);
  return String(Math.min(MOST[kind], Math.max(0, (read.ok ? read.value : 0) + by * STEP[kind])));
};

export const problemsIn = ({ amount, load }: TypedSet, kind: Unit, unit: LoadUnit) => {
  const [readA, readL] = [readAmount(amount, kind), readLoadKg(load, unit)];
  return { amount: readA.ok ? undefined : readA.error, load: readL.ok ? undefined : readL.error };
};

export const readSet = ({ amount, load, effort }: TypedSet, kind: Unit, unit: LoadUnit): Result<SetEntry> => {
  const [readA, readL] = [readAmount(amount, kind), readLoadKg(load, unit)];
  if (!readA.ok) return readA;
  if (!readL.ok) return readL;
  return ok({ [kind]: readA.value, loadKg: readL.value, effort });
};

import type { Workout } from './workout.ts';
import { type IsoDay, addDays, daysBetween, localDay, startOfWeek, weekdayOf } from '@divot/basics';

// A training week starts on Sunday 00:00 local time (SPEC section 7). A workout belongs to the week in which it ended.

type Done = Pick<Workout, 'completedAt'>;

/** The Sunday of each week that has a workout. */
const weeksTrained = (workouts: readonly Done[]): ReadonlySet<IsoDay> =>
  new Set(
    workouts.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [startOfWeek(localDay(completedAt))])),
  );

/**
 * Weeks in a row with a workout. The current week counts as soon as it has one. Without one, it ends the series only
 * when it is over.
 */
export const weeksInARow = (workouts: readonly Done[], today: IsoDay): number => {
  const trained = weeksTrained(workouts);
  const thisWeek = startOfWeek(today);
  let week = trained.has(thisWeek) ? thisWeek : addDays(thisWeek, -7);
  let count = 0;
  for (; trained.has(week); week = addDays(week, -7)) count += 1;
  return count;
};

/** The number of the training week, counted from 1 in the week of the first workout. Every fourth week is lighter. */
export const trainingWeek = (workouts: readonly Done[], today: IsoDay): number => {
  const first = [...weeksTrained(workouts)].toSorted()[0];
  return first === undefined ? 1 : Math.max(0, Math.floor(daysBetween(first, startOfWeek(today)) / 7)) + 1;
};

/** The next `count` calendar days, today included, that fall on one of `weekdays` (0 = Sunday). */
export const nextTrainingDays = (weekdays: readonly number[], today: IsoDay, count: number): readonly IsoDay[] =>
  Array.from({ length: 7 * count }, (_, ahead) => addDays(today, ahead))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .slice(0, count);

/** Weekdays for this many workouts a week, spread with rest between them. */
export const spreadWeekdays = (perWeek: number): readonly number[] =>
  Array.from({ length: perWeek }, (_, at) => (1 + Math.floor((at * 7) / perWeek)) % 7).toSorted((a, b) => a - b);

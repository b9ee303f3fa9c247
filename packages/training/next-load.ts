import type { Workout, WorkoutItem } from './workout.ts';
import { type IsoDay, daysBetween, localDay } from '@divot/basics';
import { lighter, rackOf } from './load-steps.ts';
import { type Progression, TENTH, loadOf, progressionOf, within } from './progression.ts';

// The load for next time, from the progression rule and the calendar. Strength fades, so Divot lowers the load after
// time away. Two sessions count as consecutive only if they are less than three weeks apart. Pain also lowers the load.

/** Days without the exercise, and the share of the load to take off. */
const AWAY = [
  { days: 56, share: 0.3 },
  { days: 21, share: TENTH },
] as const;
const [, { days: TOO_LONG_APART }] = AWAY;

type Past = Pick<Workout, 'items'> & Partial<Pick<Workout, 'startedAt' | 'completedAt'>>;

/** One workout's sets of an exercise. `day` is undefined if the workout's date is missing or impossible. */
type Session = { readonly day: IsoDay | undefined; readonly at: number; readonly items: readonly WorkoutItem[] };

const itemsOf = (exerciseId: string, { items }: Past): readonly WorkoutItem[] =>
  items.filter((item) => item.exerciseId === exerciseId && item.sets.length > 0);

/** One exercise's sets in past workouts, in the given order. */
export const performances = (exerciseId: string, newestFirst: readonly Past[]): readonly WorkoutItem[] =>
  newestFirst.flatMap((workout) => itemsOf(exerciseId, workout));

const whenOf = ({ completedAt, startedAt }: Past, today: IsoDay | undefined): Pick<Session, 'day' | 'at'> => {
  const at = new Date(completedAt ?? startedAt ?? Number.NaN);
  const day = Number.isNaN(at.getTime()) ? undefined : localDay(at);
  return day === undefined || (today !== undefined && day > today)
    ? { day: undefined, at: -Infinity }
    : { day, at: at.getTime() };
};

/** Latest session first. Sessions without a valid date come last, in the order given. */
const sessionsOf = (exerciseId: string, newestFirst: readonly Past[], today: IsoDay | undefined): readonly Session[] =>
  newestFirst
    .map((workout) => ({ ...whenOf(workout, today), items: itemsOf(exerciseId, workout) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => (a.at === b.at ? 0 : b.at - a.at));

const setsOf = ({ items }: Session) => items.flatMap(({ sets }) => sets);

/**
 * Whether two sessions are consecutive: on different days, less than three weeks apart. If neither has a day, the order
 * given counts.
 */
const isRunning = (last: Session, before: Session | undefined, today: IsoDay | undefined): boolean => {
  if (last.day === undefined) return today === undefined && before !== undefined && before.day === undefined;
  const apart = before?.day === undefined ? 0 : daysBetween(before.day, last.day);
  return apart > 0 && apart < TOO_LONG_APART;
};

const shareOff = (last: Session, today: IsoDay | undefined): number => {
  if (today === undefined || last.day === undefined) return 0;
  const away = daysBetween(last.day, today);
  return AWAY.find(({ days }) => away >= days)?.share ?? 0;
};

/**
 * `reps` is the prescription ('8-12'), `equipment` what the golfer owns. Without `today`, Divot ignores time away.
 */
export const nextLoad = (
  exerciseId: string,
  reps: string,
  newestFirst: readonly Past[],
  { today, equipment = [] }: { readonly today?: IsoDay | undefined; readonly equipment?: readonly string[] } = {},
): Progression => {
  const sessions = sessionsOf(exerciseId, newestFirst, today);
  const [last, before] = sessions;
  if (!last) return { step: 'hold', loadKg: null };
  const lifted = sessions.flatMap(setsOf).flatMap(({ loadKg = [] }) => loadKg);
  const rack = rackOf(exerciseId, equipment, lifted);
  const next = progressionOf(sessions.map(setsOf), reps, rack);
  const lastKg = loadOf(setsOf(last));
  const hurt = last.items.some(({ painArea }) => painArea !== undefined) ? TENTH : 0;
  const off = Math.max(hurt, shareOff(last, today));
  if (off > 0) {
    const most = lastKg === null ? null : lighter(lastKg, off, rack);
    return { step: 'down', loadKg: most === null || next.loadKg === null ? most : Math.min(most, next.loadKg) };
  }
  if (next.step === 'hold' || isRunning(last, before, today)) return next;
  const beforeKg = before && loadOf(setsOf(before));
  return { step: 'hold', loadKg: lastKg === null ? null : within(lastKg, beforeKg, rack) };
};

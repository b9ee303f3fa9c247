import type { Workout, WorkoutItem, WorkoutSet } from './workout.ts';

// A workout in progress: what is left, which device runs it, and how long it took. Times are stored as instants, so
// that midnight, daylight saving and a locked phone do not change them.

const SETS = 3;
const MS_PER_SECOND = 1000;
const LONGEST_SEC = 86_400;

/** Items in the order of the plan. A replacement comes right after the exercise it replaces. */
export const inOrder = (items: readonly WorkoutItem[]): readonly WorkoutItem[] =>
  items.toSorted(
    (a, b) => a.order - b.order || Number(a.swappedFrom !== undefined) - Number(b.swappedFrom !== undefined),
  );

/** False for an item that the golfer swapped before doing a set of it. */
export const isShown = ({ skippedBecause, sets }: WorkoutItem): boolean =>
  skippedBecause !== SWAPPED || sets.length > 0;

/** Stored as the reason for a skipped item when the golfer did not write one. */
export const SWAPPED = 'swapped';
export const PAIN = 'pain';

export const plannedSets = ({ plannedSets: planned = SETS }: WorkoutItem): number => planned;

export const isOver = (item: WorkoutItem): boolean =>
  item.skippedBecause !== undefined || item.sets.length >= plannedSets(item);

/** The first exercise that is not over. Undefined if all are. */
export const nextItem = ({ items }: Pick<Workout, 'items'>): WorkoutItem | undefined =>
  inOrder(items).find((item) => !isOver(item));

export const setsDone = ({ items }: Pick<Workout, 'items'>): number =>
  items.reduce((sum, { sets }) => sum + sets.length, 0);

/** The last device that took over the workout. */
export const runsOn = ({ devices = [] }: Pick<Workout, 'devices'>) =>
  devices.toSorted((a, b) => (a.since < b.since ? 1 : -1))[0];

/** When the sets were done, in order. */
const setsDoneAt = ({ items }: Pick<Workout, 'items'>): readonly string[] =>
  items
    .flatMap(({ sets }: { readonly sets: readonly WorkoutSet[] }) => sets.flatMap(({ doneAt }) => doneAt ?? []))
    .toSorted();

/**
 * When the workout ended, by the device's clock. Never before its start or its last set, because the clock may have
 * been set back since.
 */
export const endOf = (workout: Pick<Workout, 'items' | 'startedAt'>, at: string): string =>
  [workout.startedAt, ...setsDoneAt(workout), at].toSorted().at(-1)!;

/** The longest rest and a set fit into it. What is longer was a break, of which no more counts. */
const LONGEST_GAP_SEC = 600;

/** Whole seconds trained from the start to `at`, at most a day. */
export const secondsUntil = (workout: Pick<Workout, 'items' | 'startedAt'>, at: string): number => {
  const instants = [...setsDoneAt(workout), endOf(workout, at)].map((one) => Date.parse(one));
  let from = Date.parse(workout.startedAt);
  let ms = 0;
  for (const instant of instants) {
    ms += Math.min(LONGEST_GAP_SEC * MS_PER_SECOND, Math.max(0, instant - from));
    from = Math.max(from, instant);
  }
  return Math.min(LONGEST_SEC, Math.round(ms / MS_PER_SECOND));
};

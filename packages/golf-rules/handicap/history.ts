import { type IsoDay, addDays, isIsoDay } from '@divot/basics';
import type { HandicapEntry, HandicapRound } from './history-types.ts';
import { averageLowest, MAX_INDEX_TENTHS, WINDOW } from './index-table.ts';
import { cappedTenths, exceptionalTenths } from './limits.ts';
import { fromTenths } from './rounding.ts';
import { type Placed, type Tracked, dayOf, inOrderOfPlay, resolve, standIn, track } from './tracked-round.ts';

// Recomputes the whole handicap record from its rounds each time (whs.md section 10), because an edited, deleted or
// back-dated round changes the index in effect, the reductions and the low index of every later round. Here a score
// changes the index at once, officially only the day after. A second round on one day uses the index at the start of
// that day (Rule 5.4). The time is linear in the number of rounds.

const HOLES_FOR_FIRST_INDEX = 54;
const LOW_INDEX_DAYS = 365;

type IndexAfter = Pick<
  HandicapEntry,
  'index' | 'used' | 'onRecord' | 'tableAdjustment' | 'average' | 'lowIndex' | 'cap' | 'atMaximum'
>;
type Low = { readonly day: IsoDay | undefined; readonly index: number };

const NO_INDEX: IndexAfter = {
  index: null,
  used: [],
  onRecord: 0,
  tableAdjustment: 0,
  average: null,
  lowIndex: null,
  cap: 'none',
  atMaximum: false,
};

/**
 * Ends the wait for a first index once 54 holes are on record: a provisional index gives each pending score its
 * differential. Returns false if there are too few.
 */
const settled = (waiting: readonly Tracked[]): boolean => {
  const holes = waiting.reduce((sum, tracked) => sum + tracked.holes, 0);
  const averaged = holes < HOLES_FOR_FIRST_INDEX ? null : averageLowest(waiting.map(standIn));
  if (!averaged) return false;
  const provisionalIndex = Math.min(averaged.averageTenths, MAX_INDEX_TENTHS);
  for (const tracked of waiting.filter(({ status }) => status === 'pending')) {
    tracked.provisional = true;
    resolve(tracked, provisionalIndex);
  }
  return true;
};

const takeReduction = (counted: readonly Tracked[]): void => {
  const latest = counted.at(-1);
  if (!latest || latest.differential === null || latest.indexAtPlay === null) return;
  latest.reduction = exceptionalTenths(latest.indexAtPlay, latest.differential);
  if (latest.reduction === 0) return;
  for (const tracked of counted.slice(-WINDOW)) tracked.adjustment += latest.reduction;
};

/**
 * Lowest index of the 365 days before `day`. `lows` lists the indexes that were computed from 20 differentials, oldest
 * first.
 */
const lowIndexBefore = (lows: readonly Low[], day: IsoDay | undefined): number | null => {
  const from = day && addDays(day, -LOW_INDEX_DAYS);
  let lowest: number | null = null;
  for (let at = lows.length - 1; at >= 0; at -= 1) {
    const low = lows[at];
    if (!low || (from !== undefined && (low.day ?? '') < from)) break;
    if (day !== undefined && low.day === day) continue;
    lowest = Math.min(lowest ?? low.index, low.index);
  }
  return lowest;
};

const indexAfter = (counted: readonly Tracked[], lows: readonly Low[]): IndexAfter => {
  const window = counted
    .slice(-WINDOW)
    .map(({ at, differential, adjustment }) => ({ entry: at, differential: differential ?? 0, adjustment }));
  const averaged = averageLowest(window.map(({ differential, adjustment }) => differential + adjustment));
  if (!averaged) return { ...NO_INDEX, onRecord: window.length };
  const lowIndex = window.length === WINDOW ? lowIndexBefore(lows, counted.at(-1)?.day) : null;
  const capped = cappedTenths(averaged.averageTenths, lowIndex);
  return {
    index: Math.min(capped.tenths, MAX_INDEX_TENTHS),
    used: averaged.used.flatMap((at) => window[at] ?? []),
    onRecord: window.length,
    tableAdjustment: averaged.adjustTenths,
    average: averaged.averageTenths,
    lowIndex,
    cap: capped.cap,
    atMaximum: capped.tenths > MAX_INDEX_TENTHS,
  };
};

const orNull = (value: number | null): number | null => (value === null ? null : fromTenths(value));

const entryOf = (tracked: Tracked, after: IndexAfter): HandicapEntry => ({
  id: tracked.round.id,
  playedOn: tracked.day,
  status: tracked.status,
  reason: tracked.reason,
  input: tracked.input,
  holes: tracked.holes,
  holesPlayed: tracked.holesPlayed,
  indexAtPlay: orNull(tracked.indexAtPlay),
  courseHandicap: tracked.score.courseHandicap,
  adjustedGross: tracked.score.adjustedGross,
  expected: orNull(tracked.expected),
  differential: orNull(tracked.differential),
  provisional: tracked.provisional,
  exceptionalReduction: fromTenths(tracked.reduction),
  adjustment: fromTenths(tracked.adjustment),
  index: orNull(after.index),
  used: after.used.map(({ entry, differential, adjustment }) => ({
    entry,
    differential: fromTenths(differential),
    adjustment: fromTenths(adjustment),
  })),
  onRecord: after.onRecord,
  tableAdjustment: fromTenths(after.tableAdjustment),
  average: orNull(after.average),
  lowIndex: orNull(after.lowIndex),
  cap: after.cap,
  atMaximum: after.atMaximum,
});

type Step = { readonly tracked: Tracked; readonly after: IndexAfter };
type Progress = {
  readonly steps: Step[];
  readonly lows: Low[];
  /** Acceptable scores. Some of them stay pending until the first index. */
  readonly acceptable: Tracked[];
  after: IndexAfter;
};

/** The index at the start of the day. Another score on the same day does not change it (Rule 5.4). */
const indexInEffect = ({ steps, after }: Progress, day: IsoDay | undefined): number | null => {
  const earlier = steps.at(-1)?.tracked;
  return day !== undefined && earlier?.day === day ? earlier.indexAtPlay : after.index;
};

const play = (progress: Progress, placed: Placed): Step => {
  const { steps, lows, acceptable } = progress;
  const tracked = track(placed, steps.length, indexInEffect(progress, placed.day));
  if (tracked.status === 'pending' && progress.after.index !== null) {
    // An earlier round on the same day produced the first index. Only that index can predict the holes not played.
    tracked.provisional = true;
    resolve(tracked, progress.after.index);
  }
  if (tracked.status !== 'not-counted') {
    acceptable.push(tracked);
    if (progress.after.index !== null || settled(acceptable)) {
      takeReduction(acceptable);
      const after = indexAfter(acceptable, lows);
      if (after.index !== null && after.onRecord === WINDOW) lows.push({ day: tracked.day, index: after.index });
      progress.after = after;
    } else {
      progress.after = { ...NO_INDEX, onRecord: acceptable.filter(({ status }) => status === 'counted').length };
    }
  }
  const step = { tracked, after: progress.after };
  steps.push(step);
  return step;
};

/** Adds one round after all others to a copy, so that the record itself does not change. */
const trial = ({ steps, lows, acceptable, after }: Progress, round: HandicapRound): HandicapEntry => {
  const recordNow = after.index === null ? acceptable : acceptable.slice(-WINDOW);
  const copy = { steps: [...steps], lows: [...lows], acceptable: recordNow.map((tracked) => ({ ...tracked })), after };
  const step = play(copy, { round, input: steps.length, day: dayOf(round) });
  return entryOf(step.tracked, step.after);
};

export type HandicapRecord = {
  readonly entries: readonly HandicapEntry[];
  /** The entry that a further round would get, played after all of these. */
  readonly next: (round: HandicapRound) => HandicapEntry;
};

/** Recomputes the record in steps of `roundsAtATime`, so that the caller can yield the thread between them. */
export function* recomputeInSteps(
  rounds: readonly HandicapRound[],
  roundsAtATime: number,
): Generator<undefined, HandicapRecord> {
  const progress: Progress = { steps: [], lows: [], acceptable: [], after: NO_INDEX };
  for (const [at, placed] of inOrderOfPlay(rounds).entries()) {
    if (at > 0 && at % roundsAtATime === 0) yield;
    play(progress, placed);
  }
  const entries: HandicapEntry[] = [];
  for (const { tracked, after } of progress.steps) {
    if (entries.length > 0 && entries.length % roundsAtATime === 0) yield;
    entries.push(entryOf(tracked, after));
  }
  return { entries, next: (round) => trial(progress, round) };
}

export const recompute = (rounds: readonly HandicapRound[]): HandicapEntry[] => {
  const { value } = recomputeInSteps(rounds, Infinity).next();
  return [...(value?.entries ?? [])];
};

/**
 * The rounds that set the index on this day: those played before it, because a score changes the index from the next
 * day on (Rule 5.4). Returns the same list if all were.
 */
export const inEffectOn = (day: IsoDay, rounds: readonly HandicapRound[]): readonly HandicapRound[] => {
  if (!isIsoDay(day)) throw new RangeError(`A day is YYYY-MM-DD, not ${day}`);
  const isEarlier = (round: HandicapRound) => (dayOf(round) ?? '') < day;
  return rounds.every(isEarlier) ? rounds : rounds.filter(isEarlier);
};

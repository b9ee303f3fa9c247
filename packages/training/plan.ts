import { type IsoDay, type Result, addDays, capitalized, daysBetween, fail, ok } from '@divot/basics';
import {
  type Exercise,
  type Pattern,
  type Slot,
  type Split,
  type SplitDay,
  areaName,
  dayOfSplit,
  daysInARow,
  faultName,
  singleAreas,
} from '@divot/golf-content';
import { type Match, type Trainee, availableTo, matchOf, ranked } from './candidates.ts';
import { needsBalance } from './gates.ts';

// Builds one workout from what Divot knows about the golfer. It is deterministic, works offline, and has at most eight
// exercises (SPEC section 9), each with its reason. If time is short, Divot drops the lowest ranked first, but always
// keeps a warm-up and core work.

export const MAX_EXERCISES = 8;
const DELOAD_EVERY_WEEKS = 4;

export type PlanRequest = Trainee & {
  readonly split: Split;
  readonly minutes: number;
  /** Sessions of this split so far. Its days take turns. */
  readonly session: number;
  /** Week of training, from 1. Every fourth is lighter. */
  readonly week: number;
  readonly nextRoundOn?: IsoDay | undefined;
  /** The day of the last hard workout. Mobility work and light days count as rest. */
  readonly lastWorkoutOn?: IsoDay | undefined;
  /**
   * Days of hard workouts, in any order. Without them, Divot assumes that each turn of the split was on consecutive
   * days.
   */
  readonly trainedOn?: readonly IsoDay[] | undefined;
};

export type PlannedMove = {
  readonly exercise: Exercise;
  readonly slot: Slot;
  readonly sets: number;
  readonly match: Match;
  /** In words, for the golfer. */
  readonly why: string;
};

export type Plan = {
  readonly day: SplitDay;
  readonly moves: readonly PlannedMove[];
  /** Why it is light: a round today or tomorrow, or so many hard days in a row that a rest day is due. */
  readonly light: 'round' | 'recovery' | null;
  /** In every fourth week, each exercise has a set less. */
  readonly deload: boolean;
  /** Slots of this day of which some stay empty because every other exercise for them loads what hurts. */
  readonly leftOut: readonly Slot[];
};

/** The most exercises that fit: four in 15 minutes, six in 30, eight in 45 or more. */
export const mostExercises = (minutes: number): number => {
  if (minutes < 30) return 4;
  return minutes < 45 ? 6 : MAX_EXERCISES;
};

const HEAVY: readonly Slot[] = ['power', 'squat', 'hinge', 'push', 'pull'];
const IN_SLOT: Partial<Record<Slot, readonly Pattern[]>> = { core: ['core', 'carry'] };

/** Hard days in a row up to yesterday, or up to today if a workout is already done. */
const hardDaysBefore = ({ today, lastWorkoutOn, trainedOn, split, session }: PlanRequest): number => {
  if (trainedOn === undefined) {
    const ago = lastWorkoutOn === undefined ? -1 : daysBetween(lastWorkoutOn, today);
    if (ago !== 0 && ago !== 1) return 0;
    return session > 0 && session % daysInARow(split) === 0 ? daysInARow(split) : 1;
  }
  const days = new Set(trainedOn);
  let count = 0;
  for (let day = days.has(today) ? today : addDays(today, -1); days.has(day); day = addDays(day, -1)) count += 1;
  return count;
};

const lightness = (request: PlanRequest, hardDays: number): Plan['light'] => {
  const { today, nextRoundOn, split } = request;
  const daysToRound = nextRoundOn === undefined ? -1 : daysBetween(today, nextRoundOn);
  if (daysToRound === 0 || daysToRound === 1) return 'round';
  return hardDays >= daysInARow(split) ? 'recovery' : null;
};

/** Heavy slots of the last session, if yesterday was a hard day. Today must not train them hard again. */
const workedYesterday = ({ split, session }: PlanRequest, hardDays: number): readonly Slot[] =>
  hardDays === 0 || session === 0 ? [] : dayOfSplit(split, session - 1).slots.filter((slot) => HEAVY.includes(slot));

/** The day's slots. From age 60, one of them is balance work, placed before the turn. */
const slotsFor = (slots: readonly Slot[], request: PlanRequest): readonly Slot[] =>
  needsBalance(request) && !slots.includes('balance') ? [...slots.slice(0, -1), 'balance', ...slots.slice(-1)] : slots;

const fits = (exercise: Exercise, slot: Slot, day: SplitDay): boolean =>
  (IN_SLOT[slot] ?? [slot]).includes(exercise.pattern) && (slot === 'mobility' || exercise.splits.includes(day));

/** Standing on one leg beside a wall: balance work for golfers who are not ready for harder. */
const EASY_BALANCE = 'hip-car';

/**
 * Exercises for a slot that nothing else fits. Core work may come from any day. Without a swing band, the turn gets
 * band or cable work against rotation before other core work.
 */
const standIns = (slot: Slot, free: readonly Exercise[]): readonly Exercise[] => {
  if (slot === 'balance') return free.filter(({ id }) => id === EASY_BALANCE);
  if (slot !== 'core' && slot !== 'rotation') return [];
  const core = free.filter(({ pattern }) => pattern === 'core');
  const resisted = core.filter(({ needs }) => needs.includes('band') || needs.includes('cable'));
  return slot === 'rotation' && resisted.length > 0 ? resisted : core;
};

const pickFor = (slot: Slot, first: boolean, free: readonly Exercise[], request: PlanRequest, day: SplitDay) => {
  const fitting = free.filter((exercise) => fits(exercise, slot, day));
  const [weakest] = request.weakAreas;
  const opening = first && weakest ? fitting.filter(({ area }) => singleAreas(weakest).includes(area)) : [];
  if (opening.length > 0) return ranked(opening, request)[0];
  return ranked(fitting.length > 0 ? fitting : standIns(slot, free), request)[0];
};

const sentence = (text: string): string => `${capitalized(text)}.`;

const PATTERN_REASON: Record<Exclude<Pattern, 'mobility' | 'carry'>, string> = {
  power: 'builds speed',
  squat: 'builds leg strength',
  hinge: 'builds hip strength',
  push: 'builds pushing strength',
  pull: 'builds pulling strength',
  core: 'steadies your core',
  balance: 'trains your balance',
  rotation: 'trains the turn',
};

/** Names what the exercise's own pattern trains. A replacement may train something other than the original did. */
const patternReason = ({ area, pattern }: Exercise): string => {
  if (pattern === 'mobility') return `loosens your ${areaName(area)}`;
  return PATTERN_REASON[pattern === 'carry' ? 'core' : pattern];
};

const whyOf = (exercise: Exercise, match: Match): string => {
  const faults = [...(match.topFault ? [match.topFault] : []), ...match.otherFaults];
  return [
    ...(faults.length > 0 ? [sentence(`helps ${faults.map(faultName).join(', ')}`)] : []),
    ...(match.weakArea ? [sentence(`works on your ${areaName(exercise.area)}, a weak area`)] : []),
    ...(faults.length === 0 && !match.weakArea ? [sentence(patternReason(exercise))] : []),
  ].join(' ');
};

/** Why an exercise suits the golfer, no matter who added it to the plan. */
export const reasonFor = (exercise: Exercise, trainee: Trainee): string => whyOf(exercise, matchOf(exercise, trainee));

/**
 * Drops the lowest ranked until the time fits. Keeps the first warm-up, the first core exercise and any balance work
 * due.
 */
const withinTime = (moves: readonly PlannedMove[], most: number, keepsBalance: boolean): PlannedMove[] => {
  const warmUp = moves.find(({ slot }) => slot === 'mobility');
  const core = moves.find(({ exercise }) => exercise.pattern === 'core' || exercise.pattern === 'carry');
  const balance = keepsBalance ? moves.find(({ slot }) => slot === 'balance') : undefined;
  const dropped = moves
    .map((move, at) => ({ move, at }))
    .filter(({ move }) => move !== warmUp && move !== core && move !== balance)
    .toSorted((a, b) => a.move.match.rank - b.move.match.rank || b.at - a.at)
    .slice(0, Math.max(0, moves.length - most))
    .map(({ move }) => move);
  return moves.filter((move) => !dropped.includes(move));
};

/** An exercise for each slot that has one, each exercise once. */
const filled = (
  slots: readonly Slot[],
  request: PlanRequest,
  day: SplitDay,
): readonly Pick<PlannedMove, 'exercise' | 'slot'>[] => {
  const moves: Pick<PlannedMove, 'exercise' | 'slot'>[] = [];
  let free = availableTo(request);
  for (const slot of slots) {
    const exercise = pickFor(slot, moves.length === 0, free, request, day);
    if (!exercise) continue;
    free = free.filter(({ id }) => id !== exercise.id);
    moves.push({ exercise, slot });
  }
  return moves;
};

/** Fails if no exercise fits the golfer's equipment and spares what hurts. */
export const buildPlan = (request: PlanRequest): Result<Plan, 'no-exercises'> => {
  const { day, slots: usual } = dayOfSplit(request.split, request.session);
  const hardDays = hardDaysBefore(request);
  const light = lightness(request, hardDays);
  const resting = light ? HEAVY : workedYesterday(request, hardDays);
  const slots = slotsFor(usual, request).map((slot) => (resting.includes(slot) ? 'mobility' : slot));
  const deload = request.week % DELOAD_EVERY_WEEKS === 0;
  const lighter = (sets: number) => Math.max(1, sets - (deload || light ? 1 : 0));
  const moves = filled(slots, request, day).map(({ exercise, slot }): PlannedMove => {
    const match = matchOf(exercise, request);
    return { exercise, slot, sets: lighter(exercise.sets), match, why: whyOf(exercise, match) };
  });
  if (moves.length === 0) return fail('no-exercises');
  const countOf = (all: readonly Pick<PlannedMove, 'slot'>[], slot: Slot) =>
    all.filter((one) => one.slot === slot).length;
  const unhurt = filled(slots, { ...request, painAreas: [] }, day);
  const leftOut = [...new Set(slots)].filter((slot) => countOf(moves, slot) < countOf(unhurt, slot));
  const movesInTime = withinTime(moves, Math.min(MAX_EXERCISES, mostExercises(request.minutes)), needsBalance(request));
  // The warm-up comes first. On a light day, mobility work would otherwise be scattered over the plan.
  const warmUps = movesInTime.filter(({ slot }) => slot === 'mobility');
  return ok({
    day,
    moves: [...warmUps, ...movesInTime.filter(({ slot }) => slot !== 'mobility')],
    light,
    deload,
    leftOut,
  });
};

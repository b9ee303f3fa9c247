import { faultName } from '#src/domain/faults/fault-ids.ts';
import { areaName, singleAreas } from '#src/domain/mobility/areas.ts';
import { daysBetween, type IsoDay } from '#src/domain/shared/day.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { availableTo, type Match, matchOf, ranked, type Trainee } from './candidates.ts';
import type { Exercise, Pattern, SplitDay } from './exercise.ts';
import { dayOfSplit, repeatsItself, type Slot, type Split } from './splits.ts';

// One workout out of what is known of the golfer: deterministic, offline, at most eight exercises (SPEC section 9),
// each with the reason why it is there. Over time, the lowest ranked go first; a warm-up and core work always stay.

export const MAX_EXERCISES = 8;
const DELOAD_EVERY_WEEKS = 4;

export type PlanRequest = Trainee & {
  readonly split: Split;
  readonly minutes: number;
  /** Sessions of this split done so far: its days take turns. */
  readonly session: number;
  /** Week of training, from 1: every fourth is lighter. */
  readonly week: number;
  readonly nextRoundOn?: IsoDay | undefined;
  readonly lastWorkoutOn?: IsoDay | undefined;
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
  /** Why it is a light one: a round today or tomorrow, or the same muscles worked yesterday. */
  readonly light: 'round' | 'recovery' | null;
  /** Every fourth week takes one set off. */
  readonly deload: boolean;
};

/** 15, 30 and 45 minutes and more: four, six and eight exercises. */
export const mostExercises = (minutes: number): number => {
  if (minutes < 30) return 4;
  return minutes < 45 ? 6 : MAX_EXERCISES;
};

const HEAVY: readonly Slot[] = ['power', 'squat', 'hinge', 'push', 'pull'];
const IN_SLOT: Partial<Record<Slot, readonly Pattern[]>> = { core: ['core', 'carry'] };

const lightness = ({ today, nextRoundOn, lastWorkoutOn, split }: PlanRequest): Plan['light'] => {
  const daysToRound = nextRoundOn === undefined ? -1 : daysBetween(today, nextRoundOn);
  if (daysToRound === 0 || daysToRound === 1) return 'round';
  const rested = lastWorkoutOn === undefined || daysBetween(lastWorkoutOn, today) > 1;
  return !rested && repeatsItself(split) ? 'recovery' : null;
};

const fits = (exercise: Exercise, slot: Slot, day: SplitDay): boolean =>
  (IN_SLOT[slot] ?? [slot]).includes(exercise.pattern) && (slot === 'mobility' || exercise.splits.includes(day));

/**
 * What else can fill a slot that nothing fits: core work from any day, and for the turn, without a swing band, band or
 * cable work against rotation before other core work.
 */
const standIns = (slot: Slot, free: readonly Exercise[]): readonly Exercise[] => {
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

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

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

/** What an exercise is for by its own pattern: a stand-in does not train what it stands in for. */
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

/** Why an exercise suits the golfer, whoever put it into the plan. */
export const reasonFor = (exercise: Exercise, trainee: Trainee): string => whyOf(exercise, matchOf(exercise, trainee));

/** Takes the lowest ranked away until the time is kept; the first warm-up and the best core exercise stay. */
const withinTime = (moves: readonly PlannedMove[], most: number): PlannedMove[] => {
  const warmUp = moves.find(({ slot }) => slot === 'mobility');
  const core = moves.find(({ exercise }) => exercise.pattern === 'core' || exercise.pattern === 'carry');
  const dropped = moves
    .map((move, at) => ({ move, at }))
    .filter(({ move }) => move !== warmUp && move !== core)
    .toSorted((a, b) => a.move.match.rank - b.move.match.rank || b.at - a.at)
    .slice(0, Math.max(0, moves.length - most))
    .map(({ move }) => move);
  return moves.filter((move) => !dropped.includes(move));
};

export const buildPlan = (request: PlanRequest): Result<Plan, 'no-exercises'> => {
  const { day, slots } = dayOfSplit(request.split, request.session);
  const light = lightness(request);
  const deload = request.week % DELOAD_EVERY_WEEKS === 0;
  const lighter = (sets: number) => Math.max(1, sets - (deload || light ? 1 : 0));
  const moves: PlannedMove[] = [];
  let free = availableTo(request);
  for (const wanted of slots) {
    const slot = light && HEAVY.includes(wanted) ? 'mobility' : wanted;
    const exercise = pickFor(slot, moves.length === 0, free, request, day);
    if (!exercise) continue;
    free = free.filter(({ id }) => id !== exercise.id);
    const match = matchOf(exercise, request);
    moves.push({ exercise, slot, sets: lighter(exercise.sets), match, why: whyOf(exercise, match) });
  }
  if (moves.length === 0) return fail('no-exercises');
  const kept = withinTime(moves, Math.min(MAX_EXERCISES, mostExercises(request.minutes)));
  // Warm-up first: on a light day mobility work would otherwise be scattered over the plan.
  const warmUps = kept.filter(({ slot }) => slot === 'mobility');
  return ok({ day, moves: [...warmUps, ...kept.filter(({ slot }) => slot !== 'mobility')], light, deload });
};

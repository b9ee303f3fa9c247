import type { IsoDay } from '@divot/basics';
import { isLoaded } from './amount.ts';
import type { Exercise, Pattern } from '@divot/golf-content';

// Decides when a golfer is ready for the harder exercises of a pattern, and what their age rules out. This is cautious
// coaching judgement, because nobody stands beside the golfer: strength before speed, only body weight while growing,
// no landing or heavy fast work on old joints without a coach. Divot knows only the year of birth, so it assumes the
// youngest possible age for the young and the oldest possible age for the old.

type Days = ReadonlySet<IsoDay>;
/** Days with work of a pattern at level 1, 2 and 3 or above. Harder work also counts for the levels below it. */
export type PatternDays = Readonly<Partial<Record<Pattern, readonly [one: Days, two: Days, three: Days]>>>;

type Experience = {
  readonly today: IsoDay;
  readonly birthYear?: number | undefined;
  readonly completedWorkouts: number;
  readonly patternDays?: PatternDays | undefined;
};

const FIRST_WORKOUTS = 6;
/** Sessions needed at the level below, each on its own day, before level 2 and level 3. */
const SESSIONS_BEFORE = { 2: 6, 3: 12 } as const;
/** Only training of the last 182 days shows that a golfer is ready. */
export const COUNTED_DAYS = 182;

/**
 * Patterns that make a golfer ready for another one. Every entry needs enough sessions, and any pattern in it counts.
 * Strength comes before power.
 */
const READY_BY: Partial<Record<Pattern, readonly (readonly Pattern[])[]>> = {
  power: [['squat'], ['hinge']],
  balance: [['balance', 'squat']],
  carry: [['carry', 'core']],
  rotation: [['rotation', 'core']],
};

const ADULT_LOADS = 16;
const SLOWER_TO_POWER = 50;
/** From this age every plan includes balance work. The WHO recommends it from 65. */
const BALANCE_FROM = 60;
const NO_HARD_POWER = 65;
/** A greater age is a mistyped year of birth. */
const OLDEST = 120;

/** The golfer's possible ages. Undefined without a plausible year of birth. */
const agesOf = ({ birthYear, today }: Experience): { readonly least: number; readonly most: number } | undefined => {
  const year = Number(today.slice(0, 4));
  if (birthYear === undefined || birthYear > year || year - birthYear > OLDEST) return undefined;
  return { least: Math.max(0, year - birthYear - 1), most: year - birthYear };
};

export const needsBalance = (golfer: Experience): boolean => (agesOf(golfer)?.most ?? 0) >= BALANCE_FROM;

const isGrowing = (golfer: Experience): boolean => (agesOf(golfer)?.least ?? ADULT_LOADS) < ADULT_LOADS;

/** Under 16: no weights and no swinging for speed. From 65: nothing fast that loads a joint heavily. */
export const suitsAge = (exercise: Exercise, golfer: Experience): boolean => {
  const { isFast, level, area, loads } = exercise;
  if (isGrowing(golfer)) return !isLoaded(exercise) && level < 3 && !(isFast && area === 'full-swing');
  const { most } = agesOf(golfer) ?? { most: 0 };
  return most < NO_HARD_POWER || !isFast || Object.values(loads).every((load) => load < 3);
};

/**
 * Another service's exercises do not say what they load or need, so Divot rules them out while anything hurts and for
 * golfers under 16.
 */
export const suitsUnknown = (golfer: Experience & { readonly painAreas: readonly string[] }): boolean =>
  golfer.painAreas.length === 0 && !isGrowing(golfer);

const sessionsNeeded = ({ level, isFast }: Exercise, golfer: Experience): number => {
  if (level === 1) return 0;
  const older = isFast && (agesOf(golfer)?.most ?? 0) >= SLOWER_TO_POWER;
  return SESSIONS_BEFORE[level] * (older ? 2 : 1);
};

/**
 * Level 1 is for everyone. Each higher level needs sessions of that pattern (or those in READY_BY) at the level below.
 * If the caller knows only the number of workouts, not the sessions by pattern, level 3 stays closed.
 */
export const isReadyFor = (exercise: Exercise, golfer: Experience): boolean => {
  const { level, pattern } = exercise;
  if (level === 1) return true;
  if (golfer.completedWorkouts < FIRST_WORKOUTS) return false;
  const { patternDays, completedWorkouts } = golfer;
  const needed = sessionsNeeded(exercise, golfer);
  if (!patternDays) return level === 2 && completedWorkouts >= needed;
  const daysOf = (patterns: readonly Pattern[]) =>
    new Set(patterns.flatMap((one) => [...(patternDays[one]?.[level - 2] ?? [])]));
  return (READY_BY[pattern] ?? [[pattern]]).every((patterns) => daysOf(patterns).size >= needed);
};

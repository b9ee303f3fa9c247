import { ageAtLeast, OLDEST } from '#src/domain/profile/limits.ts';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { isLoaded } from './amount.ts';
import type { Exercise, Pattern } from './exercise.ts';

// When a golfer is ready for the harder exercises of a pattern, and what their age leaves out. Coaching judgement on the
// safe side, since nobody stands beside the golfer: strength before speed, body weight only while growing, no landing or
// heavy fast work on old joints without a coach. Nobody's birthday is known, only the year, so the young are taken to be
// at their youngest and the old at their oldest.

type Days = ReadonlySet<IsoDay>;
/** The days with work of a pattern at level 1, 2 and 3 or above, each including the harder ones. */
export type PatternDays = Readonly<Partial<Record<Pattern, readonly [one: Days, two: Days, three: Days]>>>;

type Experience = {
  readonly today: IsoDay;
  readonly birthYear?: number | undefined;
  readonly completedWorkouts: number;
  readonly patternDays?: PatternDays | undefined;
};

const FIRST_WORKOUTS = 6;
/** Sessions at the level below, each on a day of its own, before level 2 and level 3. */
const SESSIONS_BEFORE = { 2: 6, 3: 12 } as const;
/** Only what was trained lately says that a golfer is ready. */
export const COUNTED_DAYS = 182;

/** What makes ready for a pattern: each of these, any of the patterns in it. Strength comes before power. */
const READY_BY: Partial<Record<Pattern, readonly (readonly Pattern[])[]>> = {
  power: [['squat'], ['hinge']],
  balance: [['balance', 'squat']],
  carry: [['carry', 'core']],
  rotation: [['rotation', 'core']],
};

const ADULT_LOADS = 16;
const SLOWER_TO_POWER = 50;
/** From here on every plan holds balance work: the WHO asks for it from 65 on. */
const BALANCE_FROM = 60;
const NO_HARD_POWER = 65;

/** Between which ages a golfer is; undefined for a year that no golfer was born in. */
const agesOf = ({ birthYear, today }: Experience): { readonly least: number; readonly most: number } | undefined => {
  const year = Number(today.slice(0, 4));
  if (birthYear === undefined || birthYear > year || year - birthYear > OLDEST) return undefined;
  return { least: Math.max(0, ageAtLeast(birthYear, year)), most: year - birthYear };
};

export const needsBalance = (golfer: Experience): boolean => (agesOf(golfer)?.most ?? 0) >= BALANCE_FROM;

const isGrowing = (golfer: Experience): boolean => (agesOf(golfer)?.least ?? ADULT_LOADS) < ADULT_LOADS;

/** Under 16 no weights and no swinging for speed; from 65 on nothing fast that is heavy for a joint. */
export const suitsAge = (exercise: Exercise, golfer: Experience): boolean => {
  const { isFast, level, area, loads } = exercise;
  if (isGrowing(golfer)) return !isLoaded(exercise) && level < 3 && !(isFast && area === 'full-swing');
  const { most } = agesOf(golfer) ?? { most: 0 };
  return most < NO_HARD_POWER || !isFast || Object.values(loads).every((load) => load < 3);
};

/** Exercises of another service come without what they load or need: not while anything hurts, nor under 16. */
export const suitsUnknown = (golfer: Experience & { readonly painAreas: readonly string[] }): boolean =>
  golfer.painAreas.length === 0 && !isGrowing(golfer);

const sessionsNeeded = ({ level, isFast }: Exercise, golfer: Experience): number => {
  if (level === 1) return 0;
  const older = isFast && (agesOf(golfer)?.most ?? 0) >= SLOWER_TO_POWER;
  return SESSIONS_BEFORE[level] * (older ? 2 : 1);
};

/**
 * Level 1 is for everyone; each level above wants work of that very pattern at the level below. Without sessions by
 * pattern (a caller that knows only how many workouts there were) level 3 stays shut.
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

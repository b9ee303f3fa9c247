import { EXERCISES, type Equipment, type Exercise, singleAreas, sparesPain } from '@divot/golf-content';
import { type IsoDay, daysBetween } from '@divot/basics';
import { type PatternDays, isReadyFor, suitsAge } from './gates.ts';

// Which exercises a golfer can do today, and how well each one matches.

const FRESH_AFTER_DAYS = 7;

export type Trainee = {
  readonly today: IsoDay;
  /** Most important first. */
  readonly faultIds: readonly string[];
  /** Flexibility areas of the mobility assessment, weakest first. */
  readonly weakAreas: readonly string[];
  readonly painAreas: readonly string[];
  readonly equipment: readonly string[];
  /** The feature switch for the swing band. The golfer must also own one. */
  readonly swingBandEnabled: boolean;
  /** Year of birth. An unknown age counts as adult. */
  readonly birthYear?: number | undefined;
  readonly completedWorkouts: number;
  /** Counts the last half year. */
  readonly patternDays?: PatternDays | undefined;
  /** The last day each exercise was done, by id. */
  readonly lastDone: Readonly<Record<string, IsoDay>>;
};

const isOneOf = (area: string, areas: readonly string[]): boolean => areas.flatMap(singleAreas).includes(area);

const isOwned = (need: Equipment, trainee: Trainee): boolean =>
  trainee.equipment.includes(need) && (need !== 'swing-band' || trainee.swingBandEnabled);

/**
 * Exercises that the golfer has the equipment for, that load nothing that hurts, and that suit their age and
 * experience.
 */
export const availableTo = (trainee: Trainee): Exercise[] =>
  EXERCISES.filter(
    (exercise) =>
      (exercise.needs.length === 0 || exercise.needs.some((need) => isOwned(need, trainee))) &&
      sparesPain(exercise, trainee.painAreas) &&
      suitsAge(exercise, trainee) &&
      isReadyFor(exercise, trainee),
  );

export type Match = {
  readonly topFault: string | undefined;
  readonly otherFaults: readonly string[];
  readonly weakArea: boolean;
  /** Not done in the last seven days. */
  readonly fresh: boolean;
  readonly rank: number;
};

/** Rank: 3 for the top fault, 2 for each other fault, 2 for a weak area, 1 if not done in the last seven days. */
export const matchOf = (exercise: Exercise, trainee: Trainee): Match => {
  const [top, ...others] = trainee.faultIds;
  const helps = (id: string) => exercise.faults.some((fault) => fault === id);
  const topFault = top !== undefined && helps(top) ? top : undefined;
  const otherFaults = [...new Set(others)].filter((id) => id !== top && helps(id));
  const weakArea = isOneOf(exercise.area, trainee.weakAreas);
  const last = trainee.lastDone[exercise.id];
  const fresh = last === undefined || daysBetween(last, trainee.today) >= FRESH_AFTER_DAYS;
  const rank = (topFault ? 3 : 0) + 2 * otherFaults.length + (weakArea ? 2 : 0) + (fresh ? 1 : 0);
  return { topFault, otherFaults, weakArea, fresh, rank };
};

/** Highest rank first, ties by id, so that the same golfer always gets the same plan. */
export const ranked = (exercises: readonly Exercise[], trainee: Trainee): Exercise[] =>
  exercises.toSorted(
    (a, b) => matchOf(b, trainee).rank - matchOf(a, trainee).rank || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );

/** What could replace an exercise: same pattern, the same area first. */
export const alternativesTo = (exercise: Exercise, trainee: Trainee): Exercise[] => {
  const others = availableTo(trainee).filter(({ id, pattern }) => id !== exercise.id && pattern === exercise.pattern);
  const sameArea = (each: Exercise) => Number(each.area === exercise.area);
  return ranked(others, trainee).toSorted((a, b) => sameArea(b) - sameArea(a));
};

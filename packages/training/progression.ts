import type { WorkoutSet } from './workout.ts';
import { compact } from '@divot/basics';
import { type Rack, heavier, lighter, mostAfter } from './load-steps.ts';

// When to add load. If the golfer does all sets at the top of the rep range with effort 8 of 10 or less, twice in a row
// at the same load, Divot moves to the next weight of the rack (at most a tenth more) or, without a load, to the next
// level. If the golfer misses the range twice in a row, Divot takes 10 % off.

type Performance = readonly Pick<WorkoutSet, 'reps' | 'seconds' | 'metres' | 'loadKg' | 'effort' | 'done'>[];
export type Progression = {
  readonly step: 'up' | 'hold' | 'down';
  /** Null for an exercise without a load. */
  readonly loadKg: number | null;
  /** The golfer is ready for more, but the next weight, this one, is more than a tenth heavier. */
  readonly tooFarKg?: number;
};

const HARDEST_EFFORT = 8;
export const TENTH = 0.1;
/** Half a step. Two loads this close count as the same, because one may be typed in kilograms and one in pounds. */
const SAME_LOAD_KG = 0.25;

/** '8-12' → 12, '8/side' → 8, '30 s/side' → 30, '' → 0. */
export const topOfRange = (reps: string): number => Number(/(\d+)(?!.*\d)/.exec(reps.replace(/\/.*$/, ''))?.[1] ?? 0);

const amount = ({ reps, seconds, metres }: Performance[number]): number => reps ?? seconds ?? metres ?? 0;

const isMastered = (sets: Performance, reps: number): boolean =>
  sets.length > 0 &&
  reps > 0 &&
  sets.every((set) => set.done && amount(set) >= reps && (set.effort ?? HARDEST_EFFORT) <= HARDEST_EFFORT);

const isMissed = (sets: Performance, reps: number): boolean => sets.some((set) => !set.done || amount(set) < reps);

const loadsOf = (sets: Performance): readonly number[] =>
  sets.flatMap(({ loadKg }) => (loadKg === undefined || !Number.isFinite(loadKg) ? [] : loadKg));

/**
 * The heaviest load of the sets done. If no set was done, the heaviest load tried. Null without a load. A negative load
 * counts as 0.
 */
export const loadOf = (sets: Performance): number | null => {
  const lifted = loadsOf(sets.filter(({ done }) => done));
  const loads = lifted.length > 0 ? lifted : loadsOf(sets);
  return loads.length > 0 ? Math.max(0, ...loads) : null;
};

/**
 * Limits a load that the golfer jumped to without having lifted nearly as much before: Divot does not prescribe it
 * again.
 */
export const within = (loadKg: number, before: number | null | undefined, rack: Rack): number =>
  before ? Math.min(loadKg, Math.max(before, mostAfter(before, rack))) : loadKg;

/** After the top of the range twice with a load: the next on the rack, or the same if it is too far. */
const mastered = (loadKg: number, before: number, rack: Rack): Progression => {
  const next = loadKg > 0 ? heavier(Math.min(loadKg, before), rack) : {};
  return (next.loadKg ?? 0) > loadKg
    ? { step: 'up', loadKg: next.loadKg! }
    : compact({ step: 'hold', loadKg, tooFarKg: next.tooFarKg });
};

/**
 * What to do next time. `history` is the exercise's sets in past workouts, latest first. `reps` is the prescription
 * ('8-12'). A set below the lower end of the range is a miss.
 */
export const progressionOf = (history: readonly Performance[], reps: string, rack: Rack): Progression => {
  const lastTwo = history.slice(0, 2);
  const [loadKg = null, before] = lastTwo.map(loadOf);
  const least = Number(/\d+/.exec(reps)?.[0] ?? 0);
  const twice = (test: (sets: Performance) => boolean) => lastTwo.length === 2 && lastTwo.every(test);
  const isSameLoad = loadKg === null ? before === null : Math.abs(loadKg - (before ?? 0)) <= SAME_LOAD_KG;
  if (isSameLoad && twice((sets) => isMastered(sets, topOfRange(reps))))
    return loadKg === null ? { step: 'up', loadKg } : mastered(loadKg, before ?? loadKg, rack);
  if (twice((sets) => isMissed(sets, least))) {
    return { step: 'down', loadKg: loadKg === null ? null : within(lighter(loadKg, TENTH, rack), before, rack) };
  }
  return { step: 'hold', loadKg: loadKg === null ? null : within(loadKg, before, rack) };
};

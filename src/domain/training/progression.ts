import type { WorkoutSet } from '#src/domain/entities/workout.entity.ts';

// When to add load: all sets at the top of the rep range with effort 8 of 10 or less, twice running, add 2.5 % (or the
// next level without a load); missed twice running, take 10 % off. Loads in steps of half a kilogram.

type Performance = readonly Pick<WorkoutSet, 'reps' | 'seconds' | 'metres' | 'loadKg' | 'effort' | 'done'>[];
export type Progression = { readonly step: 'up' | 'hold' | 'down'; readonly loadKg: number | null };

const UP = 1.025;
const DOWN = 0.9;
const HARDEST_EFFORT = 8;
const STEP_KG = 0.5;

/** '8-12' → 12, '8/side' → 8, '30 s/side' → 30. */
export const topOfRange = (reps: string): number => Number(/(\d+)(?!.*\d)/.exec(reps.replace(/\/.*$/, ''))?.[1] ?? 0);

const amount = ({ reps, seconds, metres }: Performance[number]): number => reps ?? seconds ?? metres ?? 0;

const isMastered = (sets: Performance, reps: number): boolean =>
  sets.length > 0 &&
  sets.every((set) => set.done && amount(set) >= reps && (set.effort ?? HARDEST_EFFORT) <= HARDEST_EFFORT);

const isMissed = (sets: Performance, reps: number): boolean => sets.some((set) => !set.done || amount(set) < reps);

const inSteps = (loadKg: number): number => Math.round(loadKg / STEP_KG) * STEP_KG;

/** A step at the least, also where 10 % of a light weight is less. */
export const lighter = (loadKg: number): number => Math.max(0, Math.min(loadKg - STEP_KG, inSteps(loadKg * DOWN)));

/**
 * What to do next time. `history`: the exercise's sets of past workouts, latest first; `reps` as prescribed ('8-12').
 * A range is missed below its lower end.
 */
export const progressionOf = (history: readonly Performance[], reps: string): Progression => {
  const lastTwo = history.slice(0, 2);
  const loads = (lastTwo[0] ?? []).flatMap(({ loadKg }) => loadKg ?? []);
  const loadKg = loads.length > 0 ? Math.max(...loads) : null;
  const least = Number(/\d+/.exec(reps)?.[0] ?? 0);
  const twice = (test: (sets: Performance) => boolean) => lastTwo.length === 2 && lastTwo.every(test);
  if (twice((sets) => isMastered(sets, topOfRange(reps)))) {
    return { step: 'up', loadKg: loadKg === null ? null : Math.max(loadKg + STEP_KG, inSteps(loadKg * UP)) };
  }
  if (twice((sets) => isMissed(sets, least))) {
    return { step: 'down', loadKg: loadKg === null ? null : lighter(loadKg) };
  }
  return { step: 'hold', loadKg };
};

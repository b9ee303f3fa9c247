import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkoutItem } from '../workout.ts';
import { amountOf, isLoaded, unitOf } from '../amount.ts';
import { personalBests } from '../bests.ts';
import { EXERCISES, exerciseById } from '@divot/golf-content';
import { loadIn, readLoadKg } from '../load.ts';
import { nextLoad } from '../next-load.ts';
import { afterPain, areaOf, itemOf } from '../pain.ts';
import {
  type PlanList,
  addExercise,
  addForeignExercise,
  moveExercise,
  replaceExercise,
  removeExercise,
} from '../plan-list.ts';
import { todaysWorkout } from '../todays-workout.ts';
import { isOver } from '../under-way.ts';

const planOf = (n: number): PlanList =>
  EXERCISES.slice(0, n).reduce((list: PlanList, exercise) => {
    const more = addExercise(list, exercise, 'why');
    return more.ok ? more.value : list;
  }, []);
const ids = (list: PlanList) => list.map(({ id }) => id);
const trainee = {
  today: '2026-06-10',
  faultIds: ['slice'],
  weakAreas: [],
  painAreas: [] as string[],
  equipment: ['dumbbells', 'band'],
  swingBandEnabled: false,
  completedWorkouts: 20,
  lastDone: {},
};

describe('a plan that the golfer changes', () => {
  it('refuses the ninth exercise with a sentence', () => {
    const eight = planOf(8);
    expect(eight).toHaveLength(8);
    expect(addExercise(eight, EXERCISES[8]!, 'why')).toEqual({ ok: false, error: '8 is the limit for one plan.' });
    const foreign = { name: 'Sled push', area: 'legs', cue: '' };
    expect(addForeignExercise(eight, 'x-sled', foreign, '8')).toMatchObject({ error: '8 is the limit for one plan.' });
  });
  it('has no exercise twice', () => {
    expect(addExercise(planOf(2), EXERCISES[0]!, 'why').ok).toBe(false);
  });
  it('keeps every exercise when they change places, and their order numbers follow', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.constantFrom(-1 as const, 1 as const))), (steps) => {
        const list = steps.reduce((before, [at, by]) => moveExercise(before, planOf(8)[at]!.id, by), planOf(8));
        expect(ids(list).toSorted()).toEqual(ids(planOf(8)).toSorted());
        expect(list.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      }),
    );
    expect(ids(moveExercise(planOf(3), ids(planOf(3))[2]!, -1))).toEqual([0, 2, 1].map((n) => ids(planOf(3))[n]));
  });
  it('swaps in place and removes', () => {
    const list = replaceExercise(planOf(3), ids(planOf(3))[1]!, exerciseById('push-up')!, 'Builds pushing strength.');
    expect(list[1]).toMatchObject({ id: 'push-up', order: 1, why: 'Builds pushing strength.' });
    expect(removeExercise(list, 'push-up')).toHaveLength(2);
  });
});

describe('today', () => {
  const plan = { split: 'Upper/Lower', minutes: 30, day: 'upper', exercises: [...planOf(0)] };
  const own = {
    ...plan,
    exercises: [...replaceExercise(planOf(1), planOf(1)[0]!.id, exerciseById('push-up')!, 'Mine.')],
  };
  const doneToday = (more: object) => {
    const result = todaysWorkout(own, { ...trainee, week: 1, sessionsDone: 0, ...more });
    if (!result.ok) throw new Error(result.error);
    return result.value;
  };
  it('is the golfer’s own list on its day of the split, and the built one on the other day', () => {
    expect(doneToday({})).toMatchObject({ day: 'upper', isOwnList: true, exercises: [{ id: 'push-up' }] });
    expect(doneToday({ sessionsDone: 1 })).toMatchObject({ day: 'lower', isOwnList: false });
    expect(doneToday({ sessionsDone: 2 }).isOwnList).toBe(true);
  });
  it('leaves out unknown exercises for a golfer under 16 or while anything hurts', () => {
    const sled = addForeignExercise(own.exercises, 'x-sled', { name: 'Sled push', area: 'legs', cue: '' }, '8');
    const idsOf = (more: object) => {
      const result = todaysWorkout(
        { ...own, exercises: sled.ok ? [...sled.value] : [] },
        { ...trainee, week: 1, sessionsDone: 0, ...more },
      );
      return result.ok ? ids(result.value.exercises) : [];
    };
    expect(idsOf({})).toContain('x-sled');
    expect(idsOf({ birthYear: 2011 })).toEqual(['push-up']);
    expect(idsOf({ painAreas: ['knees'] })).not.toContain('x-sled');
  });
  it('is light before a round, and has a set less every fourth week', () => {
    expect(doneToday({ nextRoundOn: '2026-06-11' })).toMatchObject({ light: 'round', isOwnList: false });
    expect(doneToday({ week: 4 }).exercises[0]!.sets).toBe(doneToday({}).exercises[0]!.sets - 1);
  });
  it('spares what hurts', () => {
    const { area } = exerciseById('push-up')!;
    const areas = doneToday({ painAreas: [area] }).exercises.map(({ exerciseId }) => exerciseById(exerciseId)?.area);
    expect(areas).not.toContain(area);
  });
});

describe('pain', () => {
  const items = ['goblet-squat', 'push-up', 'lateral-lunge', 'one-arm-row'].map((id, order) =>
    itemOf(exerciseById(id)!, order, ''),
  );
  it('stops the exercise and spares the area in the rest of the workout', () => {
    for (const { exerciseId } of items) {
      const area = areaOf({ exerciseId })!;
      const after = afterPain(items, { id: exerciseId, area }, trainee);
      expect(after.find(({ id }) => id === exerciseId)).toMatchObject({ painArea: area, skippedBecause: 'pain' });
      expect(after.filter((item) => !isOver(item)).map((item) => areaOf(item))).not.toContain(area);
      expect(after.filter((item) => !isOver(item)).length).toBeGreaterThan(0);
    }
  });
  it('keeps the sets that were done', () => {
    const set = { id: 's', reps: 8, done: true };
    const begun = items.map((item) => ({ ...item, sets: [set] }));
    const after = afterPain(begun, { id: 'goblet-squat', area: 'legs' }, trainee);
    expect(after.flatMap(({ sets }) => sets)).toHaveLength(4);
  });
  it('means less load next time', () => {
    const past = (painArea?: string): { items: WorkoutItem[] } => ({
      items: [
        {
          ...itemOf(exerciseById('goblet-squat')!, 0, ''),
          sets: [{ id: 's', reps: 8, loadKg: 20, effort: 7, done: true }],
          ...(painArea ? { painArea } : {}),
        },
      ],
    });
    expect(nextLoad('goblet-squat', '8', [past('legs'), past()])).toEqual({ step: 'down', loadKg: 18 });
    expect(nextLoad('goblet-squat', '8', [past(), past()])).toEqual({ step: 'up', loadKg: 22 });
    expect(nextLoad('push-up', '8', [past()])).toEqual({ step: 'hold', loadKg: null });
  });
});

describe('loads', () => {
  it('are typed with comma or point, in kilograms or pounds', () => {
    expect(readLoadKg('22,5', 'kg')).toEqual({ ok: true, value: 22.5 });
    expect(readLoadKg(' ', 'kg')).toEqual({ ok: true, value: undefined });
    expect(readLoadKg('45', 'lb')).toEqual({ ok: true, value: 20.41 });
    expect(readLoadKg('500', 'kg').ok).toBe(true);
    expect(readLoadKg('500,5', 'kg')).toEqual({ ok: false, error: 'A load is between 0 and 500 kg.' });
    expect(readLoadKg('-1', 'kg').ok).toBe(false);
    expect(readLoadKg('22,3', 'kg')).toEqual({ ok: false, error: 'Loads go in steps of 0.5 kg.' });
    expect(readLoadKg('heavy', 'kg').ok).toBe(false);
  });
  it('read back as they were typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.constantFrom('kg' as const, 'lb' as const), (halves, unit) => {
        const read = readLoadKg(String(halves / 2), unit);
        return read.ok && loadIn(read.value!, unit) === halves / 2;
      }),
    );
  });
});

describe('prescriptions', () => {
  it('count a set in reps, seconds or metres', () => {
    expect(['8', '8-12', '8/side', '6/dir'].map(unitOf)).toEqual(['reps', 'reps', 'reps', 'reps']);
    expect(['40 s/side', '15 s/side'].map(unitOf)).toEqual(['seconds', 'seconds']);
    expect(['30 m/side', '40 m'].map(unitOf)).toEqual(['metres', 'metres']);
    for (const { reps } of EXERCISES) expect(amountOf(reps)).toBeGreaterThan(0);
    expect(isLoaded({ needs: ['dumbbells'] })).toBe(true);
    expect(isLoaded({ needs: [] })).toBe(false);
  });
});

describe('personal bests', () => {
  const workout = (id: string, completedAt: string, loadKg: number | undefined, reps: number, painArea?: string) =>
    ({
      id,
      completedAt,
      startedAt: completedAt,
      items: [
        {
          ...itemOf(exerciseById('goblet-squat')!, 0, ''),
          sets: [{ id: 's', reps, ...(loadKg === undefined ? {} : { loadKg }), done: true }],
          ...(painArea ? { painArea } : {}),
        },
      ],
    }) as unknown as Parameters<typeof personalBests>[0][number];
  it('use load, then repetitions; of equal sets the first counts, and what hurt does not', () => {
    const best = (list: Parameters<typeof personalBests>[0]) => personalBests(list)[0]?.workoutId;
    const [a, b] = [workout('a', '2026-06-01T10:00:00Z', 20, 8), workout('b', '2026-06-02T10:00:00Z', 22.5, 6)];
    expect(best([b, a])).toBe('b');
    expect(best([workout('c', '2026-06-03T10:00:00Z', 22.5, 6), b])).toBe('b');
    expect(best([workout('c', '2026-06-03T10:00:00Z', 22.5, 7), b])).toBe('c');
    expect(best([a, workout('d', '2026-06-04T10:00:00Z', 60, 8, 'legs')])).toBe('a');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@divot/basics';
import { cases } from '@divot/basics/testing';
import { EQUIPMENT, EXERCISES, REGIONS, SPLITS, regionsOf, sparesPain } from '@divot/golf-content';
import { isLoaded } from '../amount.ts';
import { availableTo } from '../candidates.ts';
import { toKg } from '../load.ts';
import { nextLoad } from '../next-load.ts';
import { buildPlan } from '../plan.ts';
import { traineeOf } from '../trainee.ts';
import type { Workout } from '../workout.ts';
import { pastWorkout } from './past-workout.ts';

const TODAY = '2026-06-10';
const GOLFERS = { numRuns: cases(2000) };

const workout = (daysAgo: number, exerciseIds: readonly string[], more: object = {}): Workout =>
  pastWorkout(TODAY, daysAgo, exerciseIds, more);

/** This many workouts of the exercises, every other day up to yesterday. */
const trained = (times: number, ...exerciseIds: readonly string[]) =>
  Array.from({ length: times }, (_, at) => workout(1 + 2 * at, exerciseIds));

const traineeWith = (profile: object, finished: readonly Workout[] = []) =>
  traineeOf({ equipment: [...EQUIPMENT], ...profile }, finished, { today: TODAY, swingBandEnabled: true });

const idsFor = (profile: object, finished: readonly Workout[] = []) =>
  availableTo(traineeWith(profile, finished)).map(({ id }) => id);

/** Enough workouts of every exercise to open every gate. */
const experienced = Array.from({ length: 40 }, (_, at) =>
  workout(
    1 + 2 * at,
    EXERCISES.map(({ id }) => id),
  ),
);

const anyTrainee = fc.record({
  birthYear: fc.option(fc.integer({ min: 1930, max: 2014 }), { nil: undefined }),
  painAreas: fc.uniqueArray(fc.constantFrom(...REGIONS, 'left knee', 'Groin', 'somewhere'), { maxLength: 3 }),
  equipment: fc.uniqueArray(fc.constantFrom(...EQUIPMENT)),
  finished: fc.array(
    fc
      .tuple(fc.integer({ min: -30, max: 400 }), fc.uniqueArray(fc.constantFrom(...EXERCISES.map(({ id }) => id))))
      .map(([daysAgo, ids]) => workout(daysAgo, ids)),
    { maxLength: 20 },
  ),
  split: fc.constantFrom(...SPLITS),
  session: fc.nat(12),
});

describe('pain', () => {
  it('keeps whatever loads a painful region, power work and fast swings out of every plan', () => {
    fc.assert(
      fc.property(anyTrainee, ({ split, session, finished, ...profile }) => {
        const plan = buildPlan({ ...traineeWith(profile, finished), split, session, minutes: 60, week: 1 });
        if (!plan.ok || profile.painAreas.length === 0) return;
        const hurting = new Set<string>(profile.painAreas.flatMap((area) => regionsOf(area) ?? []));
        for (const { exercise } of plan.value.moves) {
          expect(exercise.pattern).not.toBe('power');
          expect(exercise.area).not.toBe('full-swing');
          for (const region of Object.keys(exercise.loads)) expect(hurting).not.toContain(region);
        }
      }),
      GOLFERS,
    );
  });

  it.each([
    ['lower-back', ['kb-swing', 'romanian-deadlift', 'jefferson-curl-light', 'lateral-bound', 'speed-swings']],
    ['wrists', ['push-up', 'bear-crawl', 'farmer-carry', 'goblet-squat']],
    ['knees', ['lateral-lunge', 'step-up', 'half-kneeling-chop', 'hip-90-90']],
    ['neck', ['speed-swings', 'farmer-carry', 'cat-camel']],
    ['elbows', ['pull-down', 'push-up', 'one-arm-row', 'stir-pot']],
  ])('in the %s leaves out what an experienced golfer otherwise gets', (region, left) => {
    const [before, after] = [idsFor({}, experienced), idsFor({ painAreas: [region] }, experienced)];
    for (const id of left) {
      expect(before, id).toContain(id);
      expect(after, id).not.toContain(id);
    }
    expect(after.length).toBeGreaterThan(3);
  });

  it('counts for every exercise of the area that it is named for', () => {
    for (const exercise of EXERCISES) expect(sparesPain(exercise, [exercise.area]), exercise.id).toBe(false);
  });

  it('in a place that Divot does not know leaves only what is light everywhere', () => {
    for (const { loads } of availableTo(traineeWith({ painAreas: ['spleen'] }, experienced))) {
      expect(Object.values(loads).every((level) => level === 1)).toBe(true);
    }
    expect(regionsOf('Left Knee')).toEqual(['knees']);
    expect(regionsOf('constructor')).toBeUndefined();
  });

  it('in hips, ankles and shoulders rules out what loads one of these three, and nothing for its knees or back', () => {
    expect(regionsOf('hips-ankles-shoulders')).toEqual(['hips', 'ankles', 'shoulders']);
    const left = EXERCISES.filter((exercise) => sparesPain(exercise, ['hips-ankles-shoulders'])).map(({ id }) => id);
    expect(left).toEqual(
      EXERCISES.filter((exercise) => sparesPain(exercise, ['hips', 'ankles', 'shoulders'])).map(({ id }) => id),
    );
    expect(left).toContain('pelvic-tilt-supine');
  });
});

describe('harder exercises', () => {
  it('open per pattern: six mobility workouts open no power, no squat and no level three', () => {
    const ids = idsFor({}, trained(6, 'hip-90-90', 'cat-camel'));
    for (const id of ['kb-swing', 'squat-jump', 'split-squat', 'trap-bar-deadlift', 'stir-pot']) {
      expect(ids).not.toContain(id);
    }
  });

  it('open after six sessions of the pattern, level three after twelve at level two', () => {
    expect(idsFor({}, trained(6, 'goblet-squat'))).toContain('split-squat');
    expect(idsFor({}, trained(5, 'goblet-squat'))).not.toContain('split-squat');
    expect(idsFor({}, trained(12, 'glute-bridge'))).not.toContain('trap-bar-deadlift');
    expect(idsFor({}, trained(12, 'romanian-deadlift'))).toContain('trap-bar-deadlift');
  });

  it('close again if the training is half a year old', () => {
    const old = Array.from({ length: 12 }, (_, at) => workout(200 + at, ['goblet-squat']));
    expect(idsFor({}, old)).not.toContain('split-squat');
  });
});

describe('age', () => {
  it('leaves out weights and speed swings below 16', () => {
    const young = availableTo(traineeWith({ birthYear: 2011 }, experienced));
    expect(young.length).toBeGreaterThan(10);
    for (const exercise of young) expect(isLoaded(exercise), exercise.id).toBe(false);
    expect(young.map(({ id }) => id)).not.toContain('speed-swings');
  });

  it('leaves jumps and heavy swings out from 65, and puts balance work into every plan from 60', () => {
    const old = { birthYear: 1955 };
    for (const id of ['squat-jump', 'lateral-bound', 'kb-swing', 'speed-swings', 'mb-slam']) {
      expect(idsFor(old, experienced)).not.toContain(id);
    }
    for (const split of SPLITS) {
      for (const finished of [[], experienced]) {
        const plan = buildPlan({ ...traineeWith(old, finished), split, session: 0, week: 1, minutes: 15 });
        expect(plan.ok && plan.value.moves.some(({ slot }) => slot === 'balance'), split).toBe(true);
      }
    }
  });
});

describe('loads', () => {
  const lifted = (daysAgo: number, loadKg: number, reps = 8) =>
    workout(daysAgo, ['goblet-squat'], { sets: [{ id: 's', reps, loadKg, effort: 7, done: true }] });
  const next = (...past: readonly Workout[]) => nextLoad('goblet-squat', '8', past, { today: TODAY });

  it('go down with time away: a tenth after three weeks, three tenths after eight', () => {
    expect(next(lifted(20, 100), lifted(22, 100))).toEqual({ step: 'up', loadKg: 102 });
    expect(next(lifted(21, 100), lifted(23, 100))).toEqual({ step: 'down', loadKg: 90 });
    expect(next(lifted(56, 100), lifted(58, 100))).toEqual({ step: 'down', loadKg: 70 });
    expect(next(lifted(1100, 100), lifted(1103, 100))).toEqual({ step: 'down', loadKg: 70 });
  });

  it('go by the calendar, not by the order in which workouts arrive, and trust no future date', () => {
    expect(next(lifted(30, 60), lifted(2, 80), lifted(4, 80))).toEqual({ step: 'up', loadKg: 82 });
    expect(next(lifted(-300, 80), lifted(-302, 80)).step).not.toBe('up');
    expect(next(lifted(2, 80), lifted(40, 80))).toEqual({ step: 'hold', loadKg: 80 });
    expect(next(lifted(2, 80), lifted(2, 80))).toEqual({ step: 'hold', loadKg: 80 });
  });

  it('never go more than a tenth above the load last used, whatever the history', () => {
    const history = fc.array(
      fc
        .tuple(
          fc.integer({ min: -10, max: 120 }),
          fc.oneof(
            fc.integer({ min: -2, max: 1000 }).map((halves) => halves / 2),
            fc.double({ min: 0, max: 500, noNaN: true }),
            // Light loads, some in pounds: for these the smallest step is more than a tenth.
            fc.constantFrom(0.5, 1, 2, 4, 4.5, toKg(1, 'lb'), toKg(4, 'lb'), toKg(5, 'lb'), toKg(9.5, 'lb')),
          ),
          fc.integer({ min: 0, max: 12 }),
          fc.boolean(),
        )
        .map(([last, kg, reps, isTwice]) =>
          (isTwice ? [last, last + 3] : [last]).map((daysAgo) => ({
            daysAgo,
            kg: Math.max(0, kg),
            past: lifted(daysAgo, kg, reps),
          })),
        ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(history, (sessions) => {
        const past = sessions.flat();
        const { loadKg } = next(...past.map((one) => one.past));
        // Divot treats a future date as no date: such a workout sorts after all dated ones.
        const dated = past.filter(({ daysAgo }) => daysAgo >= 0);
        const [last] = dated.length > 0 ? dated.toSorted((a, b) => a.daysAgo - b.daysAgo) : past;
        expect(loadKg).toBeGreaterThanOrEqual(0);
        expect(loadKg).toBeLessThanOrEqual(500);
        // Pounds are stored to a hundredth of a kilogram.
        expect(loadKg).toBeLessThanOrEqual(1.1 * last!.kg + 0.01);
      }),
      GOLFERS,
    );
  });
});

describe('rest', () => {
  it('comes after each turn of the split for a golfer who trains every day', () => {
    for (const split of SPLITS.filter((one) => one !== 'Mobility Only')) {
      const hard: string[] = [];
      let inARow = 0;
      for (let day = 0; day < 60; day += 1) {
        const today = addDays(TODAY, day);
        const plan = buildPlan({
          ...traineeWith({}),
          today,
          split,
          session: hard.length,
          minutes: 60,
          week: 1,
          trainedOn: hard,
          lastWorkoutOn: hard.at(-1),
        });
        if (!plan.ok) throw new Error(plan.error);
        inARow = plan.value.light === null ? inARow + 1 : 0;
        if (plan.value.light === null) hard.push(today);
        expect(inARow, split).toBeLessThanOrEqual(3);
      }
      expect(hard.length).toBeGreaterThan(25);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Workout } from '../workout.ts';
import { addDays } from '@divot/basics';
import { LARGEST_LOAD_KG } from '../load.ts';
import { nextLoad } from '../next-load.ts';

// Histories may contain any load, typing errors, gaps and dates from a wrong clock: Divot must never advise lifting
// more than a tenth above what was done. A longer run: LOAD_HISTORIES=20000 npx vitest run with this file.

const RUNS = Number(process.env['LOAD_HISTORIES'] ?? 2000);
const TODAY = '2026-06-10';
const ID = 'split-squat';

const anyLoad = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2) },
  { weight: 1, arbitrary: fc.constantFrom(undefined, -5, Number.NaN, Infinity, 500, 9.07) },
);
const anySet = fc.record({
  id: fc.constant('s'),
  reps: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(undefined, Number.NaN)),
  loadKg: anyLoad,
  effort: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  done: fc.boolean(),
});
const anyWorkout = fc
  .record({
    daysAgo: fc.integer({ min: -3, max: 90 }),
    isDated: fc.constantFrom(true, true, true, false),
    painArea: fc.constantFrom(undefined, undefined, undefined, 'knees'),
    sets: fc.array(anySet, { maxLength: 4 }),
  })
  .map(({ daysAgo, isDated, painArea, sets }) => ({
    ...(isDated ? { completedAt: `${addDays(TODAY, -daysAgo)}T11:00:00Z` } : {}),
    items: [{ id: ID, exerciseId: ID, order: 0, sets, ...(painArea ? { painArea } : {}) }],
  })) as unknown as fc.Arbitrary<Pick<Workout, 'items' | 'completedAt'>>;
/** Loads rise when a golfer masters the same load again and again. */
const mastered = fc.tuple(anyLoad, fc.integer({ min: 2, max: 6 })).map(([loadKg, times]) =>
  Array.from({ length: times }, (_, at) => ({
    completedAt: `${addDays(TODAY, -1 - 3 * at)}T11:00:00Z`,
    items: [{ id: ID, exerciseId: ID, order: 0, sets: [{ id: 's', reps: 12, effort: 7, done: true, loadKg }] }],
  })),
) as unknown as fc.Arbitrary<Pick<Workout, 'items' | 'completedAt'>[]>;
const histories = fc.oneof(fc.array(anyWorkout, { maxLength: 8 }), mastered);
const anyReps = fc.constantFrom('8-12', '8/side', '30 s/side', '10', '');

const loadsIn = (history: readonly Pick<Workout, 'items'>[]) =>
  history
    .flatMap(({ items }) => items)
    .flatMap(({ sets }) => sets)
    .map(({ loadKg }) => loadKg ?? 0)
    .filter(Number.isFinite);

describe('any history of loads', () => {
  it('leads to a load that can be stored, at most a tenth above the heaviest ever lifted', () => {
    fc.assert(
      fc.property(histories, anyReps, (history, reps) => {
        const { loadKg } = nextLoad(ID, reps, history, { today: TODAY });

        if (loadKg === null) return;
        expect(loadKg).toBeGreaterThanOrEqual(0);
        expect(loadKg).toBeLessThanOrEqual(Math.max(LARGEST_LOAD_KG, ...loadsIn(history)));
        expect(loadKg).toBeLessThanOrEqual(1.1 * Math.max(0, ...loadsIn(history)) + 0.001);
      }),
      { numRuns: RUNS, seed: 31 },
    );
  });

  it('never rises right after an exercise that hurt, nor after three weeks away', () => {
    fc.assert(
      fc.property(mastered, anyReps, fc.integer({ min: 21, max: 200 }), (history, reps, away) => {
        const hurt = history.map((one, at) =>
          at === 0 ? { ...one, items: one.items.map((item) => ({ ...item, painArea: 'knees' })) } : one,
        );

        expect(nextLoad(ID, reps, hurt, { today: TODAY }).step).toBe('down');
        expect(nextLoad(ID, reps, history, { today: addDays(TODAY, away) }).step).toBe('down');
      }),
      { numRuns: RUNS, seed: 32 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { progressionOf, topOfRange } from '../progression.ts';

const sets = (reps: number, loadKg: number | undefined, effort = 8, done = true) =>
  Array.from({ length: 3 }, () => ({ reps, effort, done, ...(loadKg === undefined ? {} : { loadKg }) }));

describe('load', () => {
  it('goes up 2.5 % after two workouts at the top of the range with effort 8 or less', () => {
    expect(progressionOf([sets(12, 40), sets(12, 40)], '8-12')).toEqual({ step: 'up', loadKg: 41 });
    expect(progressionOf([sets(12, 10), sets(12, 10)], '8-12').loadKg).toBe(10.5);
  });

  it('needs the same load twice before a step, and trusts no single jump', () => {
    expect(progressionOf([sets(12, 41), sets(12, 40)], '8-12')).toEqual({ step: 'hold', loadKg: 41 });
    expect(progressionOf([sets(12, 100), sets(12, 60)], '8-12')).toEqual({ step: 'hold', loadKg: 66 });
    expect(progressionOf([sets(12, 100), sets(12, 100)], '8-12')).toEqual({ step: 'up', loadKg: 102.5 });
  });

  it('stays if the smallest step is more than a tenth, and below what can be stored', () => {
    expect(progressionOf([sets(12, 4), sets(12, 4)], '8-12')).toEqual({ step: 'hold', loadKg: 4, heldByStep: true });
    expect(progressionOf([sets(12, 5), sets(12, 5)], '8-12')).toEqual({ step: 'up', loadKg: 5.5 });
    expect(progressionOf([sets(12, 4), sets(10, 4)], '8-12')).toEqual({ step: 'hold', loadKg: 4 });
    expect(progressionOf([sets(12, 500), sets(12, 500)], '8-12')).toEqual({ step: 'hold', loadKg: 500 });
    expect(progressionOf([sets(12, 0), sets(12, 0)], '8-12')).toEqual({ step: 'hold', loadKg: 0 });
    expect(progressionOf([sets(12, -5), sets(12, -5)], '').loadKg).toBe(0);
  });

  it('stays after one, or at effort 9, or short of the top', () => {
    expect(progressionOf([sets(12, 40)], '8-12').step).toBe('hold');
    expect(progressionOf([sets(12, 40, 9), sets(12, 40)], '8-12').step).toBe('hold');
    expect(progressionOf([sets(11, 40), sets(12, 40)], '8-12')).toEqual({ step: 'hold', loadKg: 40 });
  });

  it('comes down 10 % after two misses', () => {
    expect(progressionOf([sets(6, 40), sets(7, 40)], '8-12')).toEqual({ step: 'down', loadKg: 36 });
    expect(progressionOf([sets(12, 40, 8, false), sets(7, 40)], '8-12').step).toBe('down');
    expect(progressionOf([sets(6, 40), sets(9, 40)], '8-12').step).toBe('hold');
  });

  it('uses what was lifted, not what was tried: a failed jump is no load to come down from', () => {
    expect(progressionOf([sets(6, 100), sets(6, 60)], '8-12')).toEqual({ step: 'down', loadKg: 66 });
    const failedLast = [...sets(12, 60), ...sets(2, 100, 10, false)];
    expect(progressionOf([failedLast, sets(12, 60)], '8-12').loadKg).toBe(60);
  });

  it('comes down by half a kilogram at least, so that light weights do come down', () => {
    const afterTwoMisses = (loadKg: number) => progressionOf([sets(6, loadKg), sets(7, loadKg)], '8-12').loadKg;
    expect([3, 2.5, 1, 0.5, 0].map(afterTwoMisses)).toEqual([2.5, 2, 0.5, 0, 0]);
  });

  it('uses no kilograms if none are lifted', () => {
    expect(progressionOf([sets(8, undefined), sets(8, undefined)], '8/side')).toEqual({ step: 'up', loadKg: null });
    expect(progressionOf([], '8')).toEqual({ step: 'hold', loadKg: null });
  });
});

it.each([
  ['8', 8],
  ['8-12', 12],
  ['8/side', 8],
  ['40 s/side', 40],
  ['15 m', 15],
])('the top of %s is %s', (reps, top) => {
  expect(topOfRange(reps)).toBe(top);
});

import { describe, expect, it } from 'vitest';
import { rackOf } from '../load-steps.ts';
import { progressionOf, topOfRange } from '../progression.ts';

const sets = (reps: number, loadKg: number | undefined, effort = 8, done = true) =>
  Array.from({ length: 3 }, () => ({ reps, effort, done, ...(loadKg === undefined ? {} : { loadKg }) }));

const next = (now: number, before = now, id = 'split-squat', lifted = [now, before]) =>
  progressionOf([sets(12, now), sets(12, before)], '8-12', rackOf(id, [], lifted));
const dumbbells = rackOf('split-squat', [], []);
const after = (...history: ReturnType<typeof sets>[]) => progressionOf(history, '8-12', dumbbells);

describe('load', () => {
  it.each([
    ['a pair of dumbbells', 'split-squat', 20, 22],
    ['a pair on a rack of 2.5 kg', 'split-squat', 27.5, 30],
    ['a bar with one more pair of plates', 'trap-bar-deadlift', 100, 102.5],
    ['a heavy bar with 2.5 % more', 'trap-bar-deadlift', 200, 205],
    ['a kettlebell', 'kb-swing', 40, 44],
    ['a stack', 'pull-down', 50, 52.5],
    ['dumbbells in pounds', 'split-squat', 22.68, 24.95],
    ['an exercise that the catalogue does not know', 'x', 24, 26],
    ['a weight that no rack has', 'split-squat', 20.5, 22],
  ])('goes up to %s after two workouts at the top of the range', (_, id, kg, up) => {
    expect(next(kg, kg, id)).toEqual({ step: 'up', loadKg: up });
  });

  it.each([
    ['split-squat', 12, 14],
    ['split-squat', 4, 5],
    ['split-squat', 22.5, 25],
    ['kb-swing', 24, 28],
    ['trap-bar-deadlift', 20, 22.5],
  ])('of %s stays at %s kg for more repetitions, because %s kg is more than a tenth heavier', (id, kg, tooFarKg) => {
    expect(next(kg, kg, id)).toEqual({ step: 'hold', loadKg: kg, tooFarKg });
  });

  it('is that of the weights that the golfer owns or has lifted', () => {
    const [own, lifted] = [rackOf('goblet-squat', ['kettlebell'], []), [20, 20, 17.5]];

    expect(progressionOf([sets(12, 40), sets(12, 40)], '8-12', own).loadKg).toBe(44);
    expect(next(20, 20, 'split-squat', lifted)).toEqual({ step: 'hold', loadKg: 20, tooFarKg: 22.5 });
  });

  it('needs the same load twice before a step, and trusts no single jump', () => {
    expect(next(42, 40)).toEqual({ step: 'hold', loadKg: 42 });
    expect(next(100, 60)).toEqual({ step: 'hold', loadKg: 66 });
    expect(next(100, 100)).toEqual({ step: 'up', loadKg: 102 });
  });

  it('stays below what can be stored', () => {
    expect(next(500)).toEqual({ step: 'hold', loadKg: 500 });
    expect(next(0)).toEqual({ step: 'hold', loadKg: 0 });
    expect(next(-5).loadKg).toBe(0);
  });

  it('stays after one, or at effort 9, or short of the top', () => {
    expect(after(sets(12, 40)).step).toBe('hold');
    expect(after(sets(12, 40, 9), sets(12, 40)).step).toBe('hold');
    expect(after(sets(11, 40), sets(12, 40))).toEqual({ step: 'hold', loadKg: 40 });
  });

  it('comes down 10 % after two misses, to a weight that exists', () => {
    expect(after(sets(6, 40), sets(7, 40))).toEqual({ step: 'down', loadKg: 36 });
    expect(after(sets(12, 40, 8, false), sets(7, 40)).step).toBe('down');
    expect(after(sets(6, 40), sets(9, 40)).step).toBe('hold');
    expect([20, 12, 3, 1, 0].map((kg) => after(sets(6, kg), sets(7, kg)).loadKg)).toEqual([18, 10, 2, 0, 0]);
  });

  it('uses what was lifted, not what was tried: a failed jump is no load to come down from', () => {
    expect(after(sets(6, 100), sets(6, 60))).toEqual({ step: 'down', loadKg: 66 });
    expect(after([...sets(12, 60), ...sets(2, 100, 10, false)], sets(12, 60)).loadKg).toBe(60);
  });

  it('uses no kilograms if none are lifted', () => {
    expect(progressionOf([sets(8, undefined), sets(8, undefined)], '8/side', dumbbells)).toEqual({
      step: 'up',
      loadKg: null,
    });
    expect(progressionOf([], '8', dumbbells)).toEqual({ step: 'hold', loadKg: null });
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

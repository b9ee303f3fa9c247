import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILLS, drillById } from '@divot/golf-content';
import { currentRun, isSetOver, longestRun, setLength, tallyOf, verdict } from '../tries.ts';

const drill = (id: string) => drillById(id)!;
const of = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('what is tapped while a drill is done', () => {
  it('counts hits out of a set', () => {
    expect(tallyOf(drill('alignment-gate'), [1, 0, 1])).toMatchObject({ attempts: 3, successes: 2, score: 2, set: 1 });
    expect(verdict(drill('alignment-gate'), [...of(14, 1), ...of(6, 0)], 14)).toBe(true);
    expect(verdict(drill('alignment-gate'), [...of(13, 1), ...of(7, 0)], 14)).toBe(false);
  });

  it('leaves an unfinished set open, unless the mark is reached already', () => {
    expect(verdict(drill('alignment-gate'), [], 14)).toBeUndefined();
    expect(verdict(drill('alignment-gate'), of(5, 0), 14)).toBeUndefined();
    expect(verdict(drill('alignment-gate'), of(14, 1), 14)).toBe(true);
    expect(verdict(drill('par-18'), of(8, 2), 24)).toBeUndefined();
    expect(verdict(drill('par-18'), of(9, 2), 24)).toBe(true);
    expect(verdict(drill('par-18'), of(9, 3), 24)).toBe(false);
  });

  it('counts the best of several sets', () => {
    const tries = [...of(20, 0), ...of(15, 1), ...of(5, 0), 1];
    expect(tallyOf(drill('alignment-gate'), tries)).toMatchObject({ attempts: 41, successes: 16, score: 15, set: 3 });
    expect(verdict(drill('alignment-gate'), tries, 14)).toBe(true);
  });

  it('counts the longest run, which has no last try', () => {
    expect(tallyOf(drill('clock-putt'), [1, 1, 0, 1, 1, 1, 0, 1])).toMatchObject({ score: 3, successes: 6 });
    expect([longestRun([]), currentRun([1, 0, 1, 1]), currentRun([0]), currentRun([])]).toEqual([0, 2, 0, 0]);
    expect(verdict(drill('clock-putt'), of(10, 1), 11)).toBe(false);
    expect(verdict(drill('clock-putt'), of(11, 1), 11)).toBe(true);
  });

  it('is over with the last ball of a set, and again with the last of the next', () => {
    const over = [19, 20, 21, 40].map((balls) => isSetOver(drill('alignment-gate'), of(balls, 1), 14));
    expect(over).toEqual([false, true, false, true]);
    expect(isSetOver(drill('par-18'), of(9, 3), 24)).toBe(true);
  });

  it('lets a run that reached the mark go on until it breaks or is as long as it gets', () => {
    const clock = drill('clock-putt');
    expect(isSetOver(clock, of(9, 1), 9)).toBe(false);
    expect(isSetOver(clock, [...of(10, 1), 0], 9)).toBe(true);
    expect(isSetOver(clock, of(12, 1), 9)).toBe(true);
    expect(isSetOver(clock, [...of(8, 1), 0], 9)).toBe(false);
    expect(isSetOver(clock, [...of(10, 1), 0, 1, 0], 9)).toBe(false);
  });

  it('counts points, strokes, strokes over par and the spread of routines', () => {
    expect(tallyOf(drill('ladder-lag'), [2, 1, 0, -1])).toMatchObject({ score: 2, successes: 2 });
    expect(tallyOf(drill('three-putt-killer'), [2, 2, 3, 1, 2, 2, 2, 2, 2])).toMatchObject({ score: 18, successes: 8 });
    expect(tallyOf(drill('worst-ball'), [1, 0, 2])).toMatchObject({ score: 3, successes: 1 });
    expect(tallyOf(drill('routine-reps'), [...of(9, 20), 22.5])).toMatchObject({ score: 2.5, successes: undefined });
    expect(verdict(drill('routine-reps'), [...of(9, 20), 22.5], 3)).toBe(true);
    expect(verdict(drill('routine-reps'), [...of(9, 20), 23.5], 3)).toBe(false);
  });

  it('never counts more successes than attempts, for any drill and any taps', () => {
    const anyDrill = fc.constantFrom(...DRILLS);
    fc.assert(
      fc.property(anyDrill, fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 60, size: 'max' }), (one, tries) => {
        const { attempts, successes = 0, inSet, set } = tallyOf(one, tries);
        expect(successes).toBeLessThanOrEqual(attempts);
        expect(inSet.length).toBeLessThanOrEqual(setLength(one));
        expect((set - 1) * (Number.isFinite(setLength(one)) ? setLength(one) : 0) + inSet.length).toBe(attempts);
      }),
    );
  });
});

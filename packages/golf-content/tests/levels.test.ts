import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRILLS, type DrillResult, drillById, isLowerBetter, nextMark, passMark } from '../index.ts';

const gate = drillById('alignment-gate')!; // 14 of 20 at index 10
const chips = drillById('up-down-9')!; // 4 of 9 at index 10
const par18 = drillById('par-18')!; // 24 strokes at index 10

const passed = (score: number): DrillResult => ({ score, passed: true });
const missed = (score: number): DrillResult => ({ score, passed: false });

describe('the levels of a drill', () => {
  it('begin at the mark of the golfer’s index', () => {
    expect(nextMark(gate, 10, [])).toBe(14);
    expect(nextMark(gate, 20, [])).toBe(passMark(gate, 20));
  });

  it('rise to one better than what was passed', () => {
    expect(nextMark(chips, 10, [passed(6)])).toBe(7);
    expect(nextMark(par18, 10, [passed(22)])).toBe(21);
    expect(nextMark(drillById('routine-reps')!, 10, [passed(2.4)])).toBe(2);
  });

  it('stay after one miss and fall after two', () => {
    expect(nextMark(gate, 10, [passed(14), missed(13)])).toBe(15);
    expect(nextMark(gate, 10, [passed(14), missed(13), missed(14)])).toBe(14);
    expect(nextMark(gate, 10, [missed(13), passed(16), missed(15)])).toBe(17);
  });

  it('fall to what the golfer can reach after a lucky day', () => {
    expect(nextMark(gate, 10, [passed(19), missed(12), missed(11)])).toBe(13);
    expect(nextMark(par18, 10, [passed(20), missed(27), missed(29)])).toBe(26);
  });

  it('do not count a set that was left before it was decided', () => {
    expect(nextMark(gate, 10, [missed(12), { score: 3 }, {}])).toBe(14);
  });

  it('end at every ball, and never ask for less than one or fall without a miss', () => {
    const anyDrill = fc.constantFrom(...DRILLS);
    const anyResults = fc.array(fc.record({ score: fc.integer({ min: -3, max: 40 }), passed: fc.boolean() }));
    fc.assert(
      fc.property(anyDrill, anyResults, fc.integer({ min: -5, max: 54 }), (drill, results, index) => {
        const mark = nextMark(drill, index, results);
        if (!isLowerBetter(drill)) {
          expect(mark).toBeGreaterThanOrEqual(1);
          expect(mark).toBeLessThanOrEqual(drill.pass.of);
        }
        const after = nextMark(drill, index, [...results, passed(mark)]);
        expect(isLowerBetter(drill) ? after <= mark : after >= mark).toBe(true);
      }),
    );
  });
});

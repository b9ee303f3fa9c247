import { describe, expect, it } from 'vitest';
import { bandAxis } from '#src/features/swing/result/findings-section.tsx';

/** Where a value and its limit lie on the line, as shares of it. */
const places = (value: number, bandHigh: number) => {
  const [from, to] = bandAxis({ metric: 'hipSwayTop', value, bandHigh });
  return [value, bandHigh].map((at) => (at - from) / (to - from));
};

describe('a finding on its line', () => {
  it('looks like its figures: hips 6 inches away against 4 are half as far again', () => {
    const [value = 0, limit = 0] = places(6, 4);

    expect(value / limit).toBeCloseTo(1.5);
  });

  it('looks different for 6 against 4 and 9 against 8', () => {
    expect(places(9, 8)[1]).toBeGreaterThan(places(6, 4)[1]! + 0.1);
  });

  it('has zero on the line, on whichever side the value lies', () => {
    expect(bandAxis({ metric: 'trunkLeanTop', value: -8, bandLow: -2 })[1]).toBe(0);
    const [from, to] = bandAxis({ metric: 'headShiftTop', value: 3, bandLow: -1, bandHigh: 1 });
    expect([from < -1, to > 3]).toEqual([true, true]);
  });
});

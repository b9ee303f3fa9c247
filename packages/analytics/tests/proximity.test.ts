import { describe, expect, it } from 'vitest';
import { middleOf, ringCounts } from '../proximity.ts';
import { seeded } from '@divot/basics';

describe('how far from the hole balls finish', () => {
  it('counts every ball once, a holed one in the first ring', () => {
    expect(ringCounts([0, 3, 3.5, 6, 9, 10, 12, 40])).toEqual([2, 2, 2, 1, 1]);
  });

  it('has no median below ten balls', () => {
    expect(middleOf([5, 5, 5, 5, 5, 5, 5, 5, 5])).toBeUndefined();
    expect(middleOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toMatchObject({ value: 5.5, n: 10 });
  });

  it('covers the true median in about four of five seasons, however lopsided the distances', () => {
    const random = seeded(11);
    const truth = 9; // exp(ln 9 + scatter): half of the chips finish within nine feet
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    for (const chips of [12, 36, 120]) {
      const seasons = Array.from({ length: 3000 }, () =>
        middleOf(Array.from({ length: chips }, () => truth * Math.exp(0.8 * normal()))),
      );
      const held = seasons.filter((middle) => middle!.low <= truth && truth <= middle!.high).length / seasons.length;
      expect(held, `${chips} chips`).toBeGreaterThan(0.74);
      expect(held, `${chips} chips`).toBeLessThan(0.88);
    }
  });
});

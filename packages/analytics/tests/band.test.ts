import { describe, expect, it } from 'vitest';
import { type Scatter, type Tally, bandOf } from '../band.ts';
import { seeded } from '@divot/basics';

const GOLFERS = 3000;
const tally = (one: Tally) => one;

/** The share of golfers whose true value lies in the band of this many rounds. */
const coverage = (scatter: Scatter, truth: number, rounds: number, round: (random: () => number) => Tally): number => {
  const random = seeded(rounds * 1000 + Math.round(truth * 1000));
  let held = 0;
  for (let golfer = 0; golfer < GOLFERS; golfer += 1) {
    const { low, high } = bandOf(
      Array.from({ length: rounds }, () => round(random)),
      tally,
      scatter,
    )!;
    if (low <= truth && truth <= high) held += 1;
  }
  return held / GOLFERS;
};

/** Scores of a 12 handicap on 18 holes: the share of each, from birdie to triple bogey. */
const OVER: readonly (readonly [over: number, share: number])[] = [
  [-1, 0.05],
  [0, 0.35],
  [1, 0.38],
  [2, 0.16],
  [3, 0.06],
];
const MEAN_OVER = OVER.reduce((sum, [over, share]) => sum + over * share, 0);
const holeOver = (random: () => number): number => {
  let left = random();
  return OVER.find(([, share]) => (left -= share) < 0)?.[0] ?? 3;
};
const times = (n: number, value: () => number): Tally => ({
  sum: Array.from({ length: n }, value).reduce((sum, each) => sum + each, 0),
  n,
});

describe('an 80 % band', () => {
  it.each([3, 5, 10, 20])('covers the true score over par of a golfer with %s rounds', (rounds) => {
    const held = coverage({ usual: 0.9 }, MEAN_OVER, rounds, (random) => times(18, () => holeOver(random)));
    expect(held).toBeGreaterThan(0.75);
    expect(held).toBeLessThan(0.85);
  });

  it.each([5, 10, 20])('covers it if whole days differ, over %s rounds', (rounds) => {
    const held = coverage({ usual: 0.9 }, MEAN_OVER, rounds, (random) => {
      const day = (random() + random() - 1) * 0.3;
      return times(18, () => holeOver(random) + day);
    });
    expect(held).toBeGreaterThan(0.75);
    expect(held).toBeLessThan(0.85);
  });

  // Counts are whole numbers, so coverage of a single rate is a little above or below 80 %; over several similar rates
  // it is 80.
  it.each([
    ['rare ones, such as birdies of a 15 handicap', 18, [0.02, 0.03, 0.04, 0.05, 0.06]],
    ['three-putts and doubles', 18, [0.08, 0.1, 0.12, 0.15, 0.2]],
    ['fairways and greens', 14, [0.3, 0.4, 0.5, 0.6]],
    ['sand saves, one or two bunkers a round', 2, [0.1, 0.15, 0.2, 0.3, 0.4]],
    ['up and downs', 8, [0.15, 0.25, 0.35, 0.5]],
    ['short putts that are nearly always holed', 6, [0.9, 0.94, 0.97]],
  ])('covers the true share of %s', (_, chances, rates) => {
    const held = rates.flatMap((rate) =>
      [5, 10, 20].map((rounds) =>
        coverage('share', rate, rounds, (random) => times(chances, () => Number(random() < rate))),
      ),
    );
    const mean = held.reduce((sum, each) => sum + each, 0) / held.length;
    expect(mean).toBeGreaterThan(0.75);
    expect(mean).toBeLessThan(0.85);
    expect(Math.min(...held)).toBeGreaterThan(0.66);
  });

  it('covers the true penalty strokes a hole, also with two on some', () => {
    const held = [5, 10, 20].map((rounds) =>
      coverage('count', 0.06, rounds, (random) => times(18, () => (random() < 0.05 ? (random() < 0.2 ? 2 : 1) : 0))),
    );
    for (const each of held) {
      expect(each).toBeGreaterThan(0.75);
      expect(each).toBeLessThan(0.85);
    }
  });

  it('has a width after three equal rounds, and after none of something', () => {
    const rounds = [18, 18, 18].map((sum) => ({ sum, n: 18 }));
    const score = bandOf(rounds, tally, { usual: 0.9 })!;
    expect(18 * (score.high - score.low)).toBeGreaterThan(4);
    const birdies = bandOf([{ sum: 0, n: 54 }], tally, 'share')!;
    expect(birdies).toMatchObject({ value: 0, low: 0 });
    expect(birdies.high).toBeGreaterThan(0.02);
    expect(bandOf([{ sum: 54, n: 54 }], tally, 'share')!).toMatchObject({ value: 1, high: 1 });
  });

  it('is undefined if nothing was counted', () => {
    expect(bandOf([], tally, 'share')).toBeUndefined();
    expect(bandOf([{ sum: 0, n: 0 }], tally, 'count')).toBeUndefined();
  });
});

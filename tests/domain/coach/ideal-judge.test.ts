import { expect, it } from 'vitest';
import { seeded } from '@divot/basics';
import { LEAK, normalOf, PARTS, spreadsOf } from './invented-seasons.ts';

// The upper bound on naming a leak. This judge knows how far each part scatters and how large a leak is, and decides
// once, after ten rounds. At the same rate of false blame no test names more leaks (Neyman and Pearson, 1933).

const ROUNDS = 10;
const GOLFERS = 10_000;
const INDEXES = [0, 12, 20, 24, 28, 32, 36];

/** For each part, the log likelihood ratio of its mean over ten rounds: with a leak against without. */
const judged = (index: number, seed: number, leak?: number): readonly number[] => {
  const normal = normalOf(seeded(seed));
  return spreadsOf(index).map((spread, at) => {
    const error = spread / Math.sqrt(ROUNDS);
    const mean = normal() * error + (at === leak ? LEAK : 0);
    return (LEAK * mean - LEAK ** 2 / 2) / error ** 2;
  });
};

const namedAt = (index: number): readonly number[] => {
  const golfers = Array.from({ length: GOLFERS }, (_, at) => at);
  const blame = golfers.map((seed) => Math.max(...judged(index, seed))).toSorted((a, b) => a - b);
  const threshold = blame[0.8 * GOLFERS]!;
  return PARTS.map((_, leak) => {
    const named = golfers.filter((seed) => {
      const signs = judged(index, seed, leak);
      return signs[leak]! > threshold && signs[leak] === Math.max(...signs);
    });
    return named.length / GOLFERS;
  });
};

it('names a leak of two strokes in four of five up to an index of 32, and in fewer beyond', () => {
  const named = INDEXES.map((index) => ({ index, parts: namedAt(index) }));
  const all = named.map(({ parts }) => parts.reduce((sum, one) => sum + one, 0) / parts.length);
  console.info(named.map(({ index, parts }, at) => [index, ...parts, all[at]].join(' ')));

  expect(all.slice(0, -1).every((share) => share > 0.8)).toBe(true);
  expect(all.at(-1)).toBeLessThan(0.8);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
});

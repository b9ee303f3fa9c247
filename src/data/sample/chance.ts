import { seeded } from '@divot/basics';

// Seeded randomness: the same seed gives the same half year of golf on every machine.

export type Chance = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  yes(probability: number): boolean;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
};

export const chanceFrom = (seed: number): Chance => {
  const next = seeded(seed);
  return {
    next,
    yes: (probability) => next() < probability,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
};

import type { OwnCarry } from './own-carries.ts';
import { isSwung } from '#src/domain/profile/limits.ts';

// The clubs that fit a distance, from the golfer's own carries.

const MOST = 3;

/** Nearest carry first, without the putter. */
export const proposedClubs = (carries: readonly OwnCarry[], yards: number): readonly string[] =>
  carries
    .filter(({ type }) => isSwung(type))
    .toSorted((a, b) => Math.abs(a.carryYards - yards) - Math.abs(b.carryYards - yards))
    .slice(0, MOST)
    .map(({ type }) => type);

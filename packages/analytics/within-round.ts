import { type Band, type Tally, bandOf } from './band.ts';
import type { Measure, Tallies } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// Whether one kind of hole costs more than another. Each round is compared with itself: a bad day has both more bogeys
// and higher scores, and over several days that alone looks like an effect of the bogey before.

/** One hole's score varies by about this much around the golfer's own level. */
const HOLE_SCATTER = { usual: 0.9 };
/** In half widths of the 80 % band: chance goes beyond it about once in a hundred looks. */
const CLEARLY = 2.2;
const LEAST_ROUNDS = 5;

/** In strokes a hole, with the 80 % band. Positive: the first kind costs more. */
export type Effect = Band;

type Pair = {
  readonly one: Tally | undefined;
  readonly other: Tally | undefined;
  /** The difference that the order of the holes gives by chance alone. */
  readonly byChance?: number;
};

/** The rounds' differences, each weighted by the holes that show it. Undefined unless it is clear. */
const clearEffect = (rounds: readonly RoundFacts[], pairOf: (tallies: Tallies) => Pair): Effect | undefined => {
  const band = bandOf(
    rounds,
    ({ tallies }): Tally | undefined => {
      const { one, other, byChance = 0 } = pairOf(tallies);
      if (!one?.n || !other?.n) return undefined;
      const n = (one.n * other.n) / (one.n + other.n);
      return { sum: n * (one.sum / one.n - other.sum / other.n - byChance), n };
    },
    HOLE_SCATTER,
  );
  if (!band || band.rounds < LEAST_ROUNDS) return undefined;
  const half = (band.high - band.low) / 2;
  return Math.abs(band.value) > CLEARLY * half ? band : undefined;
};

const NO_HOLES: Tally = { sum: 0, n: 0 };
const both = (one: Tally = NO_HOLES, other: Tally = NO_HOLES): Tally => ({
  sum: one.sum + other.sum,
  n: one.n + other.n,
});
const countIn = (tallies: Tallies, measure: Measure): number => tallies[measure]?.sum ?? 0;

/**
 * A bogey is not among the holes that can follow it, so the hole after one looks better than the others even in a
 * shuffled card (J. Miller and A. Sanjurjo, 2018).
 */
const orderByChance = (tallies: Tallies): number => {
  const { sum, n } = tallies['over-par'] ?? NO_HOLES;
  const over = countIn(tallies, 'bogeys') + countIn(tallies, 'doubles');
  const under = countIn(tallies, 'birdies');
  if (over === 0 || over === n) return 0;
  return -((sum + under) / over + under / (n - over)) / (n - 1);
};

/** What a hole after a bogey or worse costs compared with one after a par or better. Undefined unless it is clear. */
export const afterBogeyEffect = (rounds: readonly RoundFacts[]): Effect | undefined =>
  clearEffect(rounds, (tallies) => ({
    one: tallies['after-bogey'],
    other: tallies['after-other'],
    byChance: orderByChance(tallies),
  }));

/** What a hole with the whole routine costs compared with one with a part of it or none. Undefined unless it is clear. */
export const routineEffect = (rounds: readonly RoundFacts[]): Effect | undefined =>
  clearEffect(rounds, (tallies) => ({
    one: tallies['routine-yes'],
    other: both(tallies['routine-part'], tallies['routine-no']),
  }));

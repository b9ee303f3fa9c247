import { type Band, type Scatter, type Tally, bandOf } from './band.ts';
import type { Part } from '@divot/golf-rules';
import { LEAST_ROUNDS, roundsTelling } from './gained/losses.ts';
import { MEASURES, type Measure } from './measures.ts';
import type { RoundFacts } from './round-facts.ts';

// A figure over several rounds as a screen shows it, with its band and whether the sample is large enough.

export type Estimate = Band & { readonly isEnough: boolean };

/** A figure by putt length needs ten putts, beside three rounds. */
export const LEAST_PUTTS = 10;

const scaled = (band: Band, per: number, leastCounted: number): Estimate => ({
  ...band,
  value: band.value * per,
  low: band.low * per,
  high: band.high * per,
  isEnough: band.rounds >= LEAST_ROUNDS && band.n >= leastCounted,
});

/**
 * sum / n of the tallies (one per round), multiplied by `per` (18 for strokes a round, 100 for per cent). Undefined if
 * nothing was counted.
 */
export const estimateOf = (
  tallies: readonly Tally[],
  per: number,
  scatter: Scatter,
  leastCounted = 1,
): Estimate | undefined => {
  const band = bandOf(tallies, (tally) => tally, scatter);
  return band && scaled(band, per, leastCounted);
};

export type Scale = 'rate' | 'per-18' | 'per-hole';

/** A measure over these rounds. The scale 'rate' gives per cent. */
export const measured = (
  rounds: readonly RoundFacts[],
  measure: Measure,
  scale: Scale,
  leastCounted = 1,
): Estimate | undefined => {
  const per = scale === 'rate' ? 100 : scale === 'per-18' ? 18 : 1;
  const band = bandOf(rounds, ({ tallies }) => tallies[measure], MEASURES[measure]);
  return band && scaled(band, per, leastCounted);
};

/** Strokes gained per 18 holes in a part, from the rounds that tell it. */
export const gained = (rounds: readonly RoundFacts[], part: Part): Estimate | undefined =>
  measured(roundsTelling(rounds, part), part, 'per-18');

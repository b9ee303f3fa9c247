import type { Part } from '@divot/golf-rules';
import type { PartTally } from './gained/losses.ts';
import type { Scatter, Tally } from './band.ts';
import { holeScatter } from './gained/benchmark.ts';

// What analytics counts on a card. Each measure is a sum over a number of holes, putts or greens, so that the rounds of
// any selection can be added up. A figure is always sum / n, and n is its sample size.

/** First-putt lengths in feet, from `from` up to but not including `to`. */
export const PUTT_BUCKETS = [
  { measure: 'make-0-3', from: 0, to: 3 },
  { measure: 'make-3-5', from: 3, to: 5 },
  { measure: 'make-5-8', from: 5, to: 8 },
  { measure: 'make-8-12', from: 8, to: 12 },
  { measure: 'make-12-20', from: 12, to: 20 },
  { measure: 'make-20', from: 20, to: Infinity },
] as const;

/**
 * How much one hole's score against par varies: by 0.75 for a scratch golfer, by 1.1 for an index of 30 (from shares of
 * birdies to triples).
 */
const SCORE: Scatter = { usual: 0.9 };

/**
 * Every measure, in the order of a spreadsheet's columns, with how much it varies from hole to hole, which sets the width
 * of its band. The usual values are estimates. They matter only with few rounds.
 */
export const MEASURES = {
  // strokes over par, per hole
  'over-par': SCORE,
  'par-3': SCORE,
  'par-4': SCORE,
  'par-5': SCORE,
  'first-nine': SCORE,
  'last-nine': SCORE,
  'after-bogey': SCORE,
  'after-other': SCORE,
  'routine-yes': SCORE,
  'routine-part': SCORE,
  'routine-no': SCORE,
  // how often, per hole
  birdies: 'share',
  pars: 'share',
  bogeys: 'share',
  doubles: 'share',
  penalties: 'count',
  // how often, per opportunity
  fairways: 'share',
  'missed-left': 'share',
  'missed-right': 'share',
  'missed-short': 'share',
  greens: 'share',
  'up-and-downs': 'share',
  // a bunker shot and at most one putt: for par or better, then for any score, as the tour counts it
  'sand-saves': 'share',
  'sand-saves-any': 'share',
  // putts per hole; how often three; putts per green in regulation; feet of the first putt on such a green
  putts: { usual: 0.6 },
  'three-putts': 'share',
  'putts-on-greens': { usual: 0.5 },
  'first-putt-feet': { usual: 14 },
  'make-0-3': 'share',
  'make-3-5': 'share',
  'make-5-8': 'share',
  'make-8-12': 'share',
  'make-12-20': 'share',
  'make-20': 'share',
  // strokes gained per hole
  'off-tee': holeScatter('off-tee'),
  approach: holeScatter('approach'),
  'short-game': holeScatter('short-game'),
  putting: holeScatter('putting'),
} satisfies Readonly<Record<string, Scatter>>;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly Measure[];

/** The figures of a round that need no handicap and that a trend can show. */
export type Tallies = { readonly [M in Measure]?: M extends Part ? PartTally : Tally };

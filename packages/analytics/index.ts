// Statistics over rounds of golf. Pure functions: no clock, no storage, no network.

export { type Difference, type Scatter, type Tally, bandOf, differenceOf } from './band.ts';
export { type Estimate, LEAST_PUTTS, type Scale, estimateOf, gained, measured } from './estimate.ts';
export { firstCards } from './first-cards.ts';
export { DIFFERENTIAL_SCATTER, type Form, formOf, runOfForm } from './form.ts';
export { holeScatter, typicalLoss, typicalOverRating, typicalPartLoss } from './gained/benchmark.ts';
export { chipFt } from './gained/chip-finish.ts';
export { holeGains, isChipOpen, wholeHoleGain } from './gained/hole-gains.ts';
export {
  type GainedRound,
  LEAST_HOLES_GAINED,
  LEAST_ROUNDS,
  type Loss,
  type MeasuredLoss,
  type PartLoss,
  lossIn,
  partLosses,
  roundScatter,
  roundsTelling,
  sideOfZero,
} from './gained/losses.ts';
export { withUsualLengths } from './gained/usual-lengths.ts';
export { type CostlyHole, type RoundPlays, costliestHoles, finishes, roundPlays } from './hole-plays.ts';
export { lossByRound } from './loss-by-round.ts';
export { MEASURES, MEASURE_NAMES, type Measure, PUTT_BUCKETS } from './measures.ts';
export { middleOf, ringCounts } from './proximity.ts';
export { type RatedTee, ratedTees } from './rated-tees.ts';
export { type RecordFacts, type RoundFacts, finishedRoundFacts, hasHoles, roundFacts } from './round-facts.ts';
export { type Count, roundStatistics } from './round-statistics.ts';
export { routineUse } from './routine-use.ts';
export { type Effect, afterBogeyEffect, routineEffect } from './within-round.ts';
export { type Filter, type Period, type Selection, filterChoices, selectRounds } from './selection.ts';
export { type Counted, type TrendStep, inRuns, tallyIn, trendOf, withEnough } from './trend.ts';

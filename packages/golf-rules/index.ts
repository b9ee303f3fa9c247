// The World Handicap System, the scoring of a card and strokes gained. Pure functions: no clock, no storage, no network.

export { adjustedGross, courseHandicap, playingHandicap, strokesReceived } from './handicap/course-handicap.ts';
export {
  applyCaps,
  exceptionalReduction,
  expectedNineHoleDifferential,
  handicapHistory,
  handicapIndex,
  indexFromDifferentials,
  nineHoleDifferential,
  scoreDifferential,
} from './handicap/handicap.ts';
export type { HandicapEntry, HandicapRound, NotCounted } from './handicap/history-types.ts';
export { type HandicapRecord, inEffectOn, recomputeInSteps } from './handicap/history.ts';
export { CAPS } from './handicap/limits.ts';
export { projectedDifferential } from './handicap/projection.ts';
export { ratingFor } from './handicap/rating.ts';
export { roundDifferential } from './handicap/round-differential.ts';
export { countedHoles, handicapRoundOf } from './handicap/round-record.ts';
export { adjustedHoles } from './handicap/strokes.ts';
export { type Hole, type Lie, MAXIMUM_SCORES, type MaximumScore, type Round, type Shot, type Tee } from './round.ts';
export { ALLOWANCES, type SideFormat, allowedHandicap, sideHandicap } from './rounds/allowances.ts';
export { type CardHandicap, type NetCard, cardHandicap, handicapFor } from './rounds/card-handicap.ts';
export { pickUps, withPickUpsCounted } from './rounds/counted-strokes.ts';
export { type NetTotals, formTotals, levelOf, mostInForm, netTotals, strokesGiven } from './rounds/formats.ts';
export { holeOf, holesInPlay, playOrder, startingAt } from './rounds/play-order.ts';
export { scoreWithoutHoles } from './rounds/score-without-holes.ts';
export { type RoundTotals, greenInRegulation, isPlayed, roundTotals, stablefordPoints } from './rounds/totals.ts';
export { PARTS, type Part } from './strokes-gained/parts.ts';
export {
  type PlayedShot,
  expectedStrokes,
  partOf,
  penaltyStrokes,
  strokesGained,
} from './strokes-gained/strokes-gained.ts';

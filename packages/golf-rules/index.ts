// The World Handicap System, strokes gained and the scoring of a card. Pure functions: no clock, no
// storage, no network.

export { type Band, type Difference, type Scatter, type Tally, bandOf, differenceOf } from './band.ts';
export { type CardStanding, cardStanding, countsForIndex } from './handicap/card-standing.ts';
export { adjustedGross, courseHandicap, playingHandicap, strokesReceived } from './handicap/course-handicap.ts';
export {
  applyCaps,
  exceptionalReduction,
  expectedNineHoleDifferential,
  handicapHistory,
  indexFromDifferentials,
  nineHoleDifferential,
  scoreDifferential,
} from './handicap/handicap.ts';
export type { HandicapEntry, HandicapRound, NotCounted } from './handicap/history-types.ts';
export { type HandicapRecord, recompute, recomputeInSteps } from './handicap/history.ts';
export { HARD_CAP, SOFT_CAP } from './handicap/limits.ts';
export { projectedDifferential } from './handicap/projection.ts';
export { type OnRecord, holesOnRecord, missingForFull, nextToDrop, onRecordNow } from './handicap/record-view.ts';
export { roundDifferential } from './handicap/round-differential.ts';
export { isNineHoleRating, ratingFieldsFor, ratingFor } from './handicap/rating.ts';
export { countedHoles, handicapRoundOf } from './handicap/round-record.ts';
export {
  type HandicapShown,
  enteredIndex,
  estimateInSteps,
  handicapShown,
  inEffectOn,
} from './handicap/shown-handicap.ts';
export { adjustedHoles } from './handicap/strokes.ts';
export { METRES_PER_FOOT, METRES_PER_YARD } from './lengths.ts';
export type { Fairway, Goal, Hole, Lie, MaximumScore, Partner, Round, RoundTotal, Shot, Spot, Tee } from './round.ts';
export {
  ALLOWANCES,
  type AllowedFormat,
  SIDE_ALLOWANCES,
  type SideFormat,
  allowedHandicap,
  sideHandicap,
} from './rounds/allowances.ts';
export { answeredGoals, outcomeOnCard } from './rounds/answered-goals.ts';
export {
  type CardHandicap,
  type HandicapBasis,
  cardHandicap,
  handicapFor,
  playingHandicapsFor,
  unroundedHandicap,
} from './rounds/card-handicap.ts';
export { pickUps, withPickUpsCounted } from './rounds/counted-strokes.ts';
export {
  EIGHTEEN_RATING,
  NINE_RATING,
  PAR,
  SLOPE,
  YARDS,
  rarePars,
  strokeIndexesFit,
  teeProblems,
  wrongHoles,
} from './rounds/course-check.ts';
export {
  type HoleResult,
  type MatchStanding,
  type NetTotals,
  formTotals,
  holeResult,
  levelOf,
  matchStanding,
  matchText,
  mostInForm,
  netTotals,
  standingAfter,
  strokesBetween,
  strokesGiven,
  untilDecided,
} from './rounds/formats.ts';
export {
  type ApproachSpot,
  type DriveSpot,
  answer,
  approachEntry,
  approachSpot,
  driveEntry,
  driveSpot,
  firstPuttChips,
  isWholeForStrokesGained,
  missSide,
  nearestPuttChip,
} from './rounds/hole-answers.ts';
export {
  type HoleEntry,
  MAX_PENALTIES,
  MAX_STROKES,
  changes,
  checkHole,
  enter,
  tapStrokes,
} from './rounds/hole-entry.ts';
export { knownScore } from './rounds/known-score.ts';
export { paceOf } from './rounds/pace.ts';
export { partnerCard, partnerHoles, withPartnerHole } from './rounds/partner-card.ts';
export { type RoundLength, holeOf, holesInPlay, nextHole, playOrder, startingAt } from './rounds/play-order.ts';
export {
  type Player,
  holeOfPlayer,
  matchHoles,
  matchOf,
  opponentOf,
  playersOf,
  scoredPartners,
  withHoleOfPlayer,
  strokesReceivedBy,
} from './rounds/players.ts';
export { isCardOfTotal, looksEnteredTwice, looksLikeSameRound, roundFingerprint } from './rounds/same-round.ts';
export { type KeyCount, scoreChips } from './rounds/score-chips.ts';
export { type SpokenCommand, understood } from './rounds/spoken-score.ts';
export { type Count, fairwayHit, roundStatistics } from './rounds/statistics.ts';
export { scoreWithoutHoles, totalProblem } from './rounds/score-without-holes.ts';
export {
  type RoundTotals,
  greenInRegulation,
  isPlayed,
  isRated,
  missingHoles,
  roundTotals,
  scoreName,
  stablefordPoints,
  toParText,
} from './rounds/totals.ts';
export { type TeeLevel, holeScatter, typicalLoss, typicalPartLoss } from './strokes-gained/benchmark.ts';
export { chipFt } from './strokes-gained/chip-finish.ts';
export { type HoleGains, holeGains, isSplitOpen, wholeHoleGain } from './strokes-gained/hole-gains.ts';
export {
  type GainedRound,
  type Loss,
  type MeasuredLoss,
  type PartLoss,
  LEAST_HOLES_GAINED,
  LEAST_ROUNDS,
  lossIn,
  type PartTally,
  partLosses,
  roundScatter,
  roundsTelling,
  sideOfZero,
} from './strokes-gained/losses.ts';
export { PARTS, type Part } from './strokes-gained/parts.ts';
export {
  type PlayedShot,
  type StrokesGainedLie,
  expectedStrokes,
  partOf,
  penaltyStrokes,
  strokesGained,
} from './strokes-gained/strokes-gained.ts';
export { teeLevel } from './strokes-gained/tee-level.ts';
export { withUsualLengths } from './strokes-gained/usual-lengths.ts';

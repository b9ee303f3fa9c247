// Practice sessions for golfers. Pure functions: no clock, no storage, no network.

export {
  type Balance,
  LEAST_ATTEMPTS,
  LEAST_SESSIONS,
  PRACTICE_AREAS,
  type PracticeArea,
  type Span,
  type Totals,
  type TransferGap,
  areaOfPart,
  drillTrends,
  marksReached,
  mismatch,
  practiceArea,
  practiceBalance,
  practiceTotals,
  transferGap,
  weeksOfPractice,
  sessionsWithin,
} from './analysis.ts';
export {
  type BlockTime,
  READY_SEC,
  actualSec,
  addMinute,
  blockTime,
  endClock,
  resumeClock,
  isTimeForSet,
  pauseClock,
  restLeftMs,
  setUpClock,
  startClock,
  noteTry,
} from './block-clock.ts';
export { calledTasks } from './caller.ts';
export { drillForPart } from './drill-for-part.ts';
export { type Limits, drillsFor, fitsLimits } from './fault-drills.ts';
export { FOCUS_AREAS, FOCUS_OF_PART, type Focus } from './focus.ts';
export { METRONOME, guidedPhases, restSec } from './guided.ts';
export { LEFT_OUT, afterPain, canReopen, painIn, sparesBlock, withoutPain } from './pain.ts';
export type { BlockClock, PracticeBlock, PracticeSession } from './practice-session.ts';
export { closedBlocks, practisedMinutes } from './practised.ts';
export { type BlockReason, reasonsFor } from './reasons.ts';
export { type DrillRecord, blockScore, drillRecords, isPersonalBest } from './records.ts';
export {
  LEAST_TOTAL_MINUTES,
  LEAST_MINUTES,
  MOST_BLOCKS,
  MOST_DAYS_BACK,
  MOST_MINUTES,
  MOST_TOTAL_MINUTES,
  countsProblem,
  dayProblem,
  minutesProblem,
} from './session-limits.ts';
export { type Place, type SessionBlock, type SessionRequest, buildSession, fitsPlaces, placesOf } from './session.ts';
export { dueIn, transferBlocks, transferDay } from './transfer-test.ts';
export { OPEN_DRILL, currentRun, isSetOver, longestRun, setLength, tallyOf, verdict } from './tries.ts';

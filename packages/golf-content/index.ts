// Faults of a swing, drills, exercises and mobility tests as catalogues, and the figures that show them as data. Whoever
// draws them decides how they look.

export { NOT_SURE, QUESTIONS, type Question } from './assessment/questions.ts';
export { savedReasons, storedScores } from './assessment/saved-verdict.ts';
export { type FaultReason, type SwingEvidence, type SwingVerdict, assessSwing } from './assessment/swing-assessment.ts';
export { FULL_SPEED, sparesPain } from './body/loads.ts';
export { painLines, placeOptions, placesIn, seeAtOnce, todayWithout, whoToSee } from './body/pain-words.ts';
export { REGIONS, type Region, isRegion, regionsOf } from './body/regions.ts';
export {
  type PainfulSession,
  painOfAssessment,
  painOfPractice,
  painOfWorkout,
  repeatedPain,
} from './body/repeated-pain.ts';
export { type Drill, type DrillArea, OWN } from './drills/drill.ts';
export { DRILLS, drillById } from './drills/drills.ts';
export { type DrillResult, bestScore, isLowerBetter, nextMark, passMark, reaches } from './drills/pass-marks.ts';
export { isCalled, tasksFor } from './drills/tasks.ts';
export { EQUIPMENT, type Equipment, type Exercise, type Pattern, type SplitDay } from './exercises/exercise.ts';
export { EXERCISES, exerciseById } from './exercises/exercises.ts';
export { POWER_EXERCISES } from './exercises/power-exercises.ts';
export {
  SPLITS,
  type Slot,
  type Split,
  dayOfSplit,
  daysInARow,
  isSplit,
  sessionFor,
  splitOf,
} from './exercises/splits.ts';
export { FAULT_IDS, type FaultId, type FindingId, faultName, readFaultId, readFaultIds } from './faults/fault-ids.ts';
export { FAULTS, type Fault, faultById } from './faults/faults.ts';
export { CORE_FIGURES } from './figures/core-figures.ts';
export { DEMO_MS, type Demo, demoAt, onceMs } from './figures/demo.ts';
export { MOMENTS, type Swing, demoOf, faceOn, fromBehind } from './figures/drawn-swings.ts';
export { DRILL_FIGURES } from './figures/drill-figures.ts';
export { DRILL_PLANS } from './figures/drill-plans.ts';
export { FAULT_FIGURES, type FaultFigure } from './figures/fault-figures.ts';
export { markOf } from './figures/fault-mark.ts';
export { figureFor } from './figures/figure-for.ts';
export { MOBILITY_DEMOS } from './figures/mobility-demos.ts';
export { MOBILITY_FIGURES } from './figures/mobility-figures.ts';
export { LINE_HEIGHT, PLAN_SIZE, type Plan, type PlanPart, partsFor } from './figures/plan.ts';
export type { Body, Point, Prop, Scene, Tone } from './figures/scene.ts';
export { jointsOf } from './figures/skeleton.ts';
export { STRENGTH_FIGURES } from './figures/strength-figures.ts';
export { STRETCH_FIGURES } from './figures/stretch-figures.ts';
export { type Held, tiltedDegrees, turnedDegrees } from './mobility/angle.ts';
export { areaName, singleAreas } from './mobility/areas.ts';
export { LONGEST_HOLD_SEC, heldSeconds } from './mobility/hold.ts';
export {
  type AreaScore,
  areaScores,
  cutOffsFor,
  gradeForValue,
  hurtsIn,
  mobilitySummary,
  painIn,
} from './mobility/mobility-score.ts';
export { MOBILITY_TESTS, type MobilityTest } from './mobility/mobility-tests.ts';
export { ROUTINES, type Routine, suggestedRoutine } from './routines/routines.ts';

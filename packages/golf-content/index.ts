// Faults of a swing, drills, exercises and mobility tests as catalogues, and the movements that show them as data. Whoever
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
export { type Drill, type DrillArea, type DrillMode, OWN } from './drills/drill.ts';
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
export { MOBILITY_TESTS, type MobilityArea, type MobilityTest } from './mobility/mobility-tests.ts';
export { BONES, type Joints, bodyOf } from './movements/body.ts';
export { DRILL_MOVEMENTS } from './movements/drill-movements.ts';
export { type Frame, drawnAt, frameOf, stillOf } from './movements/drawing.ts';
export { EXERCISE_MOVEMENTS } from './movements/exercise-movements.ts';
export { FAULT_MOVEMENTS, type FaultMovement } from './movements/fault-movements.ts';
export { MOBILITY_MOVEMENTS } from './movements/mobility-movements.ts';
export { LOOP_MS, type Movement, poseAt } from './movements/movement.ts';
export { movementFor } from './movements/movement-for.ts';
export type { Mark, Prop, Tone } from './movements/props.ts';
export {
  type Camera,
  type SeenGolfer,
  type SeenPoint,
  cameraOn,
  drawnGolfer,
  frameOfGolfers,
  frameOfPicture,
} from './movements/seen-golfer.ts';
export type { Look } from './movements/shapes.ts';
export { SHARES, wholeSwing } from './movements/golf-swing.ts';
export { DRILL_PLANS } from './plans/drill-plans.ts';
export { LINE_HEIGHT, PLAN_SIZE, type Plan, type PlanPart, type Point, partsFor } from './plans/plan.ts';
export { ROUTINES, type Routine, suggestedRoutine } from './routines/routines.ts';

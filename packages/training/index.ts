// Strength and mobility training for golfers. Pure functions: no clock, no storage, no network.

export { type Unit, amountOf, isLoaded, unitOf } from './amount.ts';
export { type Best, personalBests } from './bests.ts';
export { type Trainee, alternativesTo, availableTo, ranked } from './candidates.ts';
export { plannedSeconds } from './duration.ts';
export { type PatternDays, suitsUnknown } from './gates.ts';
export { type LoadUnit, loadIn, readLoadKg } from './load.ts';
export { nextLoad, performances } from './next-load.ts';
export type { Progression } from './progression.ts';
export { afterPain, areaOf, isSpared, itemOf, painIn, standInsFor, swappedFor } from './pain.ts';
export {
  FULL,
  type PlanList,
  addExercise,
  addForeignExercise,
  listOf,
  moveExercise,
  replaceExercise,
  removeExercise,
} from './plan-list.ts';
export {
  MAX_EXERCISES,
  type Plan,
  type PlanRequest,
  type PlannedMove,
  buildPlan,
  mostExercises,
  reasonFor,
} from './plan.ts';
export { REST_STEP_SEC, restChanged, restFrom, restLeft } from './rest.ts';
export { isSpeedSet, readSpeedSet, speedsIn } from './speed-set.ts';
export { type TodaysWorkout, painless, todaysWorkout } from './todays-workout.ts';
export { traineeOf } from './trainee.ts';
export {
  PAIN,
  SWAPPED,
  endOf,
  inOrder,
  isOver,
  isShown,
  nextItem,
  plannedSets,
  runsOn,
  secondsUntil,
  setsDone,
} from './under-way.ts';
export { nextTrainingDays, spreadWeekdays, trainingWeek, weeksInARow } from './week.ts';
export type { ForeignExercise, PlannedExercise, Workout, WorkoutItem, WorkoutPlan, WorkoutSet } from './workout.ts';

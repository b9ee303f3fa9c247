import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { newestGoals } from '#src/domain/goals/goal-types.ts';

// What the dashboard hands to the screens it leads to (SPEC section 2, navigation state), with the defaults of SPEC
// section 3.

export const WORKOUT_SPLIT = 'Full Body';
export const WORKOUT_FREQUENCY = 3;
const PRACTICE_FOCUS = 'general';

type Golfer = Pick<
  Profile,
  | 'swingIssues'
  | 'swingAssessment'
  | 'preshotRoutine'
  | 'playingGoals'
  | 'swingThought'
  | 'workoutSplit'
  | 'practiceFocus'
>;

/** The golfer's faults, the most important first. */
export const faultsOf = ({ swingAssessment, swingIssues }: Golfer): readonly string[] => {
  const assessed = swingAssessment?.faultIds ?? [];
  return assessed.length > 0 ? assessed : (swingIssues ?? []);
};

type ToPlaying = {
  readonly preshotRoutine?: Profile['preshotRoutine'];
  readonly playingGoals?: readonly PlayingGoal[];
  readonly swingThought?: string;
};

/** Goals newest first: a round takes up only a few. */
export const toPlaying = (golfer: Golfer | undefined): ToPlaying => {
  const { preshotRoutine, playingGoals, swingThought } = golfer ?? {};
  return { preshotRoutine, playingGoals: playingGoals && newestGoals(playingGoals), swingThought };
};

/** `faultId`: one issue instead of all of the golfer's. */
export const toWorkoutNew = (golfer: Golfer | undefined, faultId?: string) => ({
  workoutSplit: golfer?.workoutSplit ?? WORKOUT_SPLIT,
  swingIssues: faultId === undefined ? (golfer ? faultsOf(golfer) : []) : [faultId],
});

export const toPractice = (golfer: Golfer | undefined, faultId?: string) => ({
  swingIssues: faultId === undefined ? (golfer ? faultsOf(golfer) : []) : [faultId],
  focus: golfer?.practiceFocus ?? PRACTICE_FOCUS,
});

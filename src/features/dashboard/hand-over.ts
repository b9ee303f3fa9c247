import { faultsInOrder, focusPart } from '#src/domain/coach/fault-order.ts';
import { FOCUS_OF_GROUP } from '#src/domain/practice/focus.ts';
import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { newestGoals } from '#src/domain/goals/goal-types.ts';

// What the dashboard passes to the screens it links to (SPEC section 2, navigation state), with the defaults of SPEC
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
  | 'focuses'
>;

type ToPlaying = {
  readonly preshotRoutine?: Profile['preshotRoutine'];
  readonly playingGoals?: readonly PlayingGoal[];
  readonly swingThought?: string;
};

/** Newest goals first, because a round takes only a few. */
export const toPlaying = (golfer: Golfer | undefined): ToPlaying => {
  const { preshotRoutine, playingGoals, swingThought } = golfer ?? {};
  return { preshotRoutine, playingGoals: playingGoals && newestGoals(playingGoals), swingThought };
};

/** With `faultId`, passes that one issue instead of all of the golfer's. */
export const toWorkoutNew = (golfer: Golfer | undefined, faultId?: string) => ({
  workoutSplit: golfer?.workoutSplit ?? WORKOUT_SPLIT,
  swingIssues: faultId === undefined ? faultsInOrder(golfer) : [faultId],
});

/** The part the golfer works on. If there is none, the part they said costs most. */
const practiceFocusOf = (golfer: Golfer | undefined): string => {
  const part = golfer && focusPart(golfer);
  return part ? FOCUS_OF_GROUP[part] : (golfer?.practiceFocus ?? PRACTICE_FOCUS);
};

export const toPractice = (golfer: Golfer | undefined, faultId?: string) => ({
  swingIssues: faultId === undefined ? faultsInOrder(golfer) : [faultId],
  focus: practiceFocusOf(golfer),
});

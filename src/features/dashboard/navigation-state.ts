import { storedFaults, focusPart } from '#src/domain/coach/fault-order.ts';
import { FOCUS_OF_PART } from '@divot/practice';
import type { Profile } from '#src/domain/entities/profile.entity.ts';

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
  | 'focusHistory'
>;

/** With `faultId`, passes that one issue instead of all of the golfer's. */
export const toWorkoutNew = (golfer: Golfer | undefined, faultId?: string) => ({
  workoutSplit: golfer?.workoutSplit ?? WORKOUT_SPLIT,
  swingIssues: faultId === undefined ? storedFaults(golfer) : [faultId],
});

/** `focus` is the profile's practice focus, `weekFocus` the part that the golfer works on this week, if there is one. */
export const toPractice = (golfer: Golfer | undefined, faultId?: string) => {
  const part = golfer && focusPart(golfer);
  return {
    swingIssues: faultId === undefined ? storedFaults(golfer) : [faultId],
    focus: golfer?.practiceFocus ?? PRACTICE_FOCUS,
    ...(part ? { weekFocus: FOCUS_OF_PART[part] } : {}),
  };
};

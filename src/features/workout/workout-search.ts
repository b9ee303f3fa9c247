import { type FaultId, readFaultIds } from '@divot/golf-content';
import { compact, filled } from '@divot/basics';
import { flag, oneOf, searchOf, text } from '#src/platform/search-params.ts';

// Where in /workout and /workout-new the golfer is. All of it is in the address, so a reload lands there again.

const steps = ['split', 'equipment', 'time', 'plan'] as const;
export type Step = (typeof steps)[number];

export const parseWorkoutSearch = searchOf({
  /** Starts today's workout at once. */
  start: flag,
  view: oneOf(['finish', 'history', 'plans', 'jump']),
  workout: text,
  /** The exercise the player shows, by its id in the workout. */
  exercise: text,
});
export type WorkoutSearch = ReturnType<typeof parseWorkoutSearch>;
export type GoTo = (at: WorkoutSearch, options?: { readonly replace?: boolean }) => void;

/** `plan`: the stored plan being edited. */
export const parseBuilderSearch = searchOf({ step: oneOf(steps), plan: text });
export type BuilderSearch = ReturnType<typeof parseBuilderSearch>;

/** What another screen passes to /workout-new (SPEC section 2, navigation state). */
export type NavigationState = { readonly workoutSplit?: string; readonly swingIssues?: readonly FaultId[] };

/** Reads the history entry's state, which may come from an older version of the app. */
export const parseNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {};
  const { workoutSplit, swingIssues } = state as Readonly<Record<string, unknown>>;
  const faults = readFaultIds(swingIssues);
  return compact({
    workoutSplit: typeof workoutSplit === 'string' ? workoutSplit : undefined,
    swingIssues: filled(faults),
  });
};

import { type FaultId, readFaultIds } from '@divot/golf-content';
import { compact } from '@divot/basics';
import { flagParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /workout and /workout-new the golfer is. All of it is in the address, so a reload lands there again.

const views = ['finish', 'history', 'plans', 'jump'] as const;
const steps = ['split', 'equipment', 'time', 'plan'] as const;
export type Step = (typeof steps)[number];

export type WorkoutSearch = {
  /** Starts today's workout at once. */
  readonly start?: true | undefined;
  readonly view?: (typeof views)[number] | undefined;
  readonly workout?: string | undefined;
  /** The exercise the player shows, by its id in the workout. */
  readonly exercise?: string | undefined;
};
export type BuilderSearch = {
  readonly step?: Step | undefined;
  /** The stored plan being edited. */
  readonly plan?: string | undefined;
};

export type GoTo = (at: WorkoutSearch, options?: { readonly replace?: boolean }) => void;

/** What another screen passes to /workout-new (SPEC section 2, navigation state). */
export type NavigationState = { readonly workoutSplit?: string; readonly swingIssues?: readonly FaultId[] };

type Unknown = Readonly<Record<string, unknown>>;

/** Reads the address and drops invalid values. */
export const parseWorkoutSearch = (search: Unknown): WorkoutSearch =>
  compact({
    start: flagParam(search['start']),
    view: oneOfParam(views, search['view']),
    workout: textParam(search['workout']),
    exercise: textParam(search['exercise']),
  });

export const parseBuilderSearch = (search: Unknown): BuilderSearch =>
  compact({ step: oneOfParam(steps, search['step']), plan: textParam(search['plan']) });

/** Reads the history entry's state, which may come from an older version of the app. */
export const parseNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {};
  const { workoutSplit, swingIssues } = state as Unknown;
  const faults = readFaultIds(swingIssues);
  return compact({
    workoutSplit: typeof workoutSplit === 'string' ? workoutSplit : undefined,
    swingIssues: faults.length > 0 ? faults : undefined,
  });
};

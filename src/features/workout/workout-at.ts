import { isFaultId } from '#src/domain/faults/fault-ids.ts';

// Where in /workout and /workout-new the golfer is: all of it is in the address, so that a reload lands there again.

const views = ['finish', 'history', 'plans'] as const;
const steps = ['split', 'equipment', 'time', 'plan'] as const;
export type Step = (typeof steps)[number];

export type WorkoutAt = {
  readonly view?: (typeof views)[number] | undefined;
  readonly workout?: string | undefined;
  /** The exercise that the player shows, by its id in the workout. */
  readonly exercise?: string | undefined;
};
export type BuilderAt = {
  readonly step?: Step | undefined;
  /** A stored plan that is changed. */
  readonly plan?: string | undefined;
};

export type GoTo = (at: WorkoutAt, options?: { readonly replace?: boolean }) => void;

/** What another screen hands over on the way to /workout-new (SPEC section 2, navigation state). */
export type Arrival = { readonly workoutSplit?: string; readonly swingIssues?: readonly string[] };

type Unknown = Readonly<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined);
const oneOf = <T extends string>(choices: readonly T[], value: unknown) => choices.find((one) => one === value);
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Reads the address; what does not fit is left out. */
export const workoutAtFrom = (search: Unknown): WorkoutAt =>
  given({
    view: oneOf(views, search['view']),
    workout: text(search['workout']),
    exercise: text(search['exercise']),
  });

export const builderAtFrom = (search: Unknown): BuilderAt =>
  given({ step: oneOf(steps, search['step']), plan: text(search['plan']) });

/** Reads the history entry's state; it may come from an older version of the app. */
export const arrivalFrom = (state: unknown): Arrival => {
  if (typeof state !== 'object' || state === null) return {};
  const { workoutSplit, swingIssues } = state as Unknown;
  const faults = Array.isArray(swingIssues)
    ? swingIssues.filter((id): id is string => typeof id === 'string' && isFaultId(id))
    : [];
  return {
    ...(typeof workoutSplit === 'string' ? { workoutSplit } : {}),
    ...(faults.length > 0 ? { swingIssues: faults } : {}),
  };
};

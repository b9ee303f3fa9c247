// A workout and a plan as these rules read them. Loads are kilograms, instants ISO 8601 in UTC.

/** An exercise from outside the catalogue, with all that is needed to show it. */
export type ForeignExercise = { readonly name: string; readonly area: string; readonly cue: string };

export type WorkoutSet = {
  readonly id: string;
  readonly reps?: number | undefined;
  readonly loadKg?: number | undefined;
  readonly seconds?: number | undefined;
  readonly metres?: number | undefined;
  /** 1 very easy to 10 nothing left. */
  readonly effort?: number | undefined;
  /** False: tried and not completed. */
  readonly done: boolean;
  readonly doneAt?: string | undefined;
};

export type WorkoutItem = {
  readonly id: string;
  readonly exerciseId: string;
  readonly foreign?: ForeignExercise | undefined;
  readonly order: number;
  /** As prescribed when the workout started. */
  readonly plannedSets?: number | undefined;
  /** As prescribed: '8-12', '8/side', '40 s', '30 m'. */
  readonly reps?: string | undefined;
  readonly loadKg?: number | undefined;
  readonly restSec?: number | undefined;
  readonly why?: string | undefined;
  readonly sets: WorkoutSet[];
  readonly skippedBecause?: string | undefined;
  readonly painArea?: string | undefined;
  /** The exercise that this one replaces. */
  readonly swappedFrom?: string | undefined;
  readonly note?: string | undefined;
};

export type Workout = {
  readonly id: string;
  readonly startedAt: string;
  /** Absent until finished. */
  readonly completedAt?: string | undefined;
  readonly items: readonly WorkoutItem[];
  /** The devices that ran it, by id. */
  readonly devices?: readonly { readonly id: string; readonly name: string; readonly since: string }[] | undefined;
};

export type PlannedExercise = {
  readonly id: string;
  readonly exerciseId: string;
  readonly foreign?: ForeignExercise | undefined;
  readonly order: number;
  readonly sets: number;
  readonly reps?: string | undefined;
  readonly loadKg?: number | undefined;
  readonly restSec: number;
  readonly why?: string | undefined;
};

/** The golfer's own plan. */
export type WorkoutPlan = {
  readonly split: string;
  readonly minutes: number;
  /** The day of the split that `exercises` are for. Other days are built when they come. */
  readonly day?: string | undefined;
  readonly exercises: readonly PlannedExercise[];
};

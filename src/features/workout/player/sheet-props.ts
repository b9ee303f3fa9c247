import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import type { Result } from '#src/domain/shared/result.ts';

/** What every sheet over the workout player is given. */
export type SheetProps = {
  readonly open: boolean;
  readonly workout: Workout;
  readonly item: WorkoutItem;
  readonly onClose: () => void;
  /** Runs a command, says when it failed, and on success goes where the workout goes on. */
  readonly settle: (work: Promise<Result<Workout>>) => Promise<void>;
};

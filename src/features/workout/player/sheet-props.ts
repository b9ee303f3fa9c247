import type { Workout, WorkoutItem } from '#src/domain/entities/workout.entity.ts';
import type { Result } from '@divot/basics';

/** Props of every sheet over the workout player. */
export type SheetProps = {
  readonly open: boolean;
  readonly workout: Workout;
  readonly item: WorkoutItem;
  readonly onClose: () => void;
  /** Runs a command. Reports a failure, and on success moves to where the workout continues. */
  readonly settle: (work: Promise<Result<Workout>>) => Promise<void>;
};

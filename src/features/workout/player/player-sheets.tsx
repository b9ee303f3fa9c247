import { swapExercise } from '#src/data/commands/workouts.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import type { Result } from '@divot/basics';
import type { Trainee } from '#src/domain/training/candidates.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { SwapSheet } from '#src/features/workout/swap-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { ExercisePain } from './pain-sheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { SkipSheet } from './skip-sheet.tsx';

export type SheetName = 'none' | 'swap' | 'skip' | 'pain' | 'note';
type Props = Pick<SheetProps, 'workout' | 'item' | 'onClose'> & {
  readonly open: SheetName;
  readonly trainee: Trainee;
  readonly onLeft: () => void;
};

/** Everything a golfer can do with an exercise besides doing it. */
export const PlayerSheets = ({ open, workout, item, trainee, onClose, onLeft }: Props) => {
  const settle = async (work: Promise<Result<Workout>>) => {
    const done = await work;
    if (done.ok) onLeft();
    else showToast({ text: done.error, tone: 'error' });
  };
  const shared = { workout, item, onClose, settle };
  return (
    <>
      <SwapSheet
        exerciseId={open === 'swap' ? item.exerciseId : undefined}
        taken={workout.items}
        trainee={trainee}
        onClose={onClose}
        onChoose={(instead) => void settle(swapExercise(workout.id, item.id, instead, trainee))}
      />
      <SkipSheet {...shared} open={open === 'skip'} />
      <ExercisePain {...shared} open={open === 'pain'} trainee={trainee} />
      <NoteSheet {...shared} open={open === 'note'} />
    </>
  );
};

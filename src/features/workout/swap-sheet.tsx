import { type Exercise, exerciseById, todayWithout } from '@divot/golf-content';
import { type Trainee, reasonFor, standInsFor } from '@divot/training';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';
import { ExerciseChoice } from './exercise-choice.tsx';

type Props = {
  /** The exercise to swap. Undefined when the sheet is closed. */
  readonly exerciseId: string | undefined;
  readonly taken: readonly { readonly exerciseId: string }[];
  readonly trainee: Trainee;
  readonly onClose: () => void;
  readonly onChoose: (instead: Exercise) => void;
};

/** Replacements for an exercise: the same movement pattern, the same area first, each with the reason. */
export const SwapSheet = ({ exerciseId, taken, trainee, onClose, onChoose }: Props) => {
  const exercise = exerciseById(exerciseId ?? '');
  const choices = exercise ? standInsFor({ exerciseId: exercise.id }, taken, trainee) : [];
  const without = todayWithout(trainee.painAreas);
  return (
    <Sheet open={exerciseId !== undefined} onClose={onClose} title={copy.swapSheet.title}>
      {without !== undefined && <p className="measure py-2 text-note text-rough">{without}</p>}
      {choices.length === 0 && <p className="text-rough">{copy.swapSheet.none}</p>}
      <ul>
        {choices.map((choice) => (
          <li key={choice.id} className="rule-b">
            <ExerciseChoice
              exercise={choice}
              why={reasonFor(choice, trainee)}
              label={copy.swapSheet.choose(choice.name)}
              onChoose={() => onChoose(choice)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

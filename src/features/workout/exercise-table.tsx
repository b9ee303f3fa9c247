import type { PlannedExercise } from '#src/domain/entities/workout.entity.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { DeskRow, DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from './copy.ts';
import { SetBoxes } from './set-boxes.tsx';
import { exerciseName, needsBand, setsText } from './wording.ts';

/** The exercises of a workout on a desktop: name, amount, rest and reason. */
export const ExerciseTable = ({ exercises }: { readonly exercises: readonly PlannedExercise[] }) => (
  <DeskTable columns={copy.exercises.columns}>
    {exercises.map((entry) => (
      <DeskRow key={entry.id}>
        <th scope="row" className="py-2 pr-4 text-left font-medium">
          <span className="flex items-center gap-3">
            <Figure id={entry.exerciseId} className="w-12 shrink-0" />
            <span>
              {exerciseName(entry)} {needsBand(entry.exerciseId) && <Badge tone="sky">{copy.band}</Badge>}
              <SetBoxes sets={entry.sets} />
            </span>
          </span>
        </th>
        <td className="figures py-2 pr-4 text-right whitespace-nowrap">{setsText(entry.sets, entry.reps)}</td>
        <td className="figures py-2 pr-4 text-right whitespace-nowrap">
          {entry.restSec > 0 ? copy.exercises.seconds(entry.restSec) : '–'}
        </td>
        <td className="py-2 text-rough">{entry.why}</td>
      </DeskRow>
    ))}
  </DeskTable>
);

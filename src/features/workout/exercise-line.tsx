import type { PlannedExercise } from '#src/domain/entities/workout.entity.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from './copy.ts';
import { exerciseName, needsBand, prescription } from './wording.ts';

/** One exercise of a plan: what, how much, and why it is there. */
export const ExerciseLine = ({ entry }: { readonly entry: PlannedExercise }) => (
  <div className="flex min-w-0 flex-1 items-center gap-3">
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{exerciseName(entry)}</span>
        {needsBand(entry.exerciseId) && <Badge tone="sky">{copy.band}</Badge>}
      </p>
      <p className="figures text-note">{prescription(entry.sets, entry.reps, entry.restSec)}</p>
      {entry.why && <p className="text-note text-rough">{entry.why}</p>}
    </div>
    <Figure id={entry.exerciseId} className="w-20 shrink-0" />
  </div>
);

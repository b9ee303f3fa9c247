import { type ReactNode, useState } from 'react';
import type { PlannedExercise } from '#src/domain/entities/workout.entity.ts';
import { Figure, MovingFigure } from '#src/ui/figures/figure.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from './copy.ts';
import { exerciseCue, exerciseName, needsBand, prescription } from './wording.ts';

type OpensFigureProps = {
  readonly entry: Pick<PlannedExercise, 'exerciseId' | 'foreign'>;
  /** What a tap on opens the figure below. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** An exercise in a list. A tap shows how it moves, with its cue. */
export const OpensFigure = ({ entry, children, className }: OpensFigureProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`min-w-0 open:basis-full ${className}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-touch items-center gap-3">{children}</summary>
      {isOpen && (
        <div className="flex flex-col gap-1 pt-1 pb-3 print:hidden">
          <MovingFigure id={entry.exerciseId} className="w-full max-w-110" />
          <p className="measure text-note">{exerciseCue(entry)}</p>
        </div>
      )}
    </details>
  );
};

/** One exercise of a plan: what, how much, and why it is there. */
export const ExerciseLine = ({ entry }: { readonly entry: PlannedExercise }) => (
  <OpensFigure entry={entry} className="flex-1">
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{exerciseName(entry)}</span>
        {needsBand(entry.exerciseId) && <Badge tone="sky">{copy.band}</Badge>}
      </span>
      <span className="figures text-note">{prescription(entry.sets, entry.reps, entry.restSec)}</span>
      {entry.why && <span className="text-note text-rough">{entry.why}</span>}
    </span>
    <Figure id={entry.exerciseId} className="w-20 shrink-0" />
  </OpensFigure>
);

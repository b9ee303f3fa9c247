import type { Exercise } from '@divot/golf-content';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from './copy.ts';
import { OpensFigure } from './exercise-line.tsx';
import { needsBand, prescription } from './wording.ts';

type Props = {
  readonly exercise: Exercise;
  readonly why: string;
  /** What a tap does, for screen readers. */
  readonly label: string;
  readonly onChoose: () => void;
};

/** One of Divot's exercises to choose. A tap on its figure shows how it moves, a tap on the rest takes it. */
export const ExerciseChoice = ({ exercise, why, label, onChoose }: Props) => (
  <div className="flex flex-wrap items-center gap-x-3 py-2 hover:bg-sunken">
    <OpensFigure entry={{ exerciseId: exercise.id }}>
      <span className="sr-only">{copy.moves(exercise.name)}</span>
      <Figure id={exercise.id} className="w-16 shrink-0" />
    </OpensFigure>
    <button
      type="button"
      aria-label={label}
      className="flex min-h-play min-w-40 flex-1 items-center gap-x-3 text-left"
      onClick={onChoose}
    >
      <span className="row-words flex flex-col">
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{exercise.name}</span>
          {needsBand(exercise.id) && <Badge tone="sky">{copy.band}</Badge>}
        </span>
        <span className="figures text-note">{prescription(exercise.sets, exercise.reps, exercise.restSec)}</span>
        <span className="text-note text-rough">{why}</span>
      </span>
      <PlusIcon className="size-5 text-fairway-ink" />
    </button>
  </div>
);

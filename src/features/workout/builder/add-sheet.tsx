import { useState } from 'react';
import { todayWithout } from '#src/domain/body/pain-words.ts';
import { availableTo, ranked } from '#src/domain/training/candidates.ts';
import { suitsUnknown } from '#src/domain/training/gates.ts';
import { reasonFor } from '#src/domain/training/plan.ts';
import { added, addedForeign, type PlanList } from '#src/domain/training/plan-list.ts';
import type { Result } from '@divot/basics';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { ExerciseChoice } from '#src/features/workout/exercise-choice.tsx';
import { MoreExercises } from './more-exercises.tsx';
import type { Builder } from './use-builder.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly builder: Builder;
  readonly onAdded: (list: PlanList) => void;
  readonly onProblem: (text: string) => void;
};
const words = copy.builder;
const REPS_OF_FOREIGN = '8-12';

/** Every exercise the golfer can do that is not in the plan, best fit first. */
export const AddSheet = ({ open, onClose, builder: { list, trainee }, onAdded, onProblem }: Props) => {
  const [search, setSearch] = useState('');
  const without = todayWithout(trainee.painAreas);
  const wanted = search.trim().toLowerCase();
  const choices = ranked(availableTo(trainee), trainee).filter(
    ({ id, name, area, pattern }) =>
      !list.some((entry) => entry.exerciseId === id) &&
      [name, area, pattern].some((text) => text.toLowerCase().includes(wanted)),
  );
  const settle = (more: Result<PlanList>) => {
    if (more.ok) onAdded(more.value);
    else onProblem(more.error);
  };
  return (
    <Sheet open={open} onClose={onClose} title={words.add}>
      <TextField label={words.search} value={search} onChange={setSearch} type="search" />
      {without !== undefined && <p className="measure py-2 text-note text-rough">{without}</p>}
      {choices.length === 0 && <p className="py-4 text-rough">{words.nothing}</p>}
      <ul className="pt-2">
        {choices.map((exercise) => (
          <li key={exercise.id} className="rule-b">
            <ExerciseChoice
              exercise={exercise}
              why={reasonFor(exercise, trainee)}
              label={words.addOne(exercise.name)}
              onChoose={() => settle(added(list, exercise, reasonFor(exercise, trainee)))}
            />
          </li>
        ))}
      </ul>
      {suitsUnknown(trainee) && (
        <MoreExercises
          search={search}
          onChoose={(id, foreign) => settle(addedForeign(list, id, foreign, REPS_OF_FOREIGN))}
        />
      )}
    </Sheet>
  );
};

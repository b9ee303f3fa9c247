import { useState } from 'react';
import { type PlanList, isSpared, moveExercise, removeExercise } from '@divot/training';
import { CloseIcon } from '#src/ui/icons/control-icons.ts';
import { DownIcon, SwapIcon, UpIcon } from '#src/ui/icons/screen-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import { ExerciseLine } from '#src/features/workout/exercise-line.tsx';
import { exerciseName } from '#src/features/workout/wording.ts';

type Props = {
  readonly list: PlanList;
  readonly painAreas: readonly string[];
  readonly onChange: (list: PlanList) => void;
  readonly onSwap: (id: string) => void;
};
const words = copy.builder;

/** The exercises in order. Each can be moved (also by keyboard), swapped or removed. */
export const PlanRows = ({ list, painAreas, onChange, onSwap }: Props) => {
  const [announcement, setAnnouncement] = useState('');

  const move = (id: string, by: -1 | 1, name: string) => {
    const next = moveExercise(list, id, by);
    setAnnouncement(words.movedTo(name, next.findIndex((entry) => entry.id === id) + 1, next.length));
    onChange(next);
  };
  const remove = (id: string, name: string) => {
    onChange(removeExercise(list, id));
    showUndo(words.removed(name), () => onChange(list));
  };

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="rule-t">
        {list.map((entry, at) => {
          const name = exerciseName(entry);
          return (
            <li key={entry.id} className="rule-b flex flex-col gap-1 py-3 sm:flex-row sm:items-start sm:gap-4">
              <div className="flex min-w-0 flex-1 gap-3">
                <span aria-hidden="true" className="figures w-5 pt-0.5 text-right font-strong text-rough">
                  {at + 1}
                </span>
                <div className="flex min-w-0 flex-col items-start gap-1">
                  <ExerciseLine entry={entry} />
                  {!isSpared(entry, painAreas) && <Badge tone="sand">{copy.player.stopped.pain}</Badge>}
                </div>
              </div>
              <div className="flex justify-end">
                <IconButton
                  label={words.up(name)}
                  icon={<UpIcon />}
                  disabled={at === 0}
                  onClick={() => move(entry.id, -1, name)}
                />
                <IconButton
                  label={words.down(name)}
                  icon={<DownIcon />}
                  disabled={at === list.length - 1}
                  onClick={() => move(entry.id, 1, name)}
                />
                {entry.foreign === undefined && (
                  <IconButton label={words.swap(name)} icon={<SwapIcon />} onClick={() => onSwap(entry.id)} />
                )}
                <IconButton label={words.remove(name)} icon={<CloseIcon />} onClick={() => remove(entry.id, name)} />
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
};

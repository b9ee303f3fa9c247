import { removeSet, restoreSet } from '#src/data/commands/workouts.ts';
import type { WorkoutItem, WorkoutSet } from '#src/domain/entities/workout.entity.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { CheckIcon, CloseIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import { loadUnit, setsInOrder, setText } from '#src/features/workout/wording.ts';

type Props = { readonly workoutId: string; readonly item: WorkoutItem; readonly isHere: boolean };
const words = copy.player;

/** The sets done so far. A mistaken set can be removed, and the removal can be undone. */
export const SetsList = ({ workoutId, item, isHere }: Props) => {
  const { units } = usePreferences();
  const remove = async (set: WorkoutSet, n: number) => {
    const removed = await removeSet(workoutId, item.id, set.id);
    if (removed.ok) showUndo(words.removed(n), () => void restoreSet(workoutId, item.id, set));
    else showToast({ text: removed.error, tone: 'error' });
  };
  const sets = setsInOrder(item);
  const [newest] = sets.slice(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {newest && words.setSaid(sets.length, setText(newest, loadUnit(units)))}
      </p>
      {sets.length > 0 && (
        <ol aria-label={words.setsDone} className="rule-t low:order-1">
          {sets.map((set, at) => (
            <li key={set.id} className="rule-b flex min-h-touch items-center gap-3">
              <CheckIcon className="size-5 text-fairway-ink" />
              <span className="figures flex-1">
                {setText(set, loadUnit(units))}
                {set.effort !== undefined && (
                  <span className="text-rough">
                    {', '}
                    {words.effort.toLowerCase()} {set.effort}
                  </span>
                )}
              </span>
              {isHere && (
                <IconButton
                  label={words.removeSet(at + 1)}
                  icon={<CloseIcon />}
                  onClick={() => void remove(set, at + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

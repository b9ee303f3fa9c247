import { deletePlayingGoal, restorePlayingGoal } from '#src/data/commands/profile.ts';
import type { PlayingGoal, Profile } from '#src/domain/entities/profile.entity.ts';
import { GOAL_TYPES, newestGoals } from '#src/domain/goals/goal-types.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import { logError } from '#src/platform/error-log.ts';
import { DeleteIcon, HabitIcon, MindsetIcon, OutcomeIcon, ProcessIcon, StandardIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { NewGoal } from './new-goal.tsx';
import { Part } from './part.tsx';

const words = copy.goals;

const ICONS = {
  trophy: OutcomeIcon,
  gauge: StandardIcon,
  'list-check': ProcessIcon,
  brain: MindsetIcon,
  repeat: HabitIcon,
};
const iconOf = (goal: PlayingGoal) => GOAL_TYPES.find(({ type }) => type === goal.type)?.icon ?? 'trophy';

const Goal = ({ uid, goal }: { readonly uid: string; readonly goal: PlayingGoal }) => {
  const Icon = ICONS[iconOf(goal)];
  const remove = async () => {
    const removed = await deletePlayingGoal(uid, goal.id);
    if (removed.ok) return showUndo(words.removed, () => void restorePlayingGoal(uid, goal));
    logError(new Error('playing goal'));
    return showToast({ text: removed.error, tone: 'error' });
  };
  return (
    <li className="rule-b flex items-center gap-3 py-1 last:border-b-0">
      <Icon className="size-5 text-fairway-ink" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{goal.text}</span>
        {goal.type && <span className="text-fine text-rough">{words.types[goal.type]}</span>}
      </span>
      <IconButton
        label={words.remove(goal.text)}
        icon={<DeleteIcon className="size-5" />}
        onClick={() => void remove()}
      />
    </li>
  );
};

/** All playing goals, newest first, and a way to add one. */
export const GoalsManager = ({ profile, onClose }: { readonly profile: Profile; readonly onClose: () => void }) => {
  const goals = newestGoals(profile.playingGoals ?? []);
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-6">
        {goals.length === 0 ? (
          <p className="text-rough">{words.none}</p>
        ) : (
          <ul>
            {goals.map((goal) => (
              <Goal key={goal.id} uid={profile.id} goal={goal} />
            ))}
          </ul>
        )}
        <Part title={words.add}>
          <NewGoal uid={profile.id} goals={goals.length} />
        </Part>
      </div>
    </Sheet>
  );
};

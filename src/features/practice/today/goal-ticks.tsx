import { usePracticeGoals } from '#src/data/queries/practice-goals.ts';
import { copy } from '#src/features/practice/copy.ts';
import { CheckIcon, TargetIcon } from '#src/ui/icons/icons.ts';
import { Section } from '#src/ui/primitives/section.tsx';

/** Practice goals that Divot ticks off from the log. Empty if there are none. */
export const GoalTicks = () => {
  const goals = usePracticeGoals();
  if (goals.length === 0) return null;
  return (
    <Section title={copy.goals.title}>
      <ul>
        {goals.map(({ id, text, progress }) => {
          const isDone = progress.done >= progress.of;
          const Icon = isDone ? CheckIcon : TargetIcon;
          return (
            <li key={id} className="rule-b flex items-center gap-3 py-2">
              <Icon className={isDone ? 'size-5 text-fairway-ink' : 'size-5 text-rough'} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block">{text}</span>
                <span className="figures text-note text-rough">{copy.goals.progress(progress)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

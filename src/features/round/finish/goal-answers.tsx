import type { Round } from '#src/domain/entities/round.entity.ts';
import { outcomeOnCard } from '@divot/golf-rules';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from '#src/features/round/copy.ts';

type Goals = NonNullable<Round['goals']>;
type Props = { readonly round: Round; readonly goals: Goals; readonly onChange: (goals: Goals) => void };

const answers = (['yes', 'part', 'no'] as const).map((value) => ({ value, label: copy.pad.answers[value] }));

/** The round's goals. Those the card can answer are filled in. */
export const GoalAnswers = ({ round, goals, onChange }: Props) => {
  if (goals.length === 0) return null;
  return (
    <Section title={copy.finish.goals}>
      <div className="flex flex-col gap-4">
        {goals.map((goal) => (
          <div key={goal.id} className="flex flex-col gap-1">
            <SegmentedControl
              label={goal.text}
              value={goal.outcome}
              segments={answers}
              onChange={(outcome) =>
                onChange(goals.map((other) => (other.id === goal.id ? { ...other, outcome } : other)))
              }
            />
            {goal.outcome !== undefined && goal.outcome === outcomeOnCard(goal, round) && (
              <p className="text-fine text-rough">{copy.finish.onCard}</p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
};

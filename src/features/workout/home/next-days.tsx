import type { WorkoutPlan } from '#src/domain/entities/workout.entity.ts';
import { nextTrainingDays } from '#src/domain/training/week.ts';
import { weekdayText } from '#src/platform/day-text.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';

const SHOWN = 3;
const words = copy.home;

/** The next days of the followed plan. */
export const NextDays = ({ plan }: { readonly plan: WorkoutPlan | undefined }) => {
  const today = useToday();
  const days = nextTrainingDays(plan?.days ?? [], today, SHOWN);
  return (
    <Section title={words.next}>
      {days.length === 0 ? (
        <p className="text-note text-rough">{words.nextNone}</p>
      ) : (
        <ul>
          {days.map((day) => (
            <li key={day} className="flex justify-between gap-4 py-1.5">
              <span>{day === today ? words.nextToday : weekdayText(day)}</span>
              <Name className="line-clamp-2 break-words text-rough">{plan?.name}</Name>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

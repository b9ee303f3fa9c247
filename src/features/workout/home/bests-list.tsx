import { useState } from 'react';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { personalBests } from '#src/domain/training/bests.ts';
import { weekdayText } from '#src/platform/day-text.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { Figure } from '#src/ui/figures/figure.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { exerciseName, loadUnit, setText } from '#src/features/workout/wording.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';

const SHOWN = 5;
const words = copy.home;

/** The best set of each exercise, the newest best first. */
export const BestsList = ({ finished, go }: { readonly finished: readonly Workout[]; readonly go: GoTo }) => {
  const { units } = usePreferences();
  const [shown, setShown] = useState(SHOWN);
  const bests = personalBests(finished);
  return (
    <Section title={words.bests}>
      {bests.length === 0 && <p className="text-note text-rough">{words.noBests}</p>}
      <ul>
        {bests.slice(0, shown).map(({ exerciseId, foreign, set, workoutId, on }) => (
          <li key={exerciseId} className="rule-b">
            <button
              type="button"
              className="flex min-h-touch w-full items-center gap-4 py-1.5 text-left hover:bg-sunken"
              onClick={() => go({ workout: workoutId })}
            >
              <Figure id={exerciseId} className="w-16 shrink-0" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="line-clamp-2 break-words">{exerciseName({ exerciseId, foreign })}</span>
                <span className="text-fine text-rough">{weekdayText(on)}</span>
              </span>
              <span className="figures font-medium whitespace-nowrap">{setText(set, loadUnit(units))}</span>
            </button>
          </li>
        ))}
      </ul>
      {bests.length > shown && (
        <Button className="mt-3" onClick={() => setShown(bests.length)}>
          {words.more}
        </Button>
      )}
    </Section>
  );
};

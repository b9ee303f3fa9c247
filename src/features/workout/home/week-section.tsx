import { Link } from '@tanstack/react-router';
import { useWorkoutsThisWeek } from '#src/data/queries/training.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { WORKOUT_FREQUENCY, WORKOUTS_PLANNED } from '#src/domain/profile/limits.ts';
import { weeksInARow } from '#src/domain/training/week.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';

type Props = { readonly profile: Profile | undefined; readonly finished: readonly Workout[] };
const words = copy.home;
/** More than one a day is probably a monthly number entered by mistake. */
const MOST_A_WEEK = 7;

/** Workouts since Sunday against the plan, and the streak of weeks. */
export const WeekSection = ({ profile, finished }: Props) => {
  const today = useToday();
  const { workouts } = useWorkoutsThisWeek();
  const { workoutsPlanned = 0, workoutFrequency = WORKOUT_FREQUENCY.usual } = profile ?? {};
  // A plan of zero counts as no plan.
  const planned = workoutsPlanned > 0 ? workoutsPlanned : WORKOUTS_PLANNED.usual;
  const text = words.weekOf(workouts.length, planned);
  return (
    <Section title={words.week}>
      <div className="flex flex-col gap-2">
        <p className="figures text-head font-strong">{text}</p>
        <ProgressBar label={words.week} value={workouts.length} max={planned} valueText={text} />
        <p className="text-note">{words.streak(weeksInARow(finished, today))}</p>
        {planned > MOST_A_WEEK && (
          <p className="text-note text-rough">
            {words.weekHint(planned, workoutFrequency)}{' '}
            <Link to="/profile" className={textLinkLook}>
              {words.changePlanned}
            </Link>
          </p>
        )}
      </div>
    </Section>
  );
};

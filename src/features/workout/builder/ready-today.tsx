import { useActiveWorkouts } from '#src/data/queries/workouts.ts';
import { runsOn } from '#src/domain/training/under-way.ts';
import { deviceId } from '#src/platform/device.ts';
import { StartIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/workout/copy.ts';
import { kindOf, useStart } from '#src/features/workout/use-start.ts';
import { useTodaysWorkout } from '#src/features/workout/use-todays-workout.ts';

const words = copy.builder;

/** Today's workout, ready to start with one tap. The steps below are for golfers who want their own plan. */
export const ReadyToday = ({ leave }: { readonly leave: (workoutId?: string) => void }) => {
  const { ready, today, plan, split, minutes } = useTodaysWorkout();
  const { workouts: active } = useActiveWorkouts();
  const start = useStart((id) => leave(id));
  if (!ready || !today.ok || active.some((workout) => runsOn(workout)?.id === deviceId())) return null;
  const { day, exercises, light, isOwnList } = today.value;
  return (
    <Section title={words.ready} className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="text-head font-strong">{isOwnList && plan ? plan.name : copy.home.days[day]}</p>
          <p className="text-note text-rough">{copy.home.facts(exercises.length, minutes)}</p>
        </div>
        <Button
          variant="primary"
          size="play"
          onClick={() => void start({ exercises, split, planId: plan?.id, kind: kindOf(split, light) })}
        >
          <StartIcon className="size-5" />
          {words.startReady}
        </Button>
      </div>
    </Section>
  );
};

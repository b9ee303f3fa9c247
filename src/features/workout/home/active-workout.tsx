import { takeOver } from '#src/data/commands/workouts.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { runsOn, setsDone } from '#src/domain/training/under-way.ts';
import { deviceId } from '#src/platform/device.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/workout/copy.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';

/** A workout under way, here or on another device, and a link into it. */
export const ActiveWorkout = ({ workout, go }: { readonly workout: Workout; readonly go: GoTo }) => {
  const device = runsOn(workout);
  const isHere = device === undefined || device.id === deviceId();
  const open = () => go({ workout: workout.id });
  const take = async () => {
    const taken = await takeOver(workout.id);
    if (taken.ok) open();
    else showToast({ text: taken.error, tone: 'error' });
  };
  return (
    <section
      aria-label={copy.active.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-flag bg-sunken px-4 py-3"
    >
      <p className="min-w-40 flex-1 leading-tight">
        <span className="label block text-rough">
          {isHere ? copy.active.title : copy.active.elsewhere(device.name)}
        </span>
        <span className="font-medium">{copy.active.stands(setsDone(workout))}</span>
      </p>
      {isHere ? (
        <Button variant="flag" size="play" onClick={open}>
          {copy.active.resume}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button size="play" onClick={open}>
            {copy.active.watch}
          </Button>
          <Button size="play" onClick={() => void take()}>
            {copy.active.takeOver}
          </Button>
        </div>
      )}
    </section>
  );
};

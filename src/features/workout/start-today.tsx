import { useEffect, useRef } from 'react';
import { useActiveWorkouts } from '#src/data/queries/workouts.ts';
import { runsOn } from '#src/domain/training/under-way.ts';
import { deviceId } from '#src/platform/device.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import { kindOf, useStart } from './use-start.ts';
import { useTodaysWorkout } from './use-todays-workout.ts';
import type { GoTo } from './workout-search.ts';

/**
 * /workout?start=true starts the workout that is ready, so other screens can start it with one tap. A workout already
 * running on this device continues. If no exercise is left, the page says so. Going back does not start it again.
 */
export const StartToday = ({ go }: { readonly go: GoTo }) => {
  const { ready, today, plan, split } = useTodaysWorkout();
  const { workouts: active, ready: activeReady } = useActiveWorkouts();
  const open = (workout?: string) => go(workout === undefined ? {} : { workout }, { replace: true });
  const start = useStart(open);
  const running = active.find((workout) => runsOn(workout)?.id === deviceId());
  const begin = async () => {
    if (!today.ok) return open();
    const { exercises, light } = today.value;
    const isStarted = await start({ exercises, split, planId: plan?.id, kind: kindOf(split, light) });
    return isStarted ? undefined : open();
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!ready || !activeReady || hasStarted.current) return;
    hasStarted.current = true;
    if (running) open(running.id);
    else void begin();
  });
  return (
    <Page title={copy.title}>
      <Skeleton className="h-40" />
    </Page>
  );
};

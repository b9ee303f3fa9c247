import { type WorkoutStart, startWorkout } from '#src/data/commands/workouts.ts';
import type { Plan } from '@divot/training';
import { wakeSound } from '#src/platform/audio/sounds.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

/** A light day counts as mobility work, and so does a rest day. */
export const kindOf = (split: string, light: Plan['light']): WorkoutStart['kind'] =>
  split === 'Mobility Only' || light !== null ? 'mobility' : 'strength';

/** Starts a workout and opens it, or tells the golfer why it can't. The tap also unlocks sound for the rest timer. */
export const useStart = (open: (workoutId: string) => void) => {
  const session = useSession();
  return useSingleFlight(async (start: Omit<WorkoutStart, 'userId'>) => {
    if (session.kind !== 'signed-in') return false;
    wakeSound();
    const started = await startWorkout({ ...start, userId: session.user.uid });
    if (succeeded(started)) open(started.value.id);
    return started.ok;
  });
};

import { type SessionPlan, startPractice } from '#src/data/commands/practice.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { useSession } from '#src/platform/state.ts';
import { succeeded } from '#src/ui/primitives/toast.ts';

/** Starts a guided session and opens it, or says why it cannot start. */
export const useStart = (open: (sessionId: string) => void) => {
  const session = useSession();
  return useSingleFlight(async (plan: Omit<SessionPlan, 'userId'>) => {
    if (session.kind !== 'signed-in') return false;
    const started = await startPractice({ ...plan, userId: session.user.uid });
    if (succeeded(started)) open(started.value.id);
    return started.ok;
  });
};

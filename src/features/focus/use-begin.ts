import { useNavigate } from '@tanstack/react-router';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import type { Planned } from './start-session.ts';

/**
 * Starts a session of the week and opens it in its player, or shows why it cannot start. Resolves to true once it is
 * open.
 */
export const useBegin = (focus: string | undefined) => {
  const session = useSession();
  const navigate = useNavigate();
  return useSingleFlight(async (planned: Planned) => {
    if (session.kind !== 'signed-in') return false;
    const start = await import('./start-session.ts').catch(() => undefined);
    if (!start) showToast({ text: copy.next.unreachable, tone: 'error' });
    if (!start) return false;
    const started = await start.startSession(session.user.uid, planned, focus);
    if (!started.ok) showToast({ text: started.error, tone: 'error' });
    else if (planned.kind === 'body') await navigate({ to: '/workout', search: { workout: started.value } });
    else await navigate({ to: '/guided-practice-player', search: { session: started.value } });
    return started.ok;
  });
};

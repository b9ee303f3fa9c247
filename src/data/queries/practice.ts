import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';

const useWithStatus = (status: PracticeSession['status'], limit: number) =>
  useLive('practiceSessions', { selector: { status }, sort: [{ status: 'asc' }, { sortKey: 'asc' }], limit });

/** The session under way, if any: the newest active one. */
export const useActivePractice = () => {
  const { documents, ready } = useWithStatus('active', 1);
  return { session: documents[0], ready };
};

/** The newest finished sessions. */
export const useFinishedPractice = (limit: number) => useWithStatus('finished', limit);

/** Sessions planned for a later day: transfer tests. */
export const usePlannedPractice = () => useWithStatus('planned', 20);

export const usePracticeSession = (id: string | undefined) => {
  const { document, ready } = useLiveOne('practiceSessions', id);
  return { session: document, ready };
};

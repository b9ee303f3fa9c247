import { useExamples } from '#src/data/queries/examples.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { SessionRow } from './session-row.tsx';

const Examples = () => (
  <ul>
    {useExamples('practiceSessions', 2).map((session) => (
      <SessionRow key={session.id} session={session} onOpen={() => undefined} />
    ))}
  </ul>
);

/** In place of the list of sessions before the first one. */
export const NoSessions = () => (
  <EmptyState of="practice" example={<Examples />}>
    {copy.history.empty}
  </EmptyState>
);

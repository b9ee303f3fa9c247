import type { Round } from '#src/domain/entities/round.entity.ts';
import { isRejected, useDocumentSync } from '#src/platform/state.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { copy } from './copy.ts';

/** Marks a round in a list that is in progress, has two scores, or is not sent yet. */
export const RoundMarks = ({ round }: { readonly round: Round }) => {
  const sync = useDocumentSync('rounds', round.id);
  return (
    <>
      {round.status !== 'finished' && <Badge>{copy.home.status[round.status]}</Badge>}
      {(round.conflicts?.length ?? 0) > 0 && <Badge tone="flag">{copy.home.disagreement}</Badge>}
      {(sync === 'pending' || sync === 'syncing') && <Badge>{copy.home.pending}</Badge>}
      {isRejected(sync) && <Badge tone="sand">{copy.home.rejected}</Badge>}
    </>
  );
};

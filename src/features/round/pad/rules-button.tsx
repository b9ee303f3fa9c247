import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { copy } from '#src/features/round/copy.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { RulesIcon } from '#src/ui/icons/screen-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';

type Props = { readonly round: Round; readonly hole: Hole; readonly go: GoTo; readonly from?: 'map' };

/** The Rules of Golf for the ball on this hole, in one tap. Only while a round is being played. */
export const RulesButton = ({ round, hole, go, from }: Props) =>
  round.status === 'active' && (
    <IconButton
      label={copy.pad.rules}
      icon={<RulesIcon />}
      onClick={() => go({ round: round.id, view: 'rules', hole: hole.n, from })}
    />
  );

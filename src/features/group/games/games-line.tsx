import type { Round } from '#src/domain/entities/round.entity.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { gameLine } from './standing-text.ts';

type Props = { readonly round: Round; readonly onOpen: () => void };

/** How the group's games stand, in one line of the pad. A tap shows everything. */
export const GamesLine = ({ round, onOpen }: Props) => (
  <button
    type="button"
    className="rule-b -mx-4 flex min-h-touch items-center gap-2 px-4 text-left lg:mx-0 lg:px-0"
    onClick={onOpen}
  >
    <span className="figures min-w-0 flex-1 text-note font-medium">
      {(round.games ?? []).map((game) => gameLine(round, game)).join(DOT)}
    </span>
    <ForwardIcon className="size-5 text-rough" />
  </button>
);

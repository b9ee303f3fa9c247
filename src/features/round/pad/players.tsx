import { clsx } from 'clsx';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Player } from '@divot/golf-rules';
import { Name } from '#src/ui/primitives/name.tsx';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { scoreInWords } from './score-in-words.ts';
import { playerStanding } from './standing.ts';

type Props = {
  readonly round: Round;
  readonly players: readonly Player[];
  /** Whose keys are open. */
  readonly open: Player;
  readonly onOpen: (player: Player) => void;
};

/** Everyone on the card with their score on this hole. A tap opens a player's keys. */
export const Players = ({ round, players, open, onOpen }: Props) => (
  <div role="group" aria-label={copy.pad.players} className="grid grid-cols-2 gap-1">
    {players.map((player) => {
      const { partnerId, name, hole } = player;
      if (!hole) return null;
      const { strokes, pickedUp, par } = hole;
      const who = name ?? copy.pad.you;
      const standing = playerStanding(round, player);
      const isOpen = partnerId === open.partnerId;
      return (
        <button
          key={partnerId ?? 'own'}
          type="button"
          aria-pressed={isOpen}
          aria-label={[who, scoreInWords(hole), standing].filter(Boolean).join(', ')}
          className={clsx(
            'edge flex min-h-11 low:min-h-10 tiny:min-h-10 touch-manipulation items-center justify-between gap-2 rounded-control px-2 text-left select-none',
            isOpen ? 'border-l-4! border-l-flag! bg-sunken' : 'bg-surface',
          )}
          onClick={() => onOpen(player)}
        >
          <span className="flex min-w-0 flex-col leading-tight">
            <Name className="truncate text-note font-medium">{who}</Name>
            <span className="figures truncate text-fine leading-tight text-rough">{standing}</span>
          </span>
          <Score
            strokes={pickedUp ? 'X' : (strokes ?? '–')}
            mark={strokes === undefined ? 'bare' : scoreMark(strokes - par)}
            size="chip"
          />
        </button>
      );
    })}
  </div>
);

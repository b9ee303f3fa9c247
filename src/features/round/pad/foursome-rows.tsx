import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, isPlayed, opponentOf, playersOf } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';
import { StrokesRow } from './score-row.tsx';
import { playerStanding } from './standing.ts';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  /** Whether the golfer's own score follows from their other answers. */
  readonly isScoreDerived: boolean;
  /** `partnerId` is undefined for the golfer. */
  readonly onPlayer: (partnerId: string | undefined, entry: HoleEntry) => void;
};

/** Every player's strokes on this hole, each in a row with its own chips, so no score lands on the wrong name. */
export const FoursomeRows = ({ round, hole: { n }, isScoreDerived, onPlayer }: Props) => {
  const players = playersOf(round, n);
  const awaited = players.find(({ hole }) => hole && !isPlayed(hole));
  const opponent = opponentOf(round);
  return (
    <div className="rule-t flex flex-col gap-1 pt-1 low:border-t-0 low:pt-0 lg:in-data-[theme=sunlight]:gap-0 lg:in-data-[theme=sunlight]:pt-0">
      {players.map((player) => {
        const { partnerId, name, hole } = player;
        const isOwn = partnerId === undefined;
        return (
          hole && (
            <StrokesRow
              inline
              key={partnerId ?? 'own'}
              label={isOwn ? copy.pad.you : (name ?? '')}
              hint={playerStanding(round, player)}
              hole={hole}
              isDerived={isOwn && isScoreDerived}
              isAwaited={player === awaited}
              isInMatch={opponent !== undefined && (isOwn || partnerId === opponent.id)}
              onEntry={(entry) => onPlayer(partnerId, entry)}
            />
          )
        );
      })}
    </div>
  );
};

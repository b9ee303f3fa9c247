import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, type Player, playersOf } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';
import { StrokesRow } from './score-row.tsx';
import { playerStanding } from './standing.ts';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly isScoreDerived: boolean;
  readonly onEntry: (entry: HoleEntry) => void;
  readonly onPartner: (partnerId: string, n: number, strokes: number) => void;
};

/** Every player's strokes on this hole, each in a row with its own chips, so no score lands on the wrong name. */
export const FoursomeRows = ({ round, hole, isScoreDerived, onEntry, onPartner }: Props) => {
  const players = playersOf(round, hole.n);
  const isOpen = ({ partnerId, strokes }: Player) =>
    strokes === undefined && !(partnerId === undefined && hole.pickedUp === true);
  const awaited = players.find(isOpen);
  return (
    <div className="rule-t flex flex-col gap-1 pt-1 low:border-t-0 low:pt-0 lg:in-data-[theme=sunlight]:gap-0 lg:in-data-[theme=sunlight]:pt-0">
      {players.map((player) => {
        const { partnerId, name } = player;
        const shared = {
          inline: true,
          par: hole.par,
          strokes: player.strokes,
          hint: playerStanding(round, player),
          isAwaited: player === awaited,
        };
        return partnerId === undefined ? (
          <StrokesRow
            {...shared}
            key="own"
            label={copy.pad.you}
            isPickedUp={hole.pickedUp === true}
            isDerived={isScoreDerived}
            onStrokes={(strokes) => onEntry({ strokes })}
            onPickUp={() => onEntry({ pickedUp: hole.pickedUp ? undefined : true })}
          />
        ) : (
          <StrokesRow
            {...shared}
            key={partnerId}
            label={name ?? ''}
            onStrokes={(strokes) => onPartner(partnerId, hole.n, strokes)}
          />
        );
      })}
    </div>
  );
};

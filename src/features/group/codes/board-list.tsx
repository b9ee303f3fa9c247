import { type Board, figuresOf } from '@divot/golf-games';
import { Name } from '#src/ui/primitives/name.tsx';
import { distinctNames } from '#src/domain/rounds/distinct-names.ts';
import { copy } from './copy.ts';

/** Everyone on a board with how far their card is. */
export const BoardList = ({ players }: Pick<Board, 'players'>) => {
  const names = distinctNames(players.map(({ name }) => name));
  return (
    <ul>
      {players.map(({ id, holes }, at) => {
        const figures = Object.values(holes).map((entries) => figuresOf(entries, id));
        const scored = figures.filter(([first]) => first !== null);
        const strokes = scored.reduce((sum, [first]) => sum + (typeof first === 'number' ? first : 0), 0);
        const disagreeing = figures.filter((all) => all.length > 1).length;
        return (
          <li key={id} className="rule-b flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Name className="font-medium">{names[at]}</Name>
            <span className="figures text-note text-rough">{copy.thru(scored.length, strokes)}</span>
            {disagreeing > 0 && (
              <span className="w-full text-note font-medium text-flag-ink">{copy.disagree(disagreeing)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};

import type { Game } from '@divot/golf-games';
import { gamesFor } from '#src/domain/rounds/group-games.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';

type Props = {
  /** Players beside the golfer. */
  readonly partners: number;
  readonly games: readonly Game[];
  readonly onChange: (games: readonly Game[]) => void;
};

/** Which games so many players play, before the first tee. */
export const GamesChoice = ({ partners, games, onChange }: Props) => (
  <fieldset className="flex flex-col gap-1.5">
    <legend className="mb-1.5 text-note font-medium">{copy.setUp}</legend>
    <p className="text-fine text-rough">{copy.setUpHint}</p>
    <div className="flex flex-wrap gap-2">
      {gamesFor([OWNER, ...Array.from({ length: partners }, (_, at) => String(at))]).map((game) => (
        <Button
          key={game}
          aria-pressed={games.includes(game)}
          onClick={() => onChange(games.includes(game) ? games.filter((one) => one !== game) : [...games, game])}
        >
          {copy.names[game]}
        </Button>
      ))}
    </div>
  </fieldset>
);

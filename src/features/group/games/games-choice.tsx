import type { Game } from '@divot/golf-games';
import { gamesFor } from '#src/domain/rounds/group-games.ts';
import { OWNER } from '#src/domain/rounds/round-game.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';

type Props = {
  /** Players beside the golfer. */
  readonly partners: number;
  readonly games: readonly Game[];
  readonly onChange: (games: readonly Game[]) => void;
};

/** Which games so many players play, before the first tee. */
export const GamesChoice = ({ partners, games, onChange }: Props) => (
  <Disclosure
    title={
      <span className="flex flex-col py-2">
        {copy.setUp}
        <span className="text-note font-text text-rough">
          {games.length === 0 ? copy.noneChosen : games.map((game) => copy.names[game]).join(DOT)}
        </span>
      </span>
    }
  >
    <p className="pb-2 text-fine text-rough">{copy.setUpHint}</p>
    <div role="group" aria-label={copy.setUp} className="flex flex-wrap gap-2 pb-2">
      {gamesFor([OWNER, ...Array.from({ length: partners }, (_, at) => String(at))]).map((game) => (
        <Button
          key={game}
          aria-pressed={games.includes(game)}
          variant={games.includes(game) ? 'primary' : 'secondary'}
          onClick={() => onChange(games.includes(game) ? games.filter((one) => one !== game) : [...games, game])}
        >
          {copy.names[game]}
        </Button>
      ))}
    </div>
  </Disclosure>
);

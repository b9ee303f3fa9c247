import type { Round } from '#src/domain/entities/round.entity.ts';
import { playGroupGame } from '#src/domain/rounds/group-games.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { GameResultView } from './game-result.tsx';
import { gameName } from './standing-text.ts';

/** How the games of a round ended, on its card. */
export const GamesSection = ({ round }: { readonly round: Round }) =>
  (round.games ?? []).map((game) => {
    const result = playGroupGame(round, game);
    return (
      <Section key={game.id} title={gameName(game)}>
        {result.ok ? <GameResultView round={round} game={game} result={result} /> : <p>{result.error}</p>}
      </Section>
    );
  });

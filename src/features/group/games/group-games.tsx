import type { GameResult } from '@divot/golf-games';
import type { GroupGame, Round } from '#src/domain/entities/round.entity.ts';
import { playGroupGame, verdictOf } from '#src/domain/rounds/group-games.ts';
import { GameResultView } from './game-result.tsx';
import { gameName } from './standing-text.ts';
import { Chapter } from '#src/ui/layout/chapter.tsx';
import { copy } from './copy.ts';
import { membersOf } from './game-sentence.ts';
import { namesIn } from '#src/domain/rounds/first-names.ts';

/** "You won", "Jo and Max won". */
const headline = (round: Round, game: GroupGame, result: GameResult): string => {
  const { verdict, first } = verdictOf(game, result);
  const nameOf = namesIn(round);
  return copy.verdicts[verdict](first.flatMap((id) => membersOf(game, id)).map((id) => nameOf(id) ?? copy.you));
};

/** How each game between the players ended: who won, where it was decided, who owes whom. */
export const GroupGames = ({ round }: { readonly round: Round }) =>
  (round.games ?? []).map((game) => {
    const result = playGroupGame(round, game);
    return (
      <Chapter key={game.id} title={gameName(game)}>
        {result.ok ? (
          <>
            <p className="text-title leading-tight font-strong">{headline(round, game, result)}</p>
            {result.decidedAt !== undefined && <p className="text-note">{copy.wonOn(result.decidedAt)}</p>}
            <GameResultView round={round} game={game} result={result} />
          </>
        ) : (
          <p>{result.error}</p>
        )}
      </Chapter>
    );
  });

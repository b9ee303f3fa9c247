import { createFileRoute } from '@tanstack/react-router';
import { gamesAtFrom } from '#src/features/games/games-at.ts';
import { GamesScreen } from '#src/features/games/games-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const FindGame = () => {
  const navigate = Route.useNavigate();
  return <GamesScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/find-game')({
  validateSearch: nothingElse(gamesAtFrom),
  component: FindGame,
});

import { createFileRoute } from '@tanstack/react-router';
import { parseGamesSearch } from '#src/features/invitations/games-search.ts';
import { GamesScreen } from '#src/features/invitations/games-screen.tsx';

const FindGame = () => {
  const navigate = Route.useNavigate();
  return <GamesScreen at={Route.useSearch()} go={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_golfer/find-game')({
  validateSearch: parseGamesSearch,
  component: FindGame,
});

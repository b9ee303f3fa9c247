import { createFileRoute } from '@tanstack/react-router';
import { parsePlayerSearch } from '#src/features/practice/player/player-search.ts';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';

const Player = () => {
  const navigate = Route.useNavigate();
  return (
    <PlayerScreen
      at={Route.useSearch()}
      open={(session) => void navigate({ search: { session }, replace: true })}
      exit={() => void navigate({ to: '/practice' })}
    />
  );
};

export const Route = createFileRoute('/_golfer/guided-practice-player')({
  validateSearch: parsePlayerSearch,
  component: Player,
});

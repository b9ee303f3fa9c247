import { createFileRoute } from '@tanstack/react-router';
import { playerAtFrom } from '#src/features/practice/player/player-at.ts';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

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
  validateSearch: nothingElse(playerAtFrom),
  component: Player,
});

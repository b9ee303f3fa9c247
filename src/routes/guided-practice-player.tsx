import { useNavigate } from '@tanstack/react-router';
import type { parsePlayerSearch } from '#src/features/practice/player/player-search.ts';
import { PlayerScreen } from '#src/features/practice/player/player-screen.tsx';
import type { Addressed } from './addressed.tsx';

export const Player = ({ at, go }: Addressed<ReturnType<typeof parsePlayerSearch>>) => {
  const navigate = useNavigate();
  const exit = () => void navigate({ to: '/practice' });
  return <PlayerScreen at={at} open={(session) => go({ session })} exit={exit} />;
};

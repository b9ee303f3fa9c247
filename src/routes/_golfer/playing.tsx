import { createFileRoute, useLocation } from '@tanstack/react-router';
import { type GoTo, arrivalFrom, playAtFrom } from '#src/features/round/play-at.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';

const Playing = () => {
  const navigate = Route.useNavigate();
  const arrival = useLocation({ select: ({ state }) => state });
  const go: GoTo = (search, options) => void navigate({ search, state: (before) => before, ...options });
  return <PlayingScreen at={Route.useSearch()} arrival={arrivalFrom(arrival)} go={go} />;
};

export const Route = createFileRoute('/_golfer/playing')({ validateSearch: playAtFrom, component: Playing });

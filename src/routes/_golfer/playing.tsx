import { createFileRoute, useLocation } from '@tanstack/react-router';
import { arrivalFrom } from '#src/features/round/arrival.ts';
import { type GoTo, playAtFrom } from '#src/features/round/play-at.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Playing = () => {
  const navigate = Route.useNavigate();
  const arrival = useLocation({ select: ({ state }) => state });
  const go: GoTo = (next, options) => void navigate({ search: next, state: (before) => before, ...options });
  return <PlayingScreen at={Route.useSearch()} arrival={arrivalFrom(arrival)} go={go} />;
};

export const Route = createFileRoute('/_golfer/playing')({
  validateSearch: nothingElse(playAtFrom),
  component: Playing,
});

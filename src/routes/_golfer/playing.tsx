import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { arrivalFrom } from '#src/features/round/arrival.ts';
import { type GoTo, playAtFrom } from '#src/features/round/play-at.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';

const Playing = () => {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  // Read again here: what validation leaves out, the router fills up from the address as it was typed.
  const at = useMemo(() => playAtFrom(search), [search]);
  const arrival = useLocation({ select: ({ state }) => state });
  const go: GoTo = (next, options) => void navigate({ search: next, state: (before) => before, ...options });
  return <PlayingScreen at={at} arrival={arrivalFrom(arrival)} go={go} />;
};

export const Route = createFileRoute('/_golfer/playing')({ validateSearch: playAtFrom, component: Playing });

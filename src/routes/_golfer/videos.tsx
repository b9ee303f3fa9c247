import { createFileRoute, useLocation } from '@tanstack/react-router';
import { arrivalFrom } from '#src/features/videos/arrival.ts';
import { type GoTo, videosAtFrom } from '#src/features/videos/videos-at.ts';
import { VideosScreen } from '#src/features/videos/videos-screen.tsx';
import { nothingElse } from '#src/platform/search-params.ts';

const Videos = () => {
  const navigate = Route.useNavigate();
  const arrival = useLocation({ select: ({ state }) => state });
  const go: GoTo = (search, { replace = false, keepArrival = false } = {}) =>
    void navigate({ search, replace, state: (before) => (keepArrival ? before : {}) });
  return <VideosScreen at={Route.useSearch()} arrival={arrivalFrom(arrival)} go={go} />;
};

export const Route = createFileRoute('/_golfer/videos')({
  validateSearch: nothingElse(videosAtFrom),
  component: Videos,
});

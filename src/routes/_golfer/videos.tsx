import { createFileRoute, useLocation } from '@tanstack/react-router';
import { parseNavigationState } from '#src/features/videos/navigation-state.ts';
import { type GoTo, parseVideosSearch } from '#src/features/videos/videos-search.ts';
import { VideosScreen } from '#src/features/videos/videos-screen.tsx';

const Videos = () => {
  const navigate = Route.useNavigate();
  const navigation = useLocation({ select: ({ state }) => state });
  const go: GoTo = (search, { replace = false, keepArrival = false } = {}) =>
    void navigate({ search, replace, state: (before) => (keepArrival ? before : {}) });
  return <VideosScreen at={Route.useSearch()} navigation={parseNavigationState(navigation)} go={go} />;
};

export const Route = createFileRoute('/_golfer/videos')({
  validateSearch: parseVideosSearch,
  component: Videos,
});

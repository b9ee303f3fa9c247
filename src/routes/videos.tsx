import { useLocation, useNavigate } from '@tanstack/react-router';
import { parseNavigationState } from '#src/features/videos/navigation-state.ts';
import type { GoTo, VideosSearch } from '#src/features/videos/videos-search.ts';
import { VideosScreen } from '#src/features/videos/videos-screen.tsx';
import type { Addressed } from './addressed.tsx';

export const Videos = ({ at }: Addressed<VideosSearch>) => {
  const navigate = useNavigate();
  const navigation = parseNavigationState(useLocation({ select: ({ state }) => state }));
  const go: GoTo = (search, { replace = false, keepArrival = false } = {}) =>
    void navigate({ to: '/videos', search, replace, state: (before) => (keepArrival ? before : {}) });
  return <VideosScreen at={at} navigation={navigation} go={go} />;
};

import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { parseNavigationState } from '#src/features/round/navigation-state.ts';
import { type GoTo, parsePlaySearch } from '#src/platform/play-search.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';

// Only a golfer with one finished round sees it.
const InstallDivot = lazy(async () => ({
  default: (await import('#src/features/profile/install-divot.tsx')).InstallDivot,
}));

const Playing = () => {
  const navigate = Route.useNavigate();
  const navigation = useLocation({ select: ({ state }) => state });
  const go: GoTo = (next, options) => void navigate({ search: next, state: (before) => before, ...options });
  return (
    <RoundAreas>
      <PlayingScreen
        at={Route.useSearch()}
        navigation={parseNavigationState(navigation)}
        go={go}
        install={
          <Suspense>
            <InstallDivot />
          </Suspense>
        }
      />
    </RoundAreas>
  );
};

export const Route = createFileRoute('/_golfer/playing')({
  validateSearch: parsePlaySearch,
  component: Playing,
});

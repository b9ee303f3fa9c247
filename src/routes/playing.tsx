import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { parseNavigationState } from '#src/features/round/navigation-state.ts';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';
import type { PlaySearch } from '#src/platform/play-search.ts';
import type { Addressed } from './addressed.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

// Only a golfer with one finished round sees it.
const InstallDivot = lazyPart(() => import('#src/features/profile/install-divot.tsx'), 'InstallDivot');

const install = (
  <Suspense>
    <InstallDivot />
  </Suspense>
);

export const Playing = (props: Addressed<PlaySearch>) => {
  const navigation = parseNavigationState(useLocation({ select: ({ state }) => state }));
  return (
    <RoundAreas>
      <PlayingScreen {...props} navigation={navigation} install={install} />
    </RoundAreas>
  );
};

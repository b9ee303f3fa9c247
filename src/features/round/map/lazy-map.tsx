import { lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const MapScreen = lazy(async () => ({ default: (await import('./map-screen.tsx')).MapScreen }));

const ShotsMap = lazy(async () => ({ default: (await import('./shots-map.tsx')).ShotsMap }));

/** The map is fetched when it is first looked at: no start pays for it. */
type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

export const LazyMap = (props: Props) => (
  <Suspense fallback={null}>
    <MapScreen {...props} />
  </Suspense>
);

/** The round afterwards on the same map. */
export const LazyShotsMap = (props: Props) => (
  <Suspense fallback={null}>
    <ShotsMap {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const MapScreen = lazy(async () => ({ default: (await import('./map-screen.tsx')).MapScreen }));

const ShotsMap = lazy(async () => ({ default: (await import('./shots-map.tsx')).ShotsMap }));

/** Loads the map when it is first opened, so it does not slow the app's start. */
type Props = { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo };

export const LazyMap = (props: Props) => (
  <Suspense fallback={null}>
    <MapScreen {...props} />
  </Suspense>
);

/** A finished round on the same map. */
export const LazyShotsMap = (props: Props) => (
  <Suspense fallback={null}>
    <ShotsMap {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const MapScreen = lazy(async () => ({ default: (await import('./map-screen.tsx')).MapScreen }));

/** The map is fetched when it is first looked at: no start pays for it. */
export const LazyMap = (props: { readonly round: Round; readonly hole: number | undefined; readonly go: GoTo }) => (
  <Suspense fallback={null}>
    <MapScreen {...props} />
  </Suspense>
);

import { lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const Screen = lazy(async () => ({ default: (await import('./hand-over-screen.tsx')).HandOverScreen }));

/** Loads codes and camera when they are first opened, so they do not slow the app's start. */
export const LazyHandOver = (props: { readonly round: Round; readonly go: GoTo }) => (
  <Suspense fallback={null}>
    <Screen {...props} />
  </Suspense>
);

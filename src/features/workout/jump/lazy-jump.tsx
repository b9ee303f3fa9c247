import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { GoTo } from '#src/features/workout/workout-search.ts';

const Loaded = lazy(async () => ({ default: (await import('./jump-screen.tsx')).JumpScreen }));

/** Rarely opened, so its code loads on demand. */
export const JumpScreen = (props: { readonly go: GoTo }) => (
  <Suspense fallback={<Skeleton className="mt-8 h-60" />}>
    <Loaded {...props} />
  </Suspense>
);

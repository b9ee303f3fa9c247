import { Suspense, lazy } from 'react';
import type { FaultId } from '@divot/golf-content';
import { copy } from '#src/features/focus/copy.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';

// Loads separately, so that Home does not wait for the figure.
const FaultFrames = lazy(async () => {
  const { FaultFrames: frames } = await import('#src/ui/figures/fault-frames.tsx');
  return { default: frames };
});

/** How a swing fault looks, and how it looks without. */
export const FaultPicture = ({ faultId, hand }: { readonly faultId: FaultId; readonly hand: Handedness }) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <FaultFrames faultId={faultId} hand={hand} words={copy.frames} once />
  </Suspense>
);

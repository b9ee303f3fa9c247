import { Suspense } from 'react';
import type { FaultId } from '@divot/golf-content';
import { copy } from '#src/features/focus/copy.ts';
import type { Handedness } from '#src/domain/shared/handedness.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

// Loads separately, so that Home does not wait for the figure.
const FaultFrames = lazyPart(() => import('#src/ui/figures/fault-frames.tsx'), 'FaultFrames');

/** How a swing fault looks, and how it looks without. */
export const FaultPicture = ({ faultId, hand }: { readonly faultId: FaultId; readonly hand: Handedness }) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <FaultFrames faultId={faultId} hand={hand} words={copy.frames} once />
  </Suspense>
);

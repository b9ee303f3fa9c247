import { type ComponentProps, lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const Screen = lazy(async () => ({ default: (await import('./hand-over-screen.tsx')).HandOverScreen }));

const Note = lazy(async () => ({ default: (await import('./live-board.tsx')).LiveNote }));

/** Loads codes and camera when they are first opened, so they do not slow the app's start. */
export const LazyHandOver = (props: { readonly round: Round; readonly go: GoTo }) => (
  <Suspense fallback={null}>
    <Screen {...props} />
  </Suspense>
);

/** Loads only for a round that is shared live. */
export const LiveNote = (props: ComponentProps<typeof Note>) =>
  props.round.boardKey !== undefined && (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  );

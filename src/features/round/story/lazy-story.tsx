import { lazy, Suspense } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { GoTo } from '#src/features/round/play-search.ts';

const Story = lazy(async () => ({ default: (await import('./story-screen.tsx')).StoryScreen }));

/** Loads the story only when a round is over, so it does not slow the app's start. */
export const StoryScreen = (props: { readonly round: Round; readonly go: GoTo }) => (
  <Suspense fallback={null}>
    <Story {...props} />
  </Suspense>
);

import { type ComponentProps, lazy, Suspense } from 'react';

const Line = lazy(async () => ({ default: (await import('./games-line.tsx')).GamesLine }));
const GamesOverview = lazy(async () => ({ default: (await import('./games-sheet.tsx')).GamesSheet }));
const OnCard = lazy(async () => ({ default: (await import('./games-section.tsx')).GamesSection }));
const Choice = lazy(async () => ({ default: (await import('./games-choice.tsx')).GamesChoice }));

// Games load only for a group that plays one, so that they do not slow the app's start.

export const GamesLine = (props: ComponentProps<typeof Line>) =>
  (props.round.games ?? []).length > 0 && (
    <Suspense fallback={null}>
      <Line {...props} />
    </Suspense>
  );

export const GamesSheet = (props: ComponentProps<typeof GamesOverview>) =>
  props.open && (
    <Suspense fallback={null}>
      <GamesOverview {...props} />
    </Suspense>
  );

export const GamesSection = (props: ComponentProps<typeof OnCard>) =>
  (props.round.games ?? []).length > 0 && (
    <Suspense fallback={null}>
      <OnCard {...props} />
    </Suspense>
  );

export const GamesChoice = (props: ComponentProps<typeof Choice>) =>
  props.partners > 0 && (
    <Suspense fallback={null}>
      <Choice {...props} />
    </Suspense>
  );

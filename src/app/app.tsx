import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { AuthenticationProvider, useSession } from '#src/platform/state.ts';
import { AuthenticatingScreen } from '#src/ui/layout/authenticating-screen.tsx';
import { StartupScreen } from '#src/ui/layout/startup-screen.tsx';
import { Toasts } from '#src/ui/primitives/toasts.tsx';
import { copy } from './copy.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { FailedScreen } from './errors/failed-screen.tsx';
import { router } from './router.ts';
import { useProgress } from './startup/progress.ts';
import { startupSteps } from './startup/steps.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

// Most golfers never see it.
const CannotStart = lazyPart(() => import('./cannot-start.tsx'), 'CannotStart');

const cannotStart = (missing?: readonly string[]) => (
  <Suspense>
    <CannotStart missing={missing} />
  </Suspense>
);

const stepLabels = startupSteps.map(({ name }) => copy.startup.steps[name]);

/** Shows nothing of the app before the start is over and the session is known. */
const Gate = () => {
  const progress = useProgress();
  const session = useSession();
  if (progress.phase === 'no-storage') return cannotStart();
  if (progress.phase === 'failed') return <FailedScreen error={progress.error} reset={() => location.reload()} />;
  if (progress.phase === 'starting') {
    return progress.shown ? (
      <StartupScreen label={copy.startup.label} steps={stepLabels} current={progress.step} />
    ) : null;
  }
  if (session.kind === 'resolving') return <AuthenticatingScreen text={copy.authenticating} />;
  return <RouterProvider router={router} />;
};

export const App = () => (
  <StrictMode>
    <ErrorBoundary>
      {configCheck.ok ? (
        <AuthenticationProvider>
          <Gate />
        </AuthenticationProvider>
      ) : (
        cannotStart(configCheck.missing)
      )}
      <Toasts />
    </ErrorBoundary>
  </StrictMode>
);

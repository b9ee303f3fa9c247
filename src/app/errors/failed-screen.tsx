import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { ErrorScreen } from '#src/ui/layout/error-screen.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/app/copy.ts';
import { ChunkLoadError, isChunkError } from './chunk-load-error.ts';
import { reloadApp } from './reload-app.ts';
import { countRetry, retriesOn } from './retries.ts';

type FailedScreenProps = { readonly error: unknown; readonly reset: () => void };

/** Replaces a screen that failed. */
export const FailedScreen = ({ error, reset }: FailedScreenProps) => {
  const isChunk = isChunkError(error);
  // Each engine throws its own TypeError for a missing chunk. Log it apart from a bug's TypeError.
  const [id] = useState(() => logError(isChunk ? new ChunkLoadError() : error));
  const path = location.pathname;
  useEffect(() => {
    document.title = copy.error.tab;
  }, []);
  return (
    <ErrorScreen
      title={copy.error.title}
      advice={isChunk ? copy.error.staleAdvice : copy.error.advice}
      facts={[
        { name: copy.error.id, value: id },
        { name: copy.error.retries, value: String(retriesOn(path)) },
      ]}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              countRetry(path);
              reset();
            }}
          >
            {copy.error.tryAgain}
          </Button>
          <Button onClick={reloadApp}>{copy.error.reload}</Button>
          <Button variant="quiet" onClick={() => location.assign('/dashboard')}>
            {copy.error.home}
          </Button>
        </>
      }
    />
  );
};

/** The same for the router, which has to look for the screen again: the fault may have been in its own matching. */
export const FailedRoute = ({ error }: { readonly error: unknown }) => {
  const router = useRouter();
  return <FailedScreen error={error} reset={() => void router.invalidate()} />;
};

import { useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { copy } from '#src/app/copy.ts';
import { ChunkLoadError } from '#src/app/errors/chunk-load-error.ts';

/** How long to wait for a lazy screen. */
export const SCREEN_TIMEOUT_MS = 120_000;

/**
 * A thin line at the top while the next screen loads. It hides 300 ms after the screen is there. Throws ChunkLoadError
 * if the screen does not load.
 */
export const RouteLoader = () => {
  const loading = useRouterState({ select: ({ status }) => status === 'pending' });
  const [timedOut, setTimedOut] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const giveUp = setTimeout(() => setTimedOut(true), SCREEN_TIMEOUT_MS);
    return () => clearTimeout(giveUp);
  }, [loading]);

  if (timedOut) throw new ChunkLoadError('The screen did not come in time');
  return (
    <div
      role="progressbar"
      aria-label={copy.loadingScreen}
      className={clsx(
        'fixed inset-x-0 top-0 z-50 h-1 bg-fairway transition-[visibility] duration-0',
        loading ? 'visible animate-breathe' : 'invisible delay-300',
      )}
    />
  );
};

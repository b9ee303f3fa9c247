import { ChunkLoadError } from '#src/app/errors/chunk-load-error.ts';
import { SCREEN_TIMEOUT_MS } from '#src/app/shell/route-loader.tsx';
import { state } from '#src/platform/state.ts';
import { progressAtom } from './progress.ts';

/** If the first screen takes longer than this, show what the start is doing. */
const SHOWN_AFTER_MS = 3_000;

/**
 * Waits for the first screen, which may be lazy: the loader with the timeout is mounted only with the screen. Rejects
 * with ChunkLoadError if the screen does not load.
 */
export const firstScreen = async (load: () => Promise<void>): Promise<void> => {
  const showing = setTimeout(() => {
    const progress = state.get(progressAtom);
    if (progress.phase === 'starting') state.set(progressAtom, { ...progress, shown: true });
  }, SHOWN_AFTER_MS);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    giveUp = setTimeout(
      () => reject(new ChunkLoadError(`No screen after ${SCREEN_TIMEOUT_MS / 1000} s`)),
      SCREEN_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([load(), late]);
  } finally {
    clearTimeout(showing);
    clearTimeout(giveUp);
  }
};

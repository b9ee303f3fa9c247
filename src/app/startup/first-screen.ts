import { ChunkLoadError } from '#src/app/errors/chunk-load-error.ts';
import { SCREEN_TIMEOUT_MS } from '#src/app/shell/route-loader.tsx';
import { state } from '#src/platform/state.ts';
import { progressAtom } from './progress.ts';

/** A start that waits longer than this for its screen shows what it is doing. */
const SHOWN_AFTER_MS = 3_000;

/**
 * Waits for the first screen, which may be a lazy one: the loader that gives a screen up after its time is mounted only
 * with the screen. Rejects with ChunkLoadError when none comes.
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

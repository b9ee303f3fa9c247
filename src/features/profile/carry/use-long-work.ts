import { useEffect, useRef, useState } from 'react';
import type { Watch } from '#src/platform/waiting/watch.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';

/**
 * Long work that shows its progress and that the golfer can cancel; leaving the screen cancels it too. `share` is
 * undefined while nothing runs. `run` calls `onFailed` if the work rejects by itself.
 */
export const useLongWork = (onFailed: () => void) => {
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (work: (watch: Watch) => Promise<void>): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    setShare(0);
    try {
      await work({ onProgress: setShare, signal: control.signal });
    } catch (error) {
      if (!control.signal.aborted) {
        logError(error);
        onFailed();
      }
    } finally {
      setShare(undefined);
    }
  };
  return { share, run, cancel: () => running.current?.abort() };
};

// The page of `npm run swing:analyze`: the app's own client and worker, with nothing else around them.

import '#src/app/trusted-types.ts';
import { analyseSwing, readJump } from '#src/platform/workers/swing-worker.ts';
import type { JumpOutcome, SwingOutcome } from '@divot/swing';

export interface PageOutcome {
  readonly outcome: SwingOutcome;
  /** Longest task of the page's main thread in clock time, ms. 0 when none took more than 50. */
  readonly longestTaskMs: number;
}

const analyse = async (address: string, abortAfterMs?: number): Promise<PageOutcome> => {
  const video = await (await fetch(address)).blob();
  let longestTaskMs = 0;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, entry.duration);
  });
  watch.observe({ type: 'longtask' });
  const outcome = await analyseSwing(
    video,
    abortAfterMs === undefined ? {} : { signal: AbortSignal.timeout(abortAfterMs) },
  );
  watch.disconnect();
  return { outcome, longestTaskMs: Math.round(longestTaskMs) };
};

/** The same, but leaves the result in `analysedClip`: passing it to the browser's driver would add work of its own. */
const analyseAside = async (address: string): Promise<void> => {
  window.analysedClip = await analyse(address);
};

const readJumpOf = async (address: string): Promise<JumpOutcome> => readJump(await (await fetch(address)).blob());

declare global {
  interface Window {
    analyseClip?: typeof analyse;
    readJumpOf?: typeof readJumpOf;
    analyseClipAside?: typeof analyseAside;
    analysedClip?: PageOutcome;
  }
}
window.analyseClip = analyse;
window.readJumpOf = readJumpOf;
window.analyseClipAside = analyseAside;

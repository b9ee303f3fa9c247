/** Resolves when the thread is idle, at the latest after a second. Safari cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done, 300);
  });

const QUIET_MS = 500;
const PATIENCE_MS = 5_000;

/**
 * Resolves when no task has held the thread for over 50 ms in half a second. At the latest after five seconds, or when
 * the page is hidden. In browsers that do not report long tasks, as `whenIdle`.
 */
export const whenQuiet = async (): Promise<void> => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('longtask')) return whenIdle();
  const beganMs = performance.now();
  let busyUntilMs = beganMs;
  const tasks = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntilMs = Math.max(busyUntilMs, startTime + duration);
  });
  tasks.observe({ type: 'longtask' });
  const isOver = (nowMs: number) => nowMs >= Math.min(busyUntilMs + QUIET_MS, beganMs + PATIENCE_MS);
  while (!isOver(performance.now()) && document.visibilityState !== 'hidden') {
    await new Promise((next) => {
      setTimeout(next, QUIET_MS / 5);
    });
  }
  tasks.disconnect();
  return undefined;
};

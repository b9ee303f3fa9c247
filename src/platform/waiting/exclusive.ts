// One tab at a time: two taps, or two open tabs, must not both find nothing and start the same thing twice.

/** The browser's Web Locks. Workers and insecure pages may have none. */
export const webLocks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Runs `work` while no other work of this name runs, in this tab or another. `waitAtMostMs`: how long work that hangs
 * may hold up the next. Without it, the next waits as long as it takes.
 */
export const runExclusive = async <T>(name: string, work: () => Promise<T>, waitAtMostMs?: number): Promise<T> => {
  const locks = webLocks();
  if (!locks) return work();
  if (waitAtMostMs === undefined) return locks.request(name, {}, work);
  let running: Promise<T> | undefined;
  const once = () => (running ??= work());
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(waitAtMostMs) }, once);
  } catch (error) {
    if (running) throw error;
    return once();
  }
};

// One tab at a time: two taps, or two open tabs, must not both find that there is nothing yet and begin it twice.

/** The browser's Web Locks; a worker or a page without a secure address may have none. */
export const webLocks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/**
 * Runs `work` when no other work of this name runs, in this tab or another. `waitAtMostMs`: one that hangs keeps the
 * next waiting no longer than that; without it the next waits as long as it takes.
 */
export const runExclusive = async <T>(name: string, work: () => Promise<T>, waitAtMostMs?: number): Promise<T> => {
  const locks = webLocks();
  if (!locks) return work();
  if (waitAtMostMs === undefined) return locks.request(name, {}, work);
  let begun: Promise<T> | undefined;
  const once = () => (begun ??= work());
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(waitAtMostMs) }, once);
  } catch (error) {
    if (begun) throw error;
    return once();
  }
};

import { vi } from 'vitest';

// A machine that is busy with something else takes longer than the second that is given.

/** Waits until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval: 20 });

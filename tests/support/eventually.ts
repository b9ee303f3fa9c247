import { vi } from 'vitest';

// On a busy machine the default of one second is too short.

/** Waits until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval: 20 });

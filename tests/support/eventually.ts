import { vi } from 'vitest';

// A busy machine takes longer than the default of one second.

/** Waits until the check passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 25_000, interval: 20 });

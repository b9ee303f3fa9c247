import { vi } from 'vitest';

/**
 * Waits until the check passes; on a busy machine the default of one second is too short. A check that searches a large
 * screen by role holds up what it waits for, so it rests for twice as long as it took.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => {
  let restsUntilMs = -Infinity;
  let failure: unknown;
  return vi.waitFor(
    async () => {
      const beganMs = performance.now();
      if (beganMs < restsUntilMs) throw failure;
      try {
        return await check();
      } catch (error) {
        failure = error;
        const nowMs = performance.now();
        restsUntilMs = nowMs + 2 * (nowMs - beganMs);
        throw error;
      }
    },
    { timeout: 25_000, interval: 20 },
  );
};

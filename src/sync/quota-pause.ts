import { FirebaseError } from 'firebase/app';
import { debounce } from '#src/platform/debounce.ts';
import type { Gate } from './gate.ts';

const LAST_PAUSE_MS = 300_000;

/** The project's quota is used up: the cloud refuses every request, and may bill it. */
export const isQuotaUsedUp = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('resource-exhausted');

/**
 * Once the quota is used up, nothing passes the gate but one `ask` at a time, after a pause that doubles each time.
 * When an answer comes, the others go on.
 */
export const createQuotaPause = (gate: Gate, firstPauseMs: number, ask: () => Promise<unknown>) => {
  let pauseMs = firstPauseMs;
  let endedAt = Number.NEGATIVE_INFINITY;
  const question = debounce(async () => {
    try {
      await ask();
    } catch (error) {
      if (isQuotaUsedUp(error)) {
        again();
        return;
      }
    }
    endedAt = performance.now();
    gate.resume();
  });
  const again = () => {
    question.after(pauseMs);
    pauseMs = Math.min(LAST_PAUSE_MS, pauseMs * 2);
  };
  return {
    onFailure: (error: unknown): void => {
      if (!isQuotaUsedUp(error) || gate.isPaused) return;
      // Reads may be left when writes are not: the pause goes on doubling until a while has passed without a refusal.
      if (performance.now() - endedAt > LAST_PAUSE_MS) pauseMs = firstPauseMs;
      gate.pause();
      again();
    },
    stop: question.stop,
  };
};

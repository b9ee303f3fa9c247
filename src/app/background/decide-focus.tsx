import { useEffect } from 'react';
import { storeFocus } from '#src/data/commands/focus.ts';
import { shownDocument } from '#src/data/live/sources.ts';
import { useArrival } from '#src/data/queries/arrival.ts';
import { type Decided, useDecision } from '#src/data/queries/decision.ts';
import { readFocuses, runningFocus } from '#src/domain/coach/stored-focus.ts';
import { logError } from '#src/platform/error-log.ts';

/** Stores a focus that began, was prolonged or ended, unless its golfer is no longer shown. */
const store = async ({ decision, known: { profile, today } }: Decided): Promise<void> => {
  if (shownDocument('profiles', profile.id) !== profile) return;
  const running = runningFocus(readFocuses(profile.focuses));
  if (decision.kind !== 'work-on') {
    if (running) await storeFocus(profile.id, undefined, today);
  } else if (running?.id !== decision.id || running.retestOn !== decision.retestOn) {
    await storeFocus(profile.id, decision, today);
  }
};

/**
 * Decides what to work on and stores it, whichever screen is open. Draws nothing. Stores nothing while the golfer's
 * documents are still being fetched: a focus must not end because its rounds are on the way.
 */
export const DecideFocus = () => {
  const hasArrived = useArrival() === 'complete';
  const decided = useDecision();
  useEffect(() => {
    if (decided && hasArrived) store(decided).catch(logError);
  }, [decided, hasArrived]);
  return null;
};

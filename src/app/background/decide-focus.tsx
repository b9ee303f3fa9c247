import { useEffect } from 'react';
import { forgetStartModules } from '#src/app/startup/start-modules.ts';
import { storeFocus } from '#src/data/commands/focus.ts';
import { decisionSource, storeDecision } from '#src/data/live/decision.ts';
import { shownDocument } from '#src/data/live/sources.ts';
import { createTimeSlicedHook } from '#src/data/live/time-slicing.ts';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useCoachEvidence } from '#src/data/queries/coach-evidence.ts';
import type { Decided } from '#src/domain/coach/coach.ts';
import { decideInSteps } from '#src/domain/coach/decide-in-steps.ts';
import type { Known } from '#src/domain/coach/evidence.ts';
import { isOnlyFocus } from '#src/domain/coach/stored-focus.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';

const useDecided = createTimeSlicedHook(function* (golfer: Known) {
  return { golfer, decided: yield* decideInSteps(golfer) };
});

/** Stores a focus that began, was prolonged or ended. */
const storeFocusOf = async ({ decision }: Decided, { profile, today }: Known): Promise<void> => {
  const focus = decision.kind === 'work-on' ? decision : undefined;
  if (!isOnlyFocus(profile, focus)) await storeFocus(profile.id, focus, today);
};

/**
 * Decides what to work on and stores it, whichever screen is open. Draws nothing. While the golfer's documents are
 * still being fetched it begins and ends no focus, because the rounds that decide it may be on the way.
 */
export const DecideFocus = () => {
  const arrival = useArrival();
  const golfer = useCoachEvidence();
  const latest = useDecided(arrival === 'fetching' ? undefined : golfer);
  useEffect(() => {
    // The result may be about a golfer who is no longer shown.
    if (!latest || shownDocument('profiles', latest.golfer.profile.id) !== latest.golfer.profile) return;
    if (decisionSource.read().decided?.decision.kind !== latest.decided.decision.kind) forgetStartModules();
    storeDecision(latest.decided).catch(logError);
    if (arrival === 'complete') storeFocusOf(latest.decided, latest.golfer).catch(logError);
  }, [latest, arrival]);
  return null;
};

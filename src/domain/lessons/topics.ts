import type { FaultId } from '@divot/golf-content';
import type { Decision } from '#src/domain/coach/coach.ts';

/** What a lesson can be about: the golfer's focus first, then the swing faults. */
export const lessonTopics = (decision: Decision | undefined, faultIds: readonly FaultId[]): readonly string[] => {
  const focus = decision?.kind === 'work-on' ? (decision.faultId ?? decision.part) : undefined;
  return focus ? [...new Set([focus, ...faultIds])] : faultIds;
};

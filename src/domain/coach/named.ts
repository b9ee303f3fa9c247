import type { Part } from '@divot/golf-rules';
import type { FaultId } from '@divot/golf-content';
import type { Decision } from './coach-types.ts';

/** The part of the game that a decision is about. None for a focus begun from a swing fault. */
export const namedPart = (decision: Decision): Part | undefined =>
  decision.kind === 'work-on' && decision.faultId === undefined ? decision.part : undefined;

/** The swing fault that a decision is about: the one the focus was begun from, else its cause. */
export const namedFault = (decision: Decision): FaultId | undefined => {
  if (decision.kind === 'work-on') return decision.faultId ?? decision.cause?.faultId;
  return decision.kind === 'not-enough' ? decision.hint?.cause?.faultId : undefined;
};

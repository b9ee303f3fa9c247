import { faultsInOrder } from '#src/domain/coach/fault-order.ts';
import { useDecision } from './decision.ts';
import { useProfile } from './profile.ts';

/** The golfer's swing faults, the one that the coach's decision names first. */
export const useFaults = () => faultsInOrder(useProfile().profile, useDecision()?.decision);

import type { Part } from '@divot/golf-rules';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type FaultId, readFaultIds } from '@divot/golf-content';
import type { Decision } from './coach-types.ts';
import { costsIn } from './costs.ts';
import { namedFault } from './named.ts';
import { runningFocus } from './stored-focus.ts';

// The golfer's faults, as assessed (SPEC section 4 shows the first) and in the order of what costs strokes now. Light
// enough for the first paint because it only reads the stored focus and the stored decision.

/** The part of the game that the stored focus is called by. None for a focus begun from a swing fault. */
export const focusPart = (golfer: Parameters<typeof runningFocus>[0]): Part | undefined => {
  const focus = runningFocus(golfer);
  return focus?.faultId === undefined ? focus?.part : undefined;
};

type Golfer = Pick<Profile, 'swingIssues' | 'swingAssessment' | 'focusHistory'>;

/** The golfer's faults in the order in which they are stored. */
export const storedFaults = (golfer: Golfer | undefined): readonly FaultId[] => {
  const assessed = readFaultIds(golfer?.swingAssessment?.faultIds);
  return assessed.length > 0 ? assessed : readFaultIds(golfer?.swingIssues);
};

/** The fault that this week is about, by the decision or, without one, by the stored focus. */
export const weekFault = (golfer: Golfer | undefined, decision?: Decision): FaultId | undefined =>
  decision ? namedFault(decision) : golfer && runningFocus(golfer)?.faultId;

/** Those stored, in their order, and at the end that of the week if it is none of them: what Home lists. */
export const faultsAsStored = (golfer: Golfer | undefined, decision?: Decision): readonly FaultId[] => [
  ...new Set([...storedFaults(golfer), ...[weekFault(golfer, decision)].filter((id) => id !== undefined)]),
];

/**
 * The fault that the decision or, without one, the stored focus names, then faults that cost in the focus part, then the
 * others, each in the order stored.
 */
export const faultsInOrder = (golfer: Golfer | undefined, decision?: Decision): readonly FaultId[] => {
  const focus = golfer && runningFocus(golfer);
  const named = weekFault(golfer, decision);
  const faultIds = storedFaults(golfer);
  const costly = faultIds.filter((id) => focus && costsIn(id, focus.part));
  return [...new Set([...(named ? [named] : []), ...costly, ...faultIds])];
};

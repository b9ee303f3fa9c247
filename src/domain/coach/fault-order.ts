import type { Part } from '@divot/golf-rules';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type FaultId, readFaultIds } from '@divot/golf-content';
import { costsIn } from './costs.ts';
import { runningFocus } from './stored-focus.ts';

// The golfer's faults, as assessed (SPEC section 4 shows the first) and in the order of what costs strokes now. Light
// enough for the first paint because it only reads the focus stored in the profile.

/** The part the golfer is working on now. */
export const focusPart = (golfer: Parameters<typeof runningFocus>[0]): Part | undefined => runningFocus(golfer)?.part;

type Golfer = Pick<Profile, 'swingIssues' | 'swingAssessment' | 'focusHistory' | 'focuses'>;

/** The golfer's faults in the order in which they are stored. */
export const storedFaults = (golfer: Golfer | undefined): readonly FaultId[] => {
  const assessed = readFaultIds(golfer?.swingAssessment?.faultIds);
  return assessed.length > 0 ? assessed : readFaultIds(golfer?.swingIssues);
};

/** Faults that cost in the focus part first, then the others, each in the order stored. */
export const faultsInOrder = (golfer: Golfer | undefined): readonly FaultId[] => {
  if (!golfer) return [];
  const faultIds = storedFaults(golfer);
  const part = focusPart(golfer);
  if (!part) return faultIds;
  const costs = (faultId: FaultId) => costsIn(faultId, part);
  return [...faultIds.filter(costs), ...faultIds.filter((id) => !costs(id))];
};

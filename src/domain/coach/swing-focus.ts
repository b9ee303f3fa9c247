import type { FaultId } from '@divot/golf-content';
import { type IsoDay, compact } from '@divot/basics';
import { type Part, PARTS } from '@divot/golf-rules';
import { type PartLoss, lossIn } from '@divot/analytics';
import { costsIn } from './costs.ts';
import type { StoredFocus } from '#src/domain/entities/profile.entity.ts';
import { chosenFocus } from './stored-focus.ts';

/**
 * A focus the golfer begins from a swing fault, with the drill that was shown for it. Its part is the one where the fault
 * costs this golfer most, or approach play if none is known. It stores what that part costs now, so that the diary has a
 * "before".
 */
export const swingFocus = (
  faultId: FaultId,
  losses: readonly PartLoss[],
  today: IsoDay,
  drillId?: string,
): StoredFocus => {
  const cost = (part: Part) => lossIn(losses, part)?.value ?? 0;
  const [part = 'approach'] = PARTS.filter((one) => costsIn(faultId, one)).toSorted((a, b) => cost(b) - cost(a));
  return compact<StoredFocus>({ ...chosenFocus(part, losses, today), id: `${today}-${faultId}`, faultId, drillId });
};

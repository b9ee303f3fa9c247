import { DRILLS, type Drill, sparesPain } from '@divot/golf-content';
import type { Group } from '@divot/golf-rules';
import { FOCUS_AREAS, FOCUS_OF_GROUP } from './focus.ts';

/**
 * A drill for a part of the game that spares what hurts. It comes from the part's own area, and a block drill is
 * preferred.
 */
export const drillForPart = (part: Group, pain: readonly string[]): Drill | undefined => {
  const [own] = FOCUS_AREAS[FOCUS_OF_GROUP[part]];
  const spared = DRILLS.filter(({ area }) => area === own).filter((drill) => sparesPain(drill, pain));
  return spared.find(({ mode }) => mode === 'block') ?? spared[0];
};

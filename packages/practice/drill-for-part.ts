import { DRILLS, type Drill, sparesPain } from '@divot/golf-content';
import type { Part } from '@divot/golf-rules';
import { FOCUS_AREAS, FOCUS_OF_PART } from './focus.ts';

/**
 * A drill for a part of the game that spares what hurts. It comes from the part's own area, and a block drill is
 * preferred.
 */
export const drillForPart = (part: Part, pain: readonly string[]): Drill | undefined => {
  const [focusArea] = FOCUS_AREAS[FOCUS_OF_PART[part]];
  const spared = DRILLS.filter(({ area }) => area === focusArea).filter((drill) => sparesPain(drill, pain));
  return spared.find(({ mode }) => mode === 'block') ?? spared[0];
};

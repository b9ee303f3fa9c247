import type { Part } from '@divot/golf-rules';
import type { FaultId, FindingId } from '@divot/golf-content';

/** Faults that cost strokes in each part, judged by the catalogue's ball flights. */
const COSTS: Record<Part, readonly FaultId[]> = {
  'off-tee': ['slice', 'hook', 'over-the-top', 'casting', 'rushed-tempo', 'cupped-wrist'],
  approach: [
    'poor-shaft-lean',
    'reverse-pivot',
    'chicken-wing',
    'sway',
    'casting',
    'excessive-slide',
    'weight-distribution',
    'over-the-top',
  ],
  'short-game': ['deceleration', 'casting'],
  putting: ['deceleration'],
};

export const costsIn = (findingId: FindingId, part: Part): boolean => COSTS[part].some((id) => id === findingId);

import type { Part } from '@divot/golf-rules';
import type { DrillArea } from '@divot/golf-content';

export type Focus = 'general' | 'driving' | 'approach' | 'short-game' | 'putting' | 'mental';

/** The areas whose drills train each focus. */
export const FOCUS_AREAS: Record<Focus, readonly DrillArea[]> = {
  general: ['full-swing', 'short-game'],
  driving: ['off-tee', 'full-swing'],
  approach: ['approach', 'impact', 'full-swing'],
  'short-game': ['short-game'],
  putting: ['putting'],
  mental: ['mental', 'tempo'],
};
export const FOCUS_OF_PART: Record<Part, Focus> = {
  'off-tee': 'driving',
  approach: 'approach',
  'short-game': 'short-game',
  putting: 'putting',
};

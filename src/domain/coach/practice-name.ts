import { drillById } from '@divot/golf-content';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';

// What practice is called on every screen: by the drills, never by the area they were chosen for.

export const blockName = ({ drillId, title }: Pick<PracticeBlock, 'drillId' | 'title'>): string =>
  title ?? drillById(drillId)?.name ?? (drillId === 'custom' ? 'Own block' : 'A drill that is not on this device');

/** A finished session's name: the first drill that was done. Empty for a session without blocks. */
export const practiceName = ({ blocks }: Pick<PracticeSession, 'blocks'>): string => {
  const first = blocks.find(({ actualSec, skippedBecause }) => actualSec !== 0 && !skippedBecause) ?? blocks[0];
  return first ? blockName(first) : '';
};

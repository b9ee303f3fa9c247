import { drillById } from '@divot/golf-content';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { practisedIn } from './practised.ts';

// What practice is called on every screen: by the drills, never by the area they were chosen for.

export const blockName = ({ drillId, title }: Pick<PracticeBlock, 'drillId' | 'title'>): string =>
  title ?? drillById(drillId)?.name ?? (drillId === 'custom' ? 'Own block' : 'A drill that is not on this device');

/**
 * A finished session's name, as `sessionName` calls it in the week: the first drill that was done. Empty for a session
 * without blocks.
 */
export const practiceName = (session: Pick<PracticeSession, 'id' | 'practicedOn' | 'blocks'>): string => {
  const [first] = session.blocks;
  const drill = practisedIn(session).flatMap(({ drillId }) => drillById(drillId) ?? [])[0];
  return drill?.name ?? (first ? blockName(first) : '');
};

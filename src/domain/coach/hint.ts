import { drillById, faultById, sparesPain } from '@divot/golf-content';
import { FOCUS_OF_GROUP } from '#src/domain/practice/focus.ts';
import { compact } from '@divot/basics';
import { GROUPS } from '@divot/golf-rules';
import { firstFault } from './cause.ts';
import type { Hint } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';

/**
 * What to do until rounds show more: a drill for the swing's first fault. While only answers name that fault, the drill
 * of the first hint comes first.
 */
export const hintOf = (read: ReadEvidence): Hint | undefined => {
  const cause = firstFault(read);
  const isAnswered = cause === undefined || cause.source === 'questions';
  const hinted = isAnswered && read.hintDrillId !== undefined ? [read.hintDrillId] : [];
  const prescribed = (cause && faultById(cause.faultId)?.drills) ?? [];
  const drillId = [...hinted, ...prescribed].find((id) => {
    const drill = drillById(id);
    return drill && sparesPain(drill, read.pain);
  });
  if (drillId === undefined) return undefined;
  const part = GROUPS.find((group) => FOCUS_OF_GROUP[group] === read.asked);
  return compact({ drillId, part, cause });
};

import type { PracticeBlock, PracticeSession } from './practice-session.ts';
import { type IsoDay, addDays, daysBetween } from '@divot/basics';
import { drillById } from '@divot/golf-content';

// A week after the golfer repeated a task, Divot tests it with the task changing every ball. Only what survives that is
// learned (the retention and transfer test of motor learning research).

const DAYS_LATER = 7;
const MOST_DRILLS = 3;
const LONGEST_SEC = 600;

export type TestBlock = Pick<PracticeBlock, 'drillId' | 'mode' | 'plannedSec'>;

/** The random version of the drills repeated in the session. Empty if there were none. */
export const transferBlocks = ({ blocks }: Pick<PracticeSession, 'blocks'>): readonly TestBlock[] =>
  blocks
    .toSorted((a, b) => a.order - b.order)
    .filter(({ drillId, mode, attempts = 0 }) => mode === 'block' && attempts > 0 && drillById(drillId)?.balls)
    .slice(0, MOST_DRILLS)
    .map(({ drillId, plannedSec }) => ({ drillId, mode: 'random', plannedSec: Math.min(LONGEST_SEC, plannedSec) }));

export const transferDay = ({ practicedOn }: Pick<PracticeSession, 'practicedOn'>): IsoDay =>
  addDays(practicedOn, DAYS_LATER);

/** Days until a planned test is due. 0 is today, negative is overdue. */
export const dueIn = ({ practicedOn }: Pick<PracticeSession, 'practicedOn'>, today: IsoDay): number =>
  daysBetween(today, practicedOn);

import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { blockScore } from '@divot/practice';
import type { DrillResult } from '@divot/golf-content';
import type { Practised } from './coach-types.ts';

const SEC_PER_MINUTE = 60;

/** The drills the golfer did in a finished session. Drills skipped or never reached do not count. */
export const practisedIn = ({ id, practicedOn, blocks }: Pick<PracticeSession, 'id' | 'practicedOn' | 'blocks'>) =>
  blocks.flatMap((block): Practised[] => {
    const { drillId, actualSec = 0, attempts = 0, passed, skippedBecause } = block;
    const minutes = Math.round(actualSec / SEC_PER_MINUTE);
    return skippedBecause !== undefined || (actualSec === 0 && attempts === 0)
      ? []
      : [{ drillId, day: practicedOn, minutes, score: blockScore(block), passed, sessionId: id }];
  });

/** The golfer's results in one drill, oldest first. `practised` has the newest of a day first, as it is read. */
export const resultsIn = (drillId: string, practised: readonly Practised[]): readonly DrillResult[] =>
  practised
    .filter((one) => one.drillId === drillId)
    .toReversed()
    .toSorted((a, b) => a.day.localeCompare(b.day));

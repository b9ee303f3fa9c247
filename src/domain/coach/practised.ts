import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Practised } from './coach-types.ts';

const SEC_PER_MINUTE = 60;

/** The drills the golfer did in a finished session. Drills skipped or never reached do not count. */
export const practisedIn = ({ practicedOn, blocks }: Pick<PracticeSession, 'practicedOn' | 'blocks'>) =>
  blocks.flatMap(({ drillId, actualSec = 0, attempts = 0, score, passed, skippedBecause }): Practised[] =>
    skippedBecause !== undefined || (actualSec === 0 && attempts === 0)
      ? []
      : [{ drillId, day: practicedOn, minutes: Math.round(actualSec / SEC_PER_MINUTE), score, passed }],
  );

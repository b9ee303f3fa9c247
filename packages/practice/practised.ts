import type { PracticeBlock } from './practice-session.ts';
import { actualSec } from './block-clock.ts';

const SHORTEST_MIN = 0.1;

/** Minutes practised, to a tenth. Practice of a few seconds, or a single try, counts as a tenth. */
export const practisedMinutes = (blocks: readonly PracticeBlock[]): number => {
  const sec = blocks.reduce((sum, { actualSec: done = 0 }) => sum + done, 0);
  if (sec === 0 && blocks.every(({ tries = [] }) => tries.length === 0)) return 0;
  return Math.max(SHORTEST_MIN, Math.round(sec / 6) / 10);
};

/**
 * The blocks of a session that ends now. A block that was started gets its time so far, and one that was not gets none.
 */
export const closedBlocks = (blocks: readonly PracticeBlock[], now: Date): PracticeBlock[] =>
  blocks.map((block) =>
    block.actualSec === undefined && block.clock?.startedAt !== undefined
      ? { ...block, actualSec: actualSec(block.clock, block.plannedSec, now) }
      : block,
  );

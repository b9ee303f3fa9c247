import type { PracticeBlock, PracticeSession } from './practice-session.ts';
import type { IsoDay } from '@divot/basics';
import { drillById, isLowerBetter } from '@divot/golf-content';

// The golfer's records in each drill, from finished sessions.

export type DrillRecord = {
  readonly drillId: string;
  readonly times: number;
  readonly first: { readonly score: number; readonly day: IsoDay } | undefined;
  readonly best: { readonly score: number; readonly day: IsoDay } | undefined;
  readonly last: { readonly score: number; readonly day: IsoDay } | undefined;
};

/** The score of a block. Without a stored one, a full set of hits counts as the score. */
export const blockScore = ({ drillId, score, attempts, successes }: PracticeBlock): number | undefined => {
  const drill = drillById(drillId);
  if (score !== undefined || !drill) return score;
  return drill.pass.counts === 'hits' && attempts === drill.pass.of ? successes : undefined;
};

const isBetter = (drillId: string, score: number, than: number): boolean => {
  const drill = drillById(drillId);
  return drill !== undefined && isLowerBetter(drill) ? score < than : score > than;
};

/** The record once this block of a day is in it. */
const withBlock = (before: DrillRecord | undefined, block: PracticeBlock, day: string): DrillRecord => {
  const { drillId } = block;
  const score = blockScore(block);
  const made = score === undefined ? undefined : { score, day };
  const isBest = made && (!before?.best || isBetter(drillId, made.score, before.best.score));
  return {
    drillId,
    times: (before?.times ?? 0) + 1,
    first: before?.first ?? made,
    best: isBest ? made : before?.best,
    last: made ?? before?.last,
  };
};

/** Records by drill id. `sessions` newest first, as stored. */
export const drillRecords = (sessions: readonly PracticeSession[]): ReadonlyMap<string, DrillRecord> => {
  const records = new Map<string, DrillRecord>();
  for (const { blocks, practicedOn: day } of sessions.toReversed()) {
    for (const block of blocks) {
      if (block.skippedBecause !== undefined || !block.actualSec || !drillById(block.drillId)) continue;
      records.set(block.drillId, withBlock(records.get(block.drillId), block, day));
    }
  }
  return records;
};

/** Whether this block beats all of the golfer's earlier scores in the drill. A first score is no record. */
export const isPersonalBest = (block: PracticeBlock, earlier: readonly PracticeSession[]): boolean => {
  const score = blockScore(block);
  const best = drillRecords(earlier).get(block.drillId)?.best;
  return score !== undefined && best !== undefined && isBetter(block.drillId, score, best.score);
};

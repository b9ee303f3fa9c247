import type { HandicapEntry } from '@divot/golf-rules';

// Answers a golfer's questions about the handicap record: which scores count now, and which drop out next.

/** An index is computed from the latest 20 differentials (Rule 5.2). */
const WINDOW = 20;

export type OnRecord = {
  readonly entry: HandicapEntry;
  readonly counts: boolean;
};

/** Holes of all scores that count towards a first index. */
export const holesOnRecord = (entries: readonly HandicapEntry[]): number =>
  entries.filter(({ status }) => status !== 'not-counted').reduce((sum, { holes }) => sum + holes, 0);

/** The latest 20 differentials, newest first. `counts` is true for those that produce the index. */
export const onRecordNow = (entries: readonly HandicapEntry[]): readonly OnRecord[] => {
  const latest = entries.findLast(({ status }) => status === 'counted');
  const used = new Set(latest?.used.map(({ entry }) => entry));
  return entries
    .flatMap((entry, at) => (entry.status === 'counted' ? [{ entry, counts: used.has(at) }] : []))
    .slice(-WINDOW)
    .toReversed();
};

/** The scores that the next `count` ones push out, in the order they go. Empty until 20 are on record. */
export const nextToDrop = (onRecord: readonly OnRecord[], count: number): readonly OnRecord[] =>
  onRecord.length < WINDOW ? [] : onRecord.toReversed().slice(0, count);

/** How many more scores fill the record of 20. After that, each new score pushes out the oldest. */
export const missingForFull = (onRecord: readonly OnRecord[]): number => Math.max(0, WINDOW - onRecord.length);

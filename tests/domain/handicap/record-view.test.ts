import { addDays } from '@divot/basics';
import { handicapHistory } from '@divot/golf-rules';
import { describe, expect, it } from 'vitest';
import { missingForFull, nextToDrop, onRecordNow } from '#src/domain/handicap/record-view.ts';

/** Worked example 2 of the implementation sheet. */
const GROWING_RECORD = [
  18.4, 16.1, 20.3, 15.2, 17.7, 19.9, 14.8, 16.6, 21, 15.9, 17.1, 18.8, 13.9, 16.3, 19.2, 15.5, 17.4, 20.7, 14.4, 16.9,
];
const weekly = (differentials: readonly number[]) =>
  differentials.map((differential, week) => ({ playedOn: addDays('2026-01-01', 7 * week), differential }));

describe('what counts now', () => {
  it('worked example 2: eight of twenty count, the oldest drops out next', () => {
    const onRecord = onRecordNow(handicapHistory(weekly(GROWING_RECORD)));
    expect(onRecord.filter(({ counts }) => counts).map(({ entry }) => entry.differential)).toEqual([
      14.4, 15.5, 16.3, 13.9, 15.9, 14.8, 15.2, 16.1,
    ]);
    expect(nextToDrop(onRecord, 2).map(({ entry, counts }) => [entry.differential, counts])).toEqual([
      [18.4, false],
      [16.1, true],
    ]);
  });

  it('nothing drops out of a short record', () => {
    const onRecord = onRecordNow(handicapHistory(weekly(GROWING_RECORD.slice(0, 7))));
    expect(nextToDrop(onRecord, 3)).toEqual([]);
    expect(missingForFull(onRecord)).toBe(13);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Round, Tee } from '../round.ts';
import { handicapHistory } from '../handicap/handicap.ts';
import { projectedDifferential } from '../handicap/projection.ts';
import { handicapRoundOf } from '../handicap/round-record.ts';
import { holeOf } from '../rounds/play-order.ts';
import { weekly } from './records.ts';

const par = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const strokeIndex = [7, 3, 17, 1, 11, 9, 15, 5, 13, 8, 2, 18, 6, 12, 4, 16, 10, 14];
const tee: Tee = {
  id: 'white',
  name: 'White',
  par,
  strokeIndex,
  courseRating: 71.6,
  slope: 127,
  frontCourseRating: 35.7,
  frontSlope: 125,
};
const card = (planned: readonly number[], scores: readonly number[]): Round => ({
  id: 'r',
  date: '2030-01-01T12:00:00.000Z',
  playedOn: '2030-01-01',
  status: 'finished',
  mode: 'casual',
  courseSnapshot: { name: 'Links', tee },
  holesPlanned: [...planned],
  holes: planned.map((n, at) => ({ ...holeOf(tee, n), ...(scores[at] === undefined ? {} : { strokes: scores[at] }) })),
});
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('where a differential is heading', () => {
  it('is the differential of the record once the card is full, or ten holes of eighteen are in', () => {
    const played = fc.constantFrom(9, 10, 14, 17, 18).chain((count) =>
      fc.record({
        count: fc.constant(count),
        scores: fc.array(fc.integer({ min: 2, max: 12 }), { minLength: count, maxLength: count }),
      }),
    );
    fc.assert(
      fc.property(played, fc.integer({ min: -20, max: 400 }), ({ count, scores }, tenths) => {
        const index = tenths / 10;
        const round = card(numbers(count === 9 ? 9 : 18), scores);
        const record = weekly(Array.from({ length: 20 }, () => index));
        const entry = handicapHistory([...record, handicapRoundOf(round)!]).at(-1);
        expect(projectedDifferential(round, index)?.differential).toBe(entry?.differential);
      }),
    );
  });

  it('expects of the open holes what the index does: net par so far stays near the index', () => {
    // One over par on each of four holes: about what index 18 is expected to score.
    const four = projectedDifferential(card(numbers(18), [5, 6, 4, 5]), 18);
    expect(four).toMatchObject({ holesPlayed: 4, isFinal: false });
    expect(Math.abs(four!.differential - 18)).toBeLessThan(4);
    const nineUnderWay = projectedDifferential(card(numbers(9), [5, 6, 4, 5]), 18);
    expect(Math.abs(nineUnderWay!.differential - 18)).toBeLessThan(4);
    const all = projectedDifferential(card(numbers(9), [5, 6, 4, 5, 5, 5, 4, 6, 5]), 18)!;
    expect(all.isFinal).toBe(true);
    expect(Math.abs(nineUnderWay!.differential - all.differential)).toBeLessThan(2);
  });

  it('is undefined without a rating, without a score, or for open holes without an index', () => {
    const { courseRating: _rating, ...unrated } = tee;
    const round = card(numbers(18), [5, 6, 4]);
    expect(projectedDifferential({ ...round, courseSnapshot: { name: 'Links', tee: unrated } }, 18)).toBeUndefined();
    expect(projectedDifferential(card(numbers(18), []), 18)).toBeUndefined();
    expect(projectedDifferential(round, undefined)).toBeUndefined();
    expect(projectedDifferential(card(numbers(18), par), undefined)).toMatchObject({ isFinal: true });
  });
});

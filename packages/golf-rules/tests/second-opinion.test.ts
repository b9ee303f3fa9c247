import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handicapHistory } from '../handicap/handicap.ts';
import { addDays } from '@divot/basics';

// Rules 5.2a, 5.3, 5.4, 5.7, 5.8 and 5.9 implemented a second time from their text, in tenths. Only the calendar is
// shared with the product. The two must agree on every record.

/** By number of differentials: how many of the lowest count, and what is added to their average, in tenths. */
// oxfmt-ignore
const TABLE: readonly (readonly [number, number] | null)[] = [
  null, null, null, [1, -20], [1, -10], [1, 0], [2, -10], [2, 0], [2, 0], [3, 0], [3, 0], [3, 0],
  [4, 0], [4, 0], [4, 0], [5, 0], [5, 0], [6, 0], [6, 0], [7, 0], [8, 0],
];

type Scored = { readonly day: string; readonly tenths: number };
type Kept = { readonly day: string; readonly index: number | null; readonly isFull: boolean; adjusted: number };

const indexAfterEach = (scores: readonly Scored[]) => {
  const record: Kept[] = [];
  return scores.map(({ day, tenths }) => {
    const inEffect = record.findLast((one) => one.day < day)?.index ?? null;
    const gain = inEffect === null ? 0 : inEffect - tenths;
    const off = gain >= 100 ? 20 : gain >= 70 ? 10 : 0;
    const latest = [...record.slice(-19), { adjusted: tenths }];
    for (const one of latest) one.adjusted -= off;
    const lowest = latest.map(({ adjusted }) => adjusted).toSorted((a, b) => a - b);
    const [use, add] = TABLE[lowest.length] ?? [0, 0];
    const mean = Math.floor(lowest.slice(0, use).reduce((sum, one) => sum + one, 0) / use + add + 0.5);
    const yearAgo = addDays(day, -365);
    const yearBefore = record.filter((one) => one.isFull && one.day >= yearAgo && one.day < day);
    const isFull = latest.length === 20;
    const low = isFull && yearBefore.length > 0 ? Math.min(...yearBefore.map((one) => one.index ?? 540)) : null;
    const rise = low === null ? 0 : mean - low;
    const capped = rise > 30 ? Math.min(mean - rise + 50, Math.floor(mean - (rise - 30) / 2 + 0.5)) : mean;
    const index = use === 0 ? null : Math.min(540, capped);
    record.push({ day, index, isFull, adjusted: latest.at(-1)?.adjusted ?? tenths });
    return { index, low, off };
  });
};

// Steady form with bad and brilliant days, so that caps and reductions reach their limits, and an occasional gap of a
// year.
const record = fc
  .record({
    base: fc.integer({ min: -40, max: 520 }),
    rounds: fc.array(
      fc.record({
        off: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: -25, max: 25 }) },
          { weight: 2, arbitrary: fc.integer({ min: 30, max: 150 }) },
          { weight: 1, arbitrary: fc.integer({ min: -110, max: -60 }) },
        ),
        after: fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: 0, max: 12 }) },
          { weight: 1, arbitrary: fc.integer({ min: 360, max: 368 }) },
        ),
      }),
      { minLength: 3, maxLength: 60, size: 'max' },
    ),
  })
  .map(({ base, rounds }) => {
    let day = '2023-03-01';
    return rounds.map(({ off, after }): Scored => ({ day: (day = addDays(day, after)), tenths: base + off }));
  });

it('a second implementation of the rules computes the same indexes, low indexes and reductions', () => {
  const inTenths = (value: number | null) => (value === null ? null : Math.round(value * 10));
  fc.assert(
    fc.property(record, (scores) => {
      const rounds = scores.map(({ day, tenths }, at) => ({
        id: String(at).padStart(2, '0'),
        playedOn: day,
        differential: tenths / 10,
      }));
      const ours = handicapHistory(rounds).map(({ index, lowIndex, exceptionalReduction }) => ({
        index: inTenths(index),
        low: inTenths(lowIndex),
        off: Math.round(-10 * exceptionalReduction) + 0,
      }));
      expect(ours).toEqual(indexAfterEach(scores));
    }),
    { numRuns: 150 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseHandicap, strokesReceived } from '../handicap/course-handicap.ts';
import { applyCaps, handicapHistory, indexFromDifferentials, scoreDifferential } from '../handicap/handicap.ts';
import type { HandicapRound } from '../handicap/history-types.ts';
import { addDays } from '@divot/basics';

const tenths = (from: number, to: number) => fc.integer({ min: from * 10, max: to * 10 }).map((value) => value / 10);

const round: fc.Arbitrary<HandicapRound> = fc
  .record({
    id: fc.uuid(),
    playedOn: fc.integer({ min: 0, max: 900 }).map((day) => addDays('2024-01-01', day)),
    holes: fc.constantFrom(9 as const, 18 as const),
    over: fc.integer({ min: -2, max: 45 }),
    courseRating: tenths(66, 76),
    slope: fc.integer({ min: 55, max: 155 }),
    pcc: fc.integer({ min: -1, max: 3 }),
  })
  .map(({ over, courseRating, holes, ...rest }) => {
    const rating = holes === 9 ? Math.round(courseRating * 5) / 10 : courseRating;
    return { ...rest, holes, courseRating: rating, adjustedGross: Math.round(rating) + over };
  });
// Without `size`, fast-check stops at ten rounds, and no record would ever have a low index.
const record = fc.uniqueArray(round, { selector: ({ id }) => id, maxLength: 45, size: 'max' });
const RUNS = { numRuns: 50 };

describe('the laws of a handicap record', () => {
  it('does not depend on the order of entry', () => {
    fc.assert(
      fc.property(record, fc.infiniteStream(fc.nat()), (rounds, keys) => {
        const shuffled = rounds
          .map((each) => ({ each, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const strip = (history: ReturnType<typeof handicapHistory>) => history.map((entry) => ({ ...entry, input: 0 }));
        expect(strip(handicapHistory(shuffled))).toEqual(strip(handicapHistory(rounds)));
      }),
      RUNS,
    );
  });

  it('is the same recomputed as built up round by round', () => {
    fc.assert(
      fc.property(record, (rounds) => {
        const inOrder = handicapHistory(rounds).map(({ input }) => rounds[input]!);
        const whole = handicapHistory(inOrder).map(({ index }) => index);
        const grown = inOrder.map((_, at) => handicapHistory(inOrder.slice(0, at + 1)).at(-1)?.index);
        expect(grown).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it('explains every index: the used differentials, then caps, then the maximum', () => {
    fc.assert(
      fc.property(record, (rounds) => {
        for (const entry of handicapHistory(rounds)) {
          if (entry.index === null || entry.average === null) continue;
          const sum = entry.used.reduce((total, each) => total + each.differential + each.adjustment, 0);
          expect(Math.abs(sum / entry.used.length + entry.tableAdjustment - entry.average)).toBeLessThan(0.0500001);
          const capped = applyCaps({ average: entry.average, lowIndex: entry.lowIndex });
          expect(entry.index).toBe(Math.min(54, capped));
          if (entry.cap === 'none') expect(capped).toBe(entry.average);
        }
      }),
      RUNS,
    );
  });

  it('never rises more than 5.0 over its low index, nor over 54.0', () => {
    fc.assert(
      fc.property(record, (rounds) => {
        for (const { index, lowIndex } of handicapHistory(rounds)) {
          if (index === null) continue;
          expect(index).toBeLessThanOrEqual(54);
          if (lowIndex !== null) expect(Math.round((index - lowIndex) * 10)).toBeLessThanOrEqual(50);
        }
      }),
      RUNS,
    );
  });
});

describe('the laws of rounding', () => {
  it('halves go up on both sides of zero: mirrored scores differ only at an exact .05', () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: 55, max: 155 }), (overTenths, slope) => {
        const differential = (over: number) =>
          Math.round(10 * scoreDifferential({ adjustedGross: 72, courseRating: 72 - over / 10, slope }));
        const isHalf = (((2 * 113 * overTenths) % (2 * slope)) + 2 * slope) % (2 * slope) === slope;
        expect(differential(overTenths) + differential(-overTenths)).toBe(isHalf ? 1 : 0);
      }),
    );
  });

  it('a differential is within half a tenth of the formula and has one decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 160 }),
        tenths(50, 90),
        fc.integer({ min: 55, max: 155 }),
        (gross, cr, slope) => {
          const differential = scoreDifferential({ adjustedGross: gross, courseRating: cr, slope });
          expect(Math.abs(differential - (113 / slope) * (gross - cr))).toBeLessThanOrEqual(0.05 + 1e-9);
          expect(Number(differential.toFixed(1))).toBe(differential);
        },
      ),
    );
  });

  it('a worse score never lowers the index', () => {
    const scores = fc.array(tenths(-5, 54), { minLength: 3, maxLength: 20, size: 'max' });
    fc.assert(
      fc.property(scores, fc.nat(), tenths(0, 10), (differentials, pick, worse) => {
        const worsened = differentials.map((each, at) => (at === pick % differentials.length ? each + worse : each));
        expect(indexFromDifferentials(worsened)).toBeGreaterThanOrEqual(indexFromDifferentials(differentials) ?? 0);
      }),
    );
  });

  it('the strokes of all holes add up to the course handicap', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 70 }), fc.constantFrom(9 as const, 18 as const), (handicap, holes) => {
        const sum = Array.from({ length: holes }, (_, at) => strokesReceived(handicap, at + 1, holes));
        expect(sum.reduce((total, each) => total + each, 0)).toBe(handicap);
      }),
    );
  });

  it('a higher index never has a lower course handicap', () => {
    fc.assert(
      fc.property(tenths(-10, 53), fc.integer({ min: 55, max: 155 }), tenths(66, 76), (index, slope, courseRating) => {
        const strokes = (at: number) => courseHandicap({ index: at, slope, courseRating, par: 72 });
        expect(strokes(index + 1)).toBeGreaterThanOrEqual(strokes(index));
      }),
    );
  });
});

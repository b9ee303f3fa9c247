import { describe, expect, it } from 'vitest';
import { courseHandicap } from '../handicap/course-handicap.ts';
import { netTotals } from '../rounds/formats.ts';
import { roundTotals } from '../rounds/totals.ts';
import { seeded } from '@divot/basics';

const PAR = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const GOLFERS = 3000;

/** A card a few strokes over the index, with the extra strokes on random holes. */
const cardOf = (index: number, random: () => number) => {
  const over = Math.max(0, Math.round(index * 1.04 + 2.4 + (random() + random() + random() - 1.5) * 6));
  const holes = PAR.map((par, at) => ({ n: at + 1, par, si: at + 1, strokes: par }));
  for (let stroke = 0; stroke < over; stroke += 1) holes[Math.floor(random() * holes.length)]!.strokes += 1;
  return holes;
};

describe('a round on a course without a rating', () => {
  it('gives a golfer with an index the strokes of a neutral course, and says that they are estimated', () => {
    const random = seeded(1);
    for (let golfer = 0; golfer < GOLFERS; golfer += 1) {
      const index = Math.round(random() * 540) / 10;
      const holes = cardOf(index, random);
      const neutral = courseHandicap({ index, slope: 113, courseRating: 72, par: 72 });
      const estimated = netTotals({ holes, indexAtStart: index })!;
      const { unrounded } = estimated;
      expect(estimated).toEqual({ ...netTotals({ holes, courseHandicap: neutral }), basis: 'neutral', unrounded });
      // Nobody who plays roughly to the index is shown a score like 12 points.
      expect(estimated.points).toBeGreaterThan(20);
    }
  });

  it('does not give a 26 handicap 12 points for a 101', () => {
    const holes = PAR.map((par, at) => ({ n: at + 1, par, si: at + 1, strokes: par + (at < 11 ? 2 : 1) }));
    expect(roundTotals({ holes, holesPlanned: [] }).strokes).toBe(101);
    expect(netTotals({ holes, indexAtStart: 26 })).toMatchObject({ handicap: 26, basis: 'neutral', points: 33 });
  });

  it('gives half the strokes over nine holes', () => {
    const holes = PAR.slice(0, 9).map((par, at) => ({ n: at + 1, par, si: at + 1, strokes: par + 1 }));
    expect(netTotals({ holes, indexAtStart: 18 })).toMatchObject({ handicap: 9, points: 18 });
  });

  it('keeps the course handicap of a rated one', () => {
    const holes = PAR.map((par, at) => ({ n: at + 1, par, si: at + 1, strokes: par }));
    expect(netTotals({ holes, courseHandicap: 12, indexAtStart: 10 })).toMatchObject({
      handicap: 12,
      basis: 'rating',
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { courseLength, markedShots } from '#src/domain/bag/marked-shots.ts';

type Shot = NonNullable<Hole['shots']>[number];
const YARD_M = 0.9144;
const holeOf = (...shots: Partial<Shot>[]): Hole => ({
  n: 1,
  par: 4,
  shots: shots.map((shot, at) => ({ id: String(at), lie: 'fairway' as const, distance: 150, ...shot })),
});

describe('how far a club goes on the course', () => {
  it('counts strokes with a club and both ends marked, no putts and none that cost a penalty', () => {
    const shots = markedShots({
      holes: [
        holeOf(
          { club: '7-iron', yards: 152 },
          { club: '7-iron' },
          { yards: 120 },
          { club: 'Driver', yards: 190, penalty: true },
          { club: 'Putter', yards: 8 },
        ),
      ],
    });

    expect(shots).toEqual([{ club: '7-iron', lengthM: 152 * YARD_M }]);
  });

  it('is shown from five shots on, without a topped one', () => {
    const yards = [150, 155, 148, 152, 60];
    const shots = markedShots({ holes: [holeOf(...yards.map((length) => ({ club: '7-iron', yards: length })))] });

    expect(courseLength('7-iron', shots.slice(0, 4))).toEqual({ shots: 4 });
    const { lengthM, halfM } = courseLength('7-iron', shots);
    expect(lengthM! / YARD_M).toBeGreaterThan(145);
    expect(lengthM! / YARD_M).toBeLessThan(156);
    expect(halfM! / YARD_M).toBeLessThan(10);
  });
});

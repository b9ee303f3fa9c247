import { describe, expect, it } from 'vitest';
import { type Metres, beside, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import { type GroundMark, marksOn, noMarks, withMark, withMarkOn } from '../marks/ground-marks.ts';
import { holeAt, holeOfBall } from '../distances/hole-at.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { type BallPosition, markAt } from '../distances/mark.ts';
import { seeded } from '@divot/basics';

// This golfer grants the position per mark only, so Divot knows nothing about the walk from green to tee.

const course = inventedCourse({ seed: 83, lat: 53, lon: -6, holes: 9, withoutGreen: [6] });
const pack = readOverpass(overpassOf(course))[0]!;
const [second, third] = [course.holes[1]!, course.holes[2]!];
const onGreen = course.at(second.line.at(-1)!);
const played = { last: onGreen, isScored: false };
/** 150 m down the third; the golfer did not mark its tee. */
const downTheThird = course.at(beside(third.line[0]!, third.line[1]!, 150));

describe('the hole of a marked ball', () => {
  it('is the next one after the green was left, even if its tee was not marked', () => {
    expect(holeAt(pack, downTheThird, 2)).toBe(2); // the answer from the position alone
    expect(holeOfBall(pack, downTheThird, 2, played)).toBe(3);
  });

  it('is the next one after the hole was scored', () => {
    expect(holeOfBall(pack, downTheThird, 2, { last: undefined, isScored: true })).toBe(3);
  });

  it('stays for a ball hooked onto the neighbour’s fairway', () => {
    const drive = course.at(beside(second.line[0]!, second.line.at(-1)!, 60));

    expect(holeOfBall(pack, downTheThird, 2, { last: drive, isScored: false })).toBe(2);
    expect(holeOfBall(pack, downTheThird, 2, { last: undefined, isScored: false })).toBe(2);
  });

  it('stays for a putt that ran off the green', () => {
    const [x, y] = second.line.at(-1)!;

    for (const [east, north] of [
      [22, 0],
      [-22, 0],
      [0, 22],
      [0, -22],
    ] as const)
      expect(holeOfBall(pack, course.at([x + east, y + north]), 2, played)).toBe(2);
  });

  it('is right for 97 of 100 marks of 10 m noise with every fifth tee forgotten', () => {
    const random = seeded(12);
    const noisy = ([x, y]: Metres, t: number): BallPosition | undefined =>
      markAt(
        [0, 1, 2, 3].map((i) => {
          const [angle, off] = [random() * 2 * Math.PI, random() * 10];
          const at = course.at([x + off * Math.cos(angle), y + off * Math.sin(angle)]);
          return { ...at, t: t + i * 1000, got: t + i * 1000, acc: 10 };
        }),
        t + 3000,
      );
    let [right, all, hole] = [0, 0, 1];
    for (let round = 0; round < 12; round += 1) {
      hole = 1;
      let last: { hole: number; at: BallPosition } | undefined;
      for (const { n, line } of course.holes) {
        const [tee, flag] = [line[0]!, line.at(-1)!];
        const balls = [tee, beside(tee, line[1]!, 110, random() * 40 - 20), flag].slice(
          random() < 0.2 && n > 1 ? 1 : 0,
        );
        for (const ball of balls) {
          const at = noisy(ball, all * 60_000)!;
          hole = holeOfBall(pack, at, hole, { last: last?.hole === hole ? last.at : undefined, isScored: false })!;
          last = { hole, at };
          all += 1;
          right += hole === n ? 1 : 0;
        }
      }
    }

    expect(right / all).toBeGreaterThanOrEqual(0.97);
  });
});

describe('a mark that turned the map by mistake', () => {
  const mark = (id: string, hole: number, at: number, more: Partial<GroundMark> = {}): GroundMark => ({
    id,
    hole,
    at,
    accuracyM: 4,
    ...downTheThird,
    ...more,
  });

  it('returns to its hole, with the tee that was assumed for it', () => {
    const tee = mark('tee', 3, 999, { isAssumed: true });
    const all = [mark('drive', 2, 500, onGreen), tee, mark('ball', 3, 100_000)].reduce(withMark, noMarks('round'));

    const moved = withMarkOn(all, 'ball', 2);

    expect(marksOn(moved, 2).map(({ id }) => id)).toEqual(['drive', 'ball']);
    expect(marksOn(moved, 3)).toEqual([]);
    expect(withMarkOn(moved, 'ball', 3, tee).marks).toHaveLength(3);
    expect(withMarkOn(moved, 'nobody', 3)).toBe(moved);
  });
});

import { describe, expect, it } from 'vitest';
import { strokeRanks } from '../handicap/strokes.ts';
import { adjustedGross, courseHandicap, playingHandicap, strokesReceived } from '../handicap/course-handicap.ts';
import {
  applyCaps,
  exceptionalReduction,
  expectedNineHoleDifferential,
  indexFromDifferentials,
  nineHoleDifferential,
  scoreDifferential,
} from '../handicap/handicap.ts';
import { card, GROWING_RECORD } from './records.ts';

describe('score differential', () => {
  it.each([
    [undefined, 14.5],
    [1, 13.6],
    [-1, 15.4],
  ])('of 88 on 71.2 / 131 with PCC %s is %s', (pcc, differential) => {
    expect(scoreDifferential({ adjustedGross: 88, courseRating: 71.2, slope: 131, pcc })).toBe(differential);
  });

  it.each([
    [1.54, 1.5],
    [1.55, 1.6],
    [-1.54, -1.5],
    [-1.55, -1.5],
    [-1.56, -1.6],
  ])('rounds %s to %s: exact halves go up, for plus scores too', (exact, rounded) => {
    expect(scoreDifferential({ adjustedGross: 72, courseRating: 72 - exact, slope: 113 })).toBe(rounded);
  });

  it.each([
    [{ adjustedGross: Number.NaN, courseRating: 71.2, slope: 131 }, 'adjustedGross is not a number'],
    [{ adjustedGross: 88, courseRating: 71.2, slope: 0 }, 'A slope is 55 to 155'],
  ])('is refused if a figure is not a number: %j', (score, told) => {
    expect(() => scoreDifferential(score)).toThrow(told);
    expect(() => nineHoleDifferential({ ...score, indexAtPlay: 14 })).toThrow(told);
  });

  it('is refused if a figure is missing, and treats an invalid PCC as none', () => {
    const given = { adjustedGross: 88, courseRating: 71.2, slope: 131 };
    for (const name of ['adjustedGross', 'courseRating', 'slope'] as const) {
      for (const none of [undefined, null, '88']) {
        expect(() => scoreDifferential({ ...given, [name]: none })).toThrow(RangeError);
      }
      const { [name]: _left, ...without } = given;
      expect(() => scoreDifferential(without as never)).toThrow(RangeError);
    }
    expect(scoreDifferential({ ...given, pcc: null } as never)).toBe(14.5);
  });

  it('of nine holes adds what the index expects of the other nine, and half the PCC', () => {
    const nine = { adjustedGross: 44, courseRating: 35.2, slope: 118, indexAtPlay: 14 };
    expect(nineHoleDifferential(nine)).toBe(16.9);
    expect(nineHoleDifferential({ ...nine, pcc: 2 })).toBe(16);
  });

  it.each([
    [0, 1.2],
    [1, 1.7],
    [5, 3.8],
    [10, 6.4],
    [14, 8.5],
    [18, 10.6],
    [20.4, 11.8],
    [28, 15.8],
    [36, 19.9],
    [44, 24.1],
    [54, 29.3],
    [-2, 0.2],
  ])('expects of a %s index over nine holes %s', (index, expected) => {
    expect(expectedNineHoleDifferential(index)).toBe(expected);
  });
});

it.each<[string, () => unknown]>([
  ['an index', () => indexFromDifferentials([12, undefined, 14] as never)],
  ['caps', () => applyCaps({ average: Number.NaN, lowIndex: 10 })],
  ['caps without an average', () => applyCaps({ lowIndex: 10 } as never)],
  ['a reduction', () => exceptionalReduction({ indexAtPlay: 12 } as never)],
  [
    'a nine without the index at play',
    () => nineHoleDifferential({ adjustedGross: 44, courseRating: 35.2, slope: 118, indexAtPlay: null as never }),
  ],
  ['strokes over no holes', () => strokesReceived(20, 1, 0 as never)],
  ['a hole in no stroke', () => adjustedGross({ holes: [{ par: 4, si: 1, strokes: 0 }], courseHandicap: 3 })],
  ['a score in words', () => adjustedGross({ holes: [{ par: 4, strokes: '9' as never }], courseHandicap: 3 })],
  [
    'a card of 19 holes',
    () => adjustedGross({ holes: Array.from({ length: 19 }, () => ({ par: 4, strokes: 4 })), courseHandicap: 3 }),
  ],
  ['an expectation', () => expectedNineHoleDifferential(Number.NaN)],
  ['a course handicap without par', () => courseHandicap({ index: 10, slope: 113, courseRating: 72 } as never)],
  ['strokes', () => strokesReceived(Number.NaN, 1)],
  ['an adjusted gross', () => adjustedGross({ holes: [{ par: 4, si: 1, strokes: Number.NaN }], courseHandicap: 3 })],
])('%s of something that is not a number is refused, never NaN', (_name, ask) => {
  expect(ask).toThrow(RangeError);
});

describe('index from differentials', () => {
  it.each([
    [2, null],
    [3, 14.1],
    [4, 14.2],
    [5, 15.2],
    [6, 14.7],
    [7, 15],
    [8, 15],
    [9, 15.4],
    [10, 15.3],
    [11, 15.3],
    [12, 15.5],
    [13, 15],
    [14, 15],
    [15, 15.2],
    [16, 15.1],
    [17, 15.2],
    [18, 15.2],
    [19, 15.1],
    [20, 15.3],
  ])('after %s scores is %s', (count, index) => {
    expect(indexFromDifferentials(GROWING_RECORD.slice(0, count))).toBe(index);
  });

  it('looks at the latest 20 only', () => {
    expect(indexFromDifferentials([-5, -5, -5, ...GROWING_RECORD])).toBe(15.3);
  });

  it('agrees with the published first indexes (R&A, interpretation of Rule 5.2a)', () => {
    expect(indexFromDifferentials([15.3, 15.2, 16.6])).toBe(13.2);
    expect(indexFromDifferentials([40.7, 42.4, 36.1])).toBe(34.1);
    expect(indexFromDifferentials([40.7, 42.4, 36.1, 45.9, 43.6, 45])).toBe(37.4);
  });

  it('is 54.0 at most', () => {
    expect(indexFromDifferentials(Array.from({ length: 20 }, () => 60.2))).toBe(54);
  });

  it('reduces five scores by nothing, four by 1.0, and has no 0.96 multiplier', () => {
    expect(indexFromDifferentials([20, 20, 20, 20, 20])).toBe(20);
    expect(indexFromDifferentials([20, 20, 20, 20])).toBe(19);
    expect(indexFromDifferentials(Array.from({ length: 20 }, () => 20))).toBe(20);
  });
});

describe('caps', () => {
  it.each([
    [13, 10, 13],
    [13.1, 10, 13.1],
    [13.4, 10, 13.2],
    [17, 10, 15],
    [17.1, 10, 15],
    [40, 10, 15],
    [4, -1, 3],
    [21.3, 15.3, 19.8],
    [9, 10, 9],
  ])('an average of %s over a low index of %s is %s', (average, lowIndex, index) => {
    expect(applyCaps({ average, lowIndex })).toBe(index);
  });

  it.each([
    ['soft cap, usga.org', 11.6, 6.5, 10.6],
    ['hard cap, usga.org', 18.2, 10.2, 15.2],
    ['soft cap, englandgolf.org', 19.71, 14.8, 18.8],
  ])('agree with the published example: %s', (_source, average, lowIndex, index) => {
    expect(applyCaps({ average, lowIndex })).toBe(index);
  });

  it('do not exist before there is a low index', () => {
    expect(applyCaps({ average: 30, lowIndex: null })).toBe(30);
  });
});

describe('exceptional score reduction', () => {
  it.each([
    [15.3, 8.4, 0],
    [15.3, 8.3, -1],
    [15.3, 5.4, -1],
    [15.3, 5.3, -2],
    [-1, -8, -1],
    [14.8, 6.8, -1], // example published on danskgolfunion.dk
    [null, 5, 0],
  ])('index %s and differential %s: %s', (indexAtPlay, differential, reduction) => {
    expect(exceptionalReduction({ indexAtPlay, differential })).toBe(reduction);
  });
});

describe('course handicap', () => {
  it.each([
    [{ index: 14, slope: 128, courseRating: 71.4, par: 72 }, 15],
    [{ index: 29.5, slope: 112, courseRating: 72, par: 72 }, 29],
    [{ index: -2.5, slope: 130, courseRating: 73.1, par: 72 }, -2],
    [{ index: 14.3, slope: 118, courseRating: 35.2, par: 36, holes: 9 as const }, 7],
  ])('%j is %s', (tee, strokes) => {
    expect(courseHandicap(tee)).toBe(strokes);
  });

  it.each([
    [{ index: 14, slope: 128, courseRating: 71.4, par: 72 }, 16],
    [{ index: 29.5, slope: 112, courseRating: 74, par: 72 }, 29],
    [{ index: -2.5, slope: 130, courseRating: 73.1, par: 72 }, -3],
    [{ index: 14.3, slope: 118, courseRating: 35.2, par: 36, holes: 9 as const }, 8],
  ])('%j is %s without rating minus par, as in Great Britain and Ireland before 2024', (tee, strokes) => {
    expect(courseHandicap({ ...tee, ratingMinusPar: false })).toBe(strokes);
  });

  it('computes playing handicaps before it is rounded', () => {
    // 14.0 × 128 ÷ 113 − 0.6 = 15.26: 95 % of it is 14.5, 85 % is 12.97.
    const tee = { index: 14, slope: 128, courseRating: 71.4, par: 72 };
    expect([100, 95, 90, 85].map((percent) => playingHandicap(tee, percent))).toEqual([15, 14, 14, 13]);
    expect(playingHandicap({ ...tee, ratingMinusPar: false }, 95)).toBe(15); // 15.86 × 0.95 = 15.07
    expect(playingHandicap({ ...tee, index: -2.5 }, 95)).toBe(-3); // (−2.83 − 0.6) × 0.95 = −3.26
  });

  it('gives strokes from the hardest hole on, twice over 18', () => {
    expect([1, 2, 3, 18].map((si) => strokesReceived(20, si))).toEqual([2, 2, 1, 1]);
    expect(strokesReceived(0, 1)).toBe(0);
    expect(strokesReceived(5, 5, 9)).toBe(1);
    expect(strokesReceived(5, 6, 9)).toBe(0);
  });

  it('rounds a course handicap that is not rounded yet, .5 up', () => {
    expect([15.49, 15.5].map((exact) => strokesReceived(exact, 16))).toEqual([0, 1]);
    expect([-1.5, -1.51].map((exact) => strokesReceived(exact, 17))).toEqual([0, -1]);
    const holes = [{ par: 4, si: 1, strokes: 12 }];
    expect([0.49, 0.5].map((exact) => adjustedGross({ holes, courseHandicap: exact }))).toEqual([6, 7]);
  });

  it('lets a plus player give strokes back on the easiest holes', () => {
    expect([1, 16, 17, 18].map((si) => strokesReceived(-2, si))).toEqual([0, 0, -1, -1]);
  });
});

describe('adjusted gross score', () => {
  it.each([
    ['1 to 9 on each', (at: number) => at + 1, (at: number) => at + 1],
    ['odd ones on both', (at: number) => 2 * at + 1, (at: number) => 2 * at + 1],
    ['odd ones and even ones', (at: number) => 2 * at + 1, (at: number) => 2 * at + 2],
    ['odd ones and 1 to 9', (at: number) => 2 * at + 1, (at: number) => at + 1],
  ])('two of three nines, %s: the hardest of the first is 1, of the second 2, and so on', (_, front, back) => {
    const hole = (n: number, si: number) => ({ n, par: 4, si, strokes: 12 });
    const holes = [
      ...Array.from({ length: 9 }, (_none, at) => hole(at + 1, front(at))),
      ...Array.from({ length: 9 }, (_none, at) => hole(at + 10, back(at))),
    ];
    const ranks = Array.from({ length: 9 }, (_none, at) => 2 * at + 1);

    expect(strokeRanks(holes, 18)).toEqual([...ranks, ...ranks.map((rank) => rank + 1)]);
  });

  it('leaves the other ranks of two nines where they are if a hole is not played', () => {
    const holes = Array.from({ length: 18 }, (_none, at) => ({ n: at + 1, par: 4, si: (at % 9) + 1 }));
    const played = holes.filter(({ n }) => n !== 3 && n !== 12);

    expect(strokeRanks(played, 18).slice(0, 3)).toEqual([1, 3, 7]);
  });

  it('uses the strokes of a nine played twice once: odd ones the first time round, even ones the second', () => {
    const nine = [4, 8, 6, 2, 9, 1, 5, 3, 7];
    const twice = [...nine, ...nine].map((si, at) => ({ n: at + 1, par: 4, si, strokes: 12 }));
    const strokes = (handicap: number) => adjustedGross({ holes: twice, courseHandicap: handicap }) - 18 * 6;
    expect([0, 1, 9, 10, 18, 25].map(strokes)).toEqual([0, 1, 9, 10, 18, 25]);
    // The hardest hole gets the first stroke on its first time round and the second stroke on its second.
    const most = (handicap: number, n: number) =>
      adjustedGross({ holes: twice, courseHandicap: handicap }) -
      adjustedGross({
        holes: twice.map((hole) => (hole.n === n ? { ...hole, strokes: 1 } : hole)),
        courseHandicap: handicap,
      }) +
      1;
    expect([most(1, 6), most(1, 15), most(2, 15), most(2, 4)]).toEqual([7, 6, 7, 6]);
  });

  it('caps every hole at net double bogey', () => {
    expect(adjustedGross({ holes: card(), courseHandicap: 20 })).toBe(99);
    expect(scoreDifferential({ adjustedGross: 99, courseRating: 71.6, slope: 127 })).toBe(24.4);
  });

  it('makes 29 Stableford points of that card at course handicap 20', () => {
    const points = card().map((hole) =>
      Math.max(0, 2 + hole.par + strokesReceived(20, hole.strokeIndex) - hole.strokes),
    );
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(29);
  });

  it('reads the stroke index under either name', () => {
    const holes = card().map(({ strokeIndex, ...hole }) => ({ ...hole, si: strokeIndex }));
    expect(adjustedGross({ holes, courseHandicap: 20 })).toBe(99);
  });

  it('caps at par + 5 without an index, and where four strokes fall', () => {
    const hole = { par: 4, strokeIndex: 1, strokes: 20 };
    const rest = Array.from({ length: 17 }, (_, at) => ({ par: 4, strokeIndex: at + 2, strokes: 4 }));
    const on = (courseHandicap: number | null) => adjustedGross({ holes: [hole, ...rest], courseHandicap }) - 17 * 4;
    expect(on(null)).toBe(9);
    expect(on(54)).toBe(9);
    expect(on(60)).toBe(9);
    expect(on(18)).toBe(7);
    expect(on(-1)).toBe(6);
  });

  it('counts a picked-up hole as the most it can, and one that was not played not at all', () => {
    const holes = [
      { par: 4, strokeIndex: 1, pickedUp: true },
      { par: 4, strokeIndex: 2, strokes: 5 },
      { par: 3, strokeIndex: 3 },
    ];
    expect(adjustedGross({ holes, courseHandicap: 0 })).toBe(11);
  });

  it('ranks the stroke indexes of nine holes again', () => {
    const odd = Array.from({ length: 9 }, (_, at) => ({ par: 4, strokeIndex: 2 * at + 1, strokes: 9 }));
    // Two strokes on nine holes go to stroke indexes 1 and 3 of the eighteen: 7 + 7 + 7 × 6.
    expect(adjustedGross({ holes: odd, courseHandicap: 2 })).toBe(56);
  });
});

describe('a figure that cannot be', () => {
  const tee = { slope: 127, courseRating: 71.6, par: 72 };

  it.each([
    ['An index is -10 to 54, not 200', () => courseHandicap({ index: 200, ...tee })],
    ['An index is -10 to 54, not 200', () => playingHandicap({ index: 200, ...tee }, 95)],
    ['An index is -10 to 54, not 99', () => expectedNineHoleDifferential(99)],
    ['A slope is 55 to 155, not 1270', () => courseHandicap({ index: 16.4, ...tee, slope: 1270 })],
    ['A PCC is -1 to 3, not 9', () => scoreDifferential({ adjustedGross: 90, courseRating: 71.6, slope: 127, pcc: 9 })],
    ['A score is 9 to 400, not -90', () => scoreDifferential({ adjustedGross: -90, courseRating: 71.6, slope: 127 })],
    ['A stroke index is 1 to 18, not 40', () => strokesReceived(18, 40)],
  ])('%s', (sentence, call) => {
    expect(call).toThrow(new RangeError(sentence));
  });
});

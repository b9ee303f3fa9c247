import { describe, expect, it } from 'vitest';
import * as rules from '../index.ts';

// What a caller without TypeScript may pass: refused where it comes in, never counted.

const holes = Array.from({ length: 18 }, (_, at) => ({ n: at + 1, par: 4, si: at + 1, strokes: 5 }));
const sameIndex = holes.map((hole) => ({ ...hole, si: 7 }));
const round = { adjustedGross: 90, courseRating: 71.6, slope: 127 };
const tee = { index: 16.4, slope: 127, courseRating: 71.6, par: 72 };
const threeWith = (wrong: object) =>
  ['2026-05-01', '2026-05-08', '2026-05-15'].map((playedOn) => ({ ...round, playedOn, ...wrong }));
const first = (wrong: object) => [{ ...holes[0]!, ...wrong }, ...holes.slice(1)];

const OF_NO_NUMBER: readonly unknown[] = [undefined, null, Number.NaN, Infinity, '', '12', {}, []];

describe('a figure that cannot be throws a RangeError', () => {
  const calls: Readonly<Record<string, (wrong: never) => unknown>> = {
    score: (adjustedGross) => rules.scoreDifferential({ ...round, adjustedGross }),
    slope: (slope) => rules.scoreDifferential({ ...round, slope }),
    'nine holes’ index': (indexAtPlay) => rules.nineHoleDifferential({ ...round, indexAtPlay }),
    index: (index) => rules.courseHandicap({ ...tee, index }),
    'par of the tee': (par) => rules.playingHandicap({ ...tee, par }, 95),
    percentage: (percent) => rules.playingHandicap(tee, percent),
    'course handicap': (handicap) => rules.strokesReceived(handicap, 3),
    'stroke index': (index) => rules.strokesReceived(12, index),
    'par of a hole': (par) => rules.adjustedGross({ holes: first({ par }), courseHandicap: 12 }),
    differential: (differential) => rules.indexFromDifferentials([10, 11, differential]),
    average: (average) => rules.applyCaps({ average, lowIndex: 10 }),
    allowance: (handicap) => rules.allowedHandicap(handicap, 95),
    side: (handicap) => rules.sideHandicap('foursomes', [handicap, 3]),
    'strokes given': (handicap) => rules.strokesGiven(holes, handicap),
    lie: (lie) => rules.expectedStrokes(lie, 100),
    distance: (distance) => rules.strokesGained([{ lie: 'tee', distance }]),
    'first hole': (start) => rules.playOrder(18, start),
    'length of a round': (length) => rules.playOrder(length, 1),
    'number of a hole': (n) => rules.holeOf({ id: 't', name: 'T', par: [4] }, n),
  };
  it.each(Object.keys(calls))('%s', (name) => {
    for (const wrong of [...OF_NO_NUMBER, -99, 900.5])
      if (name !== 'distance' || wrong !== 900.5)
        expect(() => calls[name]!(wrong as never), String(wrong)).toThrow(RangeError);
  });

  it.each<[string, () => unknown]>([
    ['an index of 200', () => rules.courseHandicap({ ...tee, index: 200 })],
    ['200 %', () => rules.playingHandicap(tee, 200)],
    ['twelve holes', () => rules.courseHandicap({ ...tee, holes: 12 as never })],
    ['one stroke index everywhere', () => rules.adjustedGross({ holes: sameIndex, courseHandicap: 12 })],
    ['nineteen holes', () => rules.adjustedGross({ holes: [...holes, holes[0]!], courseHandicap: 12 })],
    ['a hole in no strokes', () => rules.roundTotals({ holes: first({ strokes: 0 }), holesPlanned: [] })],
    ['a par of 200', () => rules.stablefordPoints({ n: 1, par: 200, strokes: 4 })],
    ['a side of three in foursomes', () => rules.sideHandicap('foursomes', [1, 2, 3])],
    ['a penalty of 200', () => rules.strokesGained([{ lie: 'tee', distance: 400, penalty: 200 }])],
    ['a record that is no list', () => rules.handicapHistory(undefined as never)],
    ['a round that is none', () => rules.handicapHistory([null as never])],
    ['no day', () => rules.inEffectOn('2026-02-30', [])],
  ])('%s', (_, call) => {
    expect(call).toThrow(RangeError);
  });
});

describe('an index says in a sentence which round cannot count', () => {
  it.each<[object, string]>([
    [{ playedOn: 20_260_501 }, 'its day is no day'],
    [{ date: 'yesterday' }, 'its day is no day'],
    [{ pcc: 200 }, 'one of its figures cannot be'],
    [{ holes: 12 }, 'one of its figures cannot be'],
    [{ par: '72' }, 'one of its figures cannot be'],
    [{ differential: 400 }, 'one of its figures cannot be'],
    [{ adjustedGross: undefined, holeScores: sameIndex }, 'one of its figures cannot be'],
    [{ adjustedGross: undefined, holeScores: first({ par: 40 }) }, 'one of its figures cannot be'],
    [{ adjustedGross: undefined, holeScores: [] }, 'it has fewer than nine holes'],
  ])('%j', (wrong, says) => {
    expect(rules.handicapIndex(threeWith(wrong) as never)).toEqual({
      ok: false,
      error: expect.stringContaining(`Round 1 does not count: ${says}`),
    });
  });

  it('takes what a round may leave out', () => {
    const left = { pcc: null, holes: null, differential: null, date: null, par: undefined };
    expect(rules.handicapIndex(threeWith(left) as never)).toEqual(rules.handicapIndex(threeWith({})));
  });
});

it('hands out strokes by the holes’ order where one index is on all of them', () => {
  expect(rules.strokesGiven(sameIndex, 3)).toEqual(rules.strokesGiven(holes, 3));
});

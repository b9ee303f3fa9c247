import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { changes, checkHole, enter, tapStrokes } from '#src/domain/pad/hole-entry.ts';
import { holeOf, holesInPlay, playOrder, roundTotals } from '@divot/golf-rules';
import { missingHoles, nextHole } from '#src/domain/rounds/next-hole.ts';
import { roundStatistics } from '@divot/analytics';
import { isRated } from '#src/domain/handicap/tee-rating.ts';
import { scoreName, toParText } from '#src/domain/rounds/score-names.ts';

const par4: Hole = { n: 7, par: 4 };
const hole = fc.record(
  {
    n: fc.integer({ min: 1, max: 18 }),
    par: fc.integer({ min: 3, max: 6 }),
    strokes: fc.integer({ min: 1, max: 20 }),
    putts: fc.integer({ min: 0, max: 5 }),
    pickedUp: fc.constant(true),
    firstPuttFt: fc.integer({ min: 1, max: 120 }),
  },
  { requiredKeys: ['n', 'par'] },
);
const entry = fc.oneof(
  fc.record({ strokes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ putts: fc.integer({ min: 0, max: 5 }) }),
  fc.constant({ pickedUp: true as const }),
  fc.constant({ strokes: undefined }),
);

describe('the order of play', () => {
  it('visits every hole of the stretch once, from the start hole and round', () => {
    fc.assert(
      fc.property(fc.constantFrom(9, 18), fc.integer({ min: 1, max: 18 }), (length, start) => {
        const order = playOrder(length, start);
        expect(order[0]).toBe(start);
        expect(new Set(order).size).toBe(length);
        for (const [at, n] of order.entries()) {
          const next = order[(at + 1) % order.length]!;
          expect(next === n + 1 || n === 18 || n === 9).toBe(true);
        }
      }),
    );
  });

  it('plays the holes of a nine-hole course again as 10 to 18', () => {
    const tee = { id: 't', name: 'White', par: [4, 3, 5, 4, 4, 3, 4, 5, 4], yards: [300, 0, 500, 1, 2, 3, 4, 5, 6] };
    expect(holeOf(tee, 11)).toEqual({ n: 11, par: 3 });
    expect(holeOf(tee, 12)).toEqual({ n: 12, par: 5, yards: 500 });
  });

  it('continues at the first open hole after the last one played, then at a skipped one', () => {
    const holesPlanned = playOrder(9, 5);
    const holes = holesPlanned.map((n): Hole => ({ n, par: 4, ...(n === 5 || n === 7 ? { strokes: 4 } : {}) }));
    expect(nextHole({ holes, holesPlanned })).toBe(8);
    expect(holesInPlay({ holes: holes.toReversed(), holesPlanned }).map(({ n }) => n)).toEqual(holesPlanned);
    const full = holes.map((one) => (one.n === 6 ? one : { ...one, strokes: 4 }));
    expect(nextHole({ holes: full, holesPlanned })).toBe(6);
  });
});

describe('one tap on the pad', () => {
  it('starts at par, whichever button is tapped first, and stays between 1 and 20', () => {
    expect(tapStrokes(par4, 1)).toEqual({ strokes: 4 });
    expect(tapStrokes(par4, -1)).toEqual({ strokes: 4 });
    expect(tapStrokes({ ...par4, strokes: 1 }, -1)).toEqual({ strokes: 1 });
    expect(tapStrokes({ ...par4, strokes: 20 }, 1)).toEqual({ strokes: 20 });
  });

  it('ends a pick-up with a score and the score with a pick-up', () => {
    expect(enter({ ...par4, pickedUp: true }, { strokes: 6 })).toEqual({ ...par4, strokes: 6 });
    expect(enter({ ...par4, strokes: 9 }, { pickedUp: true })).toEqual({ ...par4, pickedUp: true });
  });

  it('never leaves more putts than strokes, and refuses them when typed', () => {
    expect(enter({ ...par4, strokes: 4, putts: 3 }, { strokes: 2 })).toMatchObject({ strokes: 2, putts: 2 });
    expect(checkHole({ ...par4, strokes: 2, putts: 3 })).toEqual({
      ok: false,
      error: 'Hole 7: 3 putts do not fit into 2 strokes.',
    });
  });

  it('has no first putt after a chip-in, and no fairway on a par 3', () => {
    expect(enter({ ...par4, strokes: 3, firstPuttFt: 20 }, { putts: 0 })).not.toHaveProperty('firstPuttFt');
    expect(checkHole({ n: 2, par: 3, fairway: 'hit' }).ok).toBe(false);
  });

  it('undoes any entry exactly', () => {
    fc.assert(
      fc.property(hole, entry, (before, tap) => {
        const after = enter(before, tap);
        const restored = Object.fromEntries(
          Object.entries({ ...after, ...changes(after, before) }).filter(([, value]) => value !== undefined),
        );
        expect(restored).toEqual(before);
      }),
    );
  });
});

describe('what a card adds up to', () => {
  const card: readonly Hole[] = [
    { n: 1, par: 4, strokes: 5, putts: 2, fairway: 'left', penalties: 1 },
    { n: 2, par: 3, strokes: 2, putts: 1 },
    { n: 3, par: 5, pickedUp: true, fairway: 'hit' },
    { n: 4, par: 4, strokes: 4, putts: 1, fairway: 'hit' },
  ];
  const round = { holes: [...card], holesPlanned: [1, 2, 3, 4, 5] };

  it('counts strokes and par over the holes played, a pick-up as the most it can', () => {
    expect(roundTotals(round)).toMatchObject({
      holesPlayed: 4,
      strokes: 11 + 10,
      toPar: 0 + 5,
      pickUps: 1,
      stableford: 1 + 3 + 2,
    });
    expect(missingHoles(round)).toEqual([5]);
  });

  it('derives greens, fairways, saves and putts, each with its number of holes', () => {
    expect(roundStatistics(card)).toEqual({
      greens: { made: 1, of: 3 },
      fairways: { made: 2, of: 3 },
      upAndDowns: { made: 1, of: 2 },
      putts: { total: 4, holes: 3, threePutts: 0 },
      penalties: 1,
    });
  });

  it('adds up in any order, and a stroke more is one more to par', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hole, { selector: ({ n }) => n, minLength: 1 }), (holes) => {
        const holesPlanned = holes.map(({ n }) => n);
        const totals = roundTotals({ holes, holesPlanned });
        expect(roundTotals({ holes: holes.toReversed(), holesPlanned })).toEqual(totals);
        const scored = holes.find(({ strokes, pickedUp }) => strokes !== undefined && !pickedUp);
        if (!scored) return;
        const worse = holes.map((one) => (one === scored ? { ...one, strokes: one.strokes! + 1 } : one));
        expect(roundTotals({ holes: worse, holesPlanned }).toPar).toBe(totals.toPar + 1);
      }),
    );
  });

  it('knows whether the tee is rated for the holes played', () => {
    const tee = { id: 't', name: 'White', par: playOrder(18, 1).map(() => 4), backCourseRating: 35.1, backSlope: 120 };
    const at = (holesPlanned: number[]) => isRated({ holesPlanned, courseSnapshot: { name: 'Heron', tee } });
    expect([at(playOrder(9, 10)), at(playOrder(9, 1)), at(playOrder(18, 1))]).toEqual([true, false, false]);
  });

  it('calls a nine across the turn unrated before the round, as the record does after it', () => {
    const tee = {
      id: 't',
      name: 'White',
      par: playOrder(18, 1).map(() => 4),
      courseRating: 71.2,
      slope: 128,
      frontCourseRating: 35.6,
      frontSlope: 127,
      backCourseRating: 35.6,
      backSlope: 129,
    };

    expect(isRated({ holesPlanned: [...playOrder(18, 14)].slice(0, 9), courseSnapshot: { name: 'Heron', tee } })).toBe(
      false,
    );
    const nineHoleCourse = { ...tee, par: tee.par.slice(9), frontCourseRating: undefined };
    expect(isRated({ holesPlanned: playOrder(9, 1), courseSnapshot: { name: 'Heron', tee: nineHoleCourse } })).toBe(
      false,
    );
  });

  it('uses golf’s own terms', () => {
    expect([scoreName(1, 3), scoreName(2, 5), scoreName(3, 4), scoreName(6, 4), scoreName(8, 4)]).toEqual([
      'hole in one',
      'albatross',
      'birdie',
      'double bogey',
      '4 over',
    ]);
    expect([toParText(0), toParText(3), toParText(-2)]).toEqual(['E', '+3', '−2']);
  });
});

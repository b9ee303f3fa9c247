import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import {
  answer,
  approachEntry,
  approachSpot,
  driveEntry,
  driveSpot,
  firstPuttChips,
  asksChipLength,
  chipEntry,
  chipLengths,
  isWholeForStrokesGained,
  nearestPuttChip,
} from '#src/domain/pad/hole-answers.ts';
import { type HoleEntry, checkHole, enter } from '#src/domain/pad/hole-entry.ts';
import { scoreChips } from '#src/domain/pad/score-chips.ts';
import { holeGains, roundStatistics, withUsualLengths } from '@divot/analytics';

const par4: Hole = { n: 7, par: 4, yards: 382 };
const par3: Hole = { n: 8, par: 3, yards: 164 };
const par5: Hole = { n: 9, par: 5, yards: 512 };

type Told = { readonly hole: Hole; readonly derived: boolean };
const tell = (hole: Hole, ...taps: readonly ((hole: Hole) => HoleEntry)[]): Told =>
  taps.reduce<Told>(
    (told, tap) => {
      const { entry, isScoreDerived } = answer(told.hole, tap(told.hole), told.derived);
      return { hole: enter(told.hole, entry), derived: isScoreDerived };
    },
    { hole, derived: false },
  );
const drive = (spot: Parameters<typeof driveEntry>[1]) => (hole: Hole) => driveEntry(hole, spot);
const approach = (spot: Parameters<typeof approachEntry>[1]) => (hole: Hole) => approachEntry(hole, spot);
const say = (entry: HoleEntry) => () => entry;

describe('one answer', () => {
  it('"Fairway" is the fairway hit and the lie of the drive', () => {
    expect(tell(par4, drive('fairway')).hole).toMatchObject({ fairway: 'hit', driveEnd: { lie: 'fairway' } });
    expect(tell(par4, drive('rough-left')).hole).toMatchObject({ fairway: 'left', driveEnd: { lie: 'rough' } });
    expect(tell(par4, drive('rough-right')).hole).toMatchObject({ fairway: 'right', driveEnd: { lie: 'rough' } });
  });

  it('a drive in the trees missed its fairway, on no side until a second tap says which', () => {
    const once = tell(par4, drive('recovery')).hole;
    expect(once.fairway).toBeUndefined();
    expect(roundStatistics([once]).fairways).toEqual({ made: 0, of: 1 });
    expect(tell(once, drive('recovery')).hole.fairway).toBe('left');
    expect(tell(once, drive('recovery'), drive('recovery')).hole.fairway).toBe('right');
    expect(tell(once, drive('recovery'), drive('recovery'), drive('recovery')).hole.fairway).toBeUndefined();
    expect(tell(once, drive('recovery'), drive('sand')).hole.fairway).toBeUndefined();
  });

  it('a fairway hit that an older card has without a lie is shown as one', () => {
    expect(driveSpot({ ...par4, fairway: 'hit' })).toBe('fairway');
    expect(driveSpot({ ...par4, fairway: 'left' })).toBe('rough-left');
    expect(driveSpot({ ...par4, fairway: 'short' })).toBeUndefined();
  });
});

describe('what follows from other answers', () => {
  it('score and putts show that the green was hit, and the golfer can change that', () => {
    const { hole } = tell(par4, say({ strokes: 4 }), say({ putts: 2 }));
    expect(approachSpot(hole)).toEqual({ spot: 'green', isDerived: true });
    expect(approachSpot(tell(hole, approach('rough')).hole)).toEqual({ spot: 'rough', isDerived: false });
    expect(approachSpot(tell(par4, say({ strokes: 5 }), say({ putts: 2 })).hole)).toBeUndefined();
  });

  it('a hole described from tee to green has a score, which follows every later answer', () => {
    const told = tell(par4, drive('fairway'), approach('green'), say({ putts: 2 }));
    expect(told).toMatchObject({ hole: { strokes: 4 }, derived: true });
    expect(tell(par5, drive('rough-left'), approach('green'), say({ putts: 1 })).hole.strokes).toBe(4);
    expect(tell(par3, approach('green'), say({ putts: 3 })).hole.strokes).toBe(4);
    const again = answer(told.hole, { putts: 3 }, true);
    expect(again).toMatchObject({ entry: { strokes: 5, putts: 3 }, isScoreDerived: true });
    const penalty = answer(told.hole, { penalties: 1 }, true);
    expect(penalty.entry).toMatchObject({ strokes: 5 });
    const missed = answer(told.hole, approachEntry(told.hole, 'rough'), true);
    expect(missed).toMatchObject({ isScoreDerived: false });
    expect(enter(told.hole, missed.entry).strokes).toBeUndefined();
  });

  it('a score that the golfer entered is never changed by another answer', () => {
    const told = tell(par4, say({ strokes: 6 }), drive('fairway'), approach('green'), say({ putts: 2 }));
    expect(told).toMatchObject({ hole: { strokes: 6 }, derived: false });
    const confirmed = tell(par4, drive('fairway'), approach('green'), say({ putts: 2 }), say({ strokes: 4 }));
    expect(tell(confirmed.hole, say({ putts: 3 })).hole.strokes).toBe(4);
  });

  it('a drive in the trees, a chip-in or a pick-up gives no score', () => {
    expect(tell(par4, drive('recovery'), approach('green'), say({ putts: 2 })).hole.strokes).toBeUndefined();
    expect(tell(par4, drive('fairway'), approach('green'), say({ putts: 0 })).hole.strokes).toBeUndefined();
    expect(
      tell(par4, say({ pickedUp: true }), drive('fairway'), approach('green'), say({ putts: 2 })).hole,
    ).toMatchObject({
      pickedUp: true,
    });
  });

  const tap = fc.oneof(
    fc.constantFrom('rough-left', 'fairway', 'rough-right', 'sand', 'recovery').map((spot) => drive(spot as never)),
    fc.constantFrom('green', 'fairway', 'rough', 'sand', 'recovery').map((spot) => approach(spot as never)),
    fc.integer({ min: 0, max: 4 }).map((putts) => say({ putts })),
    fc.integer({ min: 1, max: 10 }).map((strokes) => say({ strokes })),
    fc.constantFrom(3, 6, 10, 15, 25, 40).map((firstPuttFt) => say({ firstPuttFt })),
    fc.constant((hole: Hole): HoleEntry => ({ penalties: (hole.penalties ?? 0) + 1 })),
    fc.constantFrom(true, undefined).map((pickedUp) => say({ pickedUp })),
  );

  it('any taps in any order leave a valid hole, and the newest entered score stays', () => {
    fc.assert(
      fc.property(fc.constantFrom(par4, par5), fc.array(tap, { maxLength: 8 }), (start, taps) => {
        const { hole, derived } = tell(start, ...taps);
        if (hole.strokes === undefined || (hole.putts ?? 0) <= hole.strokes) expect(checkHole(hole).ok).toBe(true);
        if (derived) expect(approachSpot(hole)?.spot).toBe('green');
        const said = tell(hole, say({ strokes: 9 }));
        expect(said).toMatchObject({ hole: { strokes: 9 }, derived: false });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('one tap for a score', () => {
  it('is enough from birdie to triple bogey; all others up to 13 are behind "more"', () => {
    for (const par of [3, 4, 5, 6]) {
      const { usual, rest, last } = scoreChips(par);
      expect(usual).toEqual([-1, 0, 1, 2, 3].map((over) => par + over));
      expect(scoreChips(par, 8).usual).toEqual([-2, -1, 0, 1, 2, 3].map((over) => par + over));
      expect([...usual, ...rest].toSorted((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    }
  });

  it('first putts are round figures in the golfer’s own unit, and any length has a nearest one', () => {
    expect(firstPuttChips('imperial').map(({ shown }) => shown)).toEqual([3, 6, 10, 15, 25, 40]);
    expect(firstPuttChips('metric').map(({ shown }) => shown)).toEqual([1, 2, 3, 5, 8, 12]);
    for (const units of ['imperial', 'metric'] as const)
      for (const { feet } of firstPuttChips(units)) expect(nearestPuttChip(feet, units)).toBe(feet);
    expect(nearestPuttChip(90, 'imperial')).toBe(40);
    expect(nearestPuttChip(1, 'imperial')).toBe(3);
  });
});

describe('five taps', () => {
  it('give strokes gained everything it needs for a missed green, with how far from the hole the approach ended', () => {
    const taps = [
      drive('fairway'),
      approach('sand'),
      say({ firstPuttFt: 10 }),
      say({ putts: 2 }),
      say({ strokes: 5 }),
    ] as const;
    const { hole } = tell(par4, ...taps, say({ approachEnd: { lie: 'sand', yards: 12 } }));
    expect(isWholeForStrokesGained(tell(par4, ...taps).hole)).toBe(false);
    expect(isWholeForStrokesGained(hole)).toBe(true);
    expect(Object.keys(holeGains(withUsualLengths(hole, 12))).toSorted()).toEqual([
      'approach',
      'off-tee',
      'putting',
      'short-game',
    ]);
  });

  it('ask how far the chip was once a missed green leaves it open, and on no other hole', () => {
    const missed = (hole: Hole, strokes: number) =>
      tell(hole, approach('rough'), say({ firstPuttFt: 8 }), say({ putts: 1 }), say({ strokes })).hole;
    const open = missed({ ...par4, driveEnd: { lie: 'fairway', yards: 0 } }, 4);

    expect([missed(par4, 4), missed(par3, 3), missed(par5, 6)].map(asksChipLength)).toEqual([true, true, true]);
    expect([par4, missed(par4, 2), tell(par4, approach('green'), say({ putts: 2 })).hole].some(asksChipLength)).toBe(
      false,
    );
    expect(isWholeForStrokesGained(open)).toBe(false);
    for (const { yards } of [...chipLengths('imperial'), ...chipLengths('metric')]) {
      const told = enter(open, chipEntry(open, yards));
      expect(told.approachEnd).toEqual({ lie: 'rough', yards });
      expect([asksChipLength(told), isWholeForStrokesGained(told)]).toEqual([false, true]);
    }
  });

  it('need one less if the green was hit, and a par 3 has no drive', () => {
    expect(
      isWholeForStrokesGained(
        tell(par4, drive('fairway'), say({ firstPuttFt: 25 }), say({ putts: 2 }), say({ strokes: 4 })).hole,
      ),
    ).toBe(true);
    expect(
      isWholeForStrokesGained(tell(par3, say({ firstPuttFt: 25 }), say({ putts: 2 }), say({ strokes: 3 })).hole),
    ).toBe(true);
    expect(isWholeForStrokesGained(tell(par4, say({ putts: 2 }), say({ strokes: 4 })).hole)).toBe(false);
  });
});

import { expectedStrokes } from '@divot/golf-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holeGains, wholeHoleGain } from '../gained/hole-gains.ts';
import { usualDrive, withUsualLengths } from '../gained/usual-lengths.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

describe('a hole on three taps', () => {
  const par4 = { par: 4, yards: 400, strokes: 4, putts: 2, firstPuttFt: 30 };
  const drive = { lie: 'fairway' as const, yards: 140 };

  it('in regulation needs only the drive and the first putt', () => {
    const gains = holeGains({ ...par4, driveEnd: drive });
    expect(gains['off-tee']).toBeCloseTo(0.08, 10);
    expect(gains.approach).toBeCloseTo(-0.07, 10);
    expect(gains.putting).toBeCloseTo(-0.02, 10);
    expect(gains['short-game']).toBe(0); // no chip needed, so nothing lost there
  });

  it('with a missed green splits the approach from the chip', () => {
    const missed = { lie: 'sand' as const, yards: 20 };
    const gains = holeGains({ ...par4, strokes: 5, firstPuttFt: 8, driveEnd: drive, approachEnd: missed });
    expect(gains.approach).toBeCloseTo(2.91 - 2.53 - 1, 10);
    expect(gains['short-game']).toBeCloseTo(2.53 - 1.5 - 1, 10);
  });

  it('leaves out what was not tapped', () => {
    expect(Object.keys(holeGains(par4))).toEqual(['putting']);
    // A lie without a distance gives nothing; for an approach on the green the first putt gives the distance.
    const nowhere = { lie: 'fairway', yards: 0 } as const;
    expect(Object.keys(holeGains({ ...par4, driveEnd: nowhere }))).toEqual(['putting']);
    const onGreen = holeGains({ ...par4, driveEnd: drive, approachEnd: { lie: 'green', yards: 0 } });
    expect(onGreen).toEqual(holeGains({ ...par4, driveEnd: drive }));
    expect(holeGains({ par: 4, yards: 400, strokes: 4 })).toEqual({});
    expect(Object.keys(holeGains({ ...par4, strokes: 6, driveEnd: drive }))).toEqual(['putting', 'off-tee']);
  });

  it('of par 3 charges the tee shot to the approach, and a chip-in needs no putt', () => {
    const missed = { lie: 'rough' as const, yards: 20 };
    const gains = holeGains({ par: 3, yards: 160, strokes: 2, putts: 0, approachEnd: missed });
    expect(gains.approach).toBeCloseTo(2.99 - 2.59 - 1, 10);
    expect(gains['short-game']).toBeCloseTo(1.59, 10);
  });

  it('prefers shots recorded one by one when they make up the score', () => {
    const shots = [
      { id: '1', lie: 'tee' as const, distance: 400, penalty: true },
      { id: '2', lie: 'rough' as const, distance: 200 },
      { id: '3', lie: 'green' as const, distance: 10 },
    ];
    expect(holeGains({ ...par4, shots, driveEnd: drive }).approach).toBeCloseTo(3.42 - 1.61 - 1, 10);
    expect(holeGains({ ...par4, strokes: 6, shots, driveEnd: drive }).approach).toBeUndefined();
  });

  it('uses the putts after the first from the card: balls marked on the map describe the whole hole', () => {
    const shots = [
      { id: '1', lie: 'tee' as const, distance: 400 },
      { id: '2', lie: 'rough' as const, distance: 200 },
      { id: '3', lie: 'green' as const, distance: 10 },
    ];
    const marked = { par: 4, strokes: 5, putts: 3, shots };

    const gains = holeGains(marked);

    expect(gains.putting).toBeCloseTo(1.61 - 3, 10);
    expect(gains.approach).toBeCloseTo(3.42 - 1.61 - 1, 10);
    expect(wholeHoleGain(marked)).toBeCloseTo(3.99 - 5, 10);
    expect(wholeHoleGain({ ...marked, putts: 2 })).toBeUndefined();
  });

  const spot = fc.record({
    lie: fc.constantFrom('fairway' as const, 'rough' as const, 'sand' as const, 'recovery' as const),
    yards: fc.integer({ min: 5, max: 300 }),
  });
  const tapped = fc
    .record({
      par: fc.integer({ min: 3, max: 5 }),
      yards: fc.integer({ min: 90, max: 600 }),
      beforeGreen: fc.integer({ min: 3, max: 8 }),
      putts: fc.integer({ min: 0, max: 4 }),
      penalties: fc.integer({ min: 0, max: 2 }),
      firstPuttFt: fc.integer({ min: 1, max: 90 }),
      driveEnd: spot,
      approachEnd: spot,
    })
    .map(({ beforeGreen, ...hole }) => ({ ...hole, strokes: beforeGreen + hole.putts + hole.penalties }));

  it('sums up to expected(tee) − score when everything is tapped', () => {
    fc.assert(
      fc.property(tapped, (hole) => {
        expect(total(Object.values(holeGains(hole)))).toBe(expectedStrokes('tee', hole.yards) - hole.strokes);
      }),
    );
  });

  it('covers the parts that a hole’s taps account for, and none if nothing was tapped', () => {
    const [whole, withoutDrive, untold] = [{ ...par4, driveEnd: drive }, par4, { par: 4 }].map(holeGains);
    expect(whole!.putting! + withoutDrive!.putting!).toBeCloseTo(-0.04, 10);
    expect([whole!['off-tee'], withoutDrive!['off-tee']]).toEqual([expect.any(Number), undefined]);
    // The first hole has every stroke tapped: it needed no chip, so it lost nothing there.
    expect([whole!['short-game'], withoutDrive!['short-game']]).toEqual([0, undefined]);
    expect(untold).toEqual({});
  });

  it('puts losses on eighteen holes, not only on the holes where such a shot was needed', () => {
    const inRegulation = { ...par4, driveEnd: drive };
    const chipped = { ...inRegulation, strokes: 5, firstPuttFt: 8, approachEnd: { lie: 'sand' as const, yards: 20 } };
    const round = [...Array.from({ length: 12 }, () => inRegulation), ...Array.from({ length: 6 }, () => chipped)];
    const gains = round.flatMap((hole) => holeGains(hole)['short-game'] ?? []);
    expect(gains).toHaveLength(18);
    expect(total(gains)).toBeCloseTo(6 * (2.53 - 1.5 - 1), 10);
  });
});

describe('a lie without its distance', () => {
  const hole7 = { par: 4, yards: 382 };

  it('counts at the usual length for the index; an entered one wins', () => {
    expect([0, 5, 10, 15, 20, 25].map(usualDrive)).toEqual([250, 238, 226, 214, 202, 190]);
    const lie = { lie: 'fairway', yards: 0 } as const;
    expect(withUsualLengths({ ...hole7, driveEnd: lie }, 10).driveEnd).toEqual({ lie: 'fairway', yards: 156 });
    expect(withUsualLengths({ ...hole7, driveEnd: { ...lie, yards: 140 } }, 10).driveEnd?.yards).toBe(140);
    expect(withUsualLengths({ ...hole7, yards: 240, driveEnd: lie }, 10).driveEnd?.yards).toBe(30);
    expect(withUsualLengths({ par: 4, driveEnd: lie }, 10).driveEnd?.yards).toBe(0);
    expect(withUsualLengths({ ...hole7, approachEnd: { lie: 'green', yards: 0 } }).approachEnd?.yards).toBe(0);
  });

  it('never makes the rough better than the fairway, or the trees better than the rough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 280, max: 600 }), fc.integer({ min: 0, max: 40 }), (yards, index) => {
        const gained = (lie: 'fairway' | 'rough' | 'recovery') =>
          holeGains(
            withUsualLengths(
              { par: 4, yards, strokes: 5, putts: 2, firstPuttFt: 20, driveEnd: { lie, yards: 0 } },
              index,
            ),
          )['off-tee'] ?? Number.NaN;
        expect(gained('fairway')).toBeGreaterThan(gained('rough'));
        expect(gained('rough')).toBeGreaterThan(gained('recovery'));
      }),
    );
  });
});

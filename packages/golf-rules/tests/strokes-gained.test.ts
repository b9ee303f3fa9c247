import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASELINE } from '../strokes-gained/baseline.ts';
import { type PlayedShot, expectedStrokes, partOf, strokesGained } from '../strokes-gained/strokes-gained.ts';

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

describe('expected strokes', () => {
  it.each<[PlayedShot['lie'], number, number]>([
    ['tee', 446, 4.107],
    ['tee', 400, 3.99],
    ['tee', 130, 2.98],
    ['fairway', 116, 2.84],
    ['fairway', 150, 2.945],
    ['rough', 150, 3.19],
    ['sand', 70, 3.195],
    ['sand', 20, 2.53],
    ['recovery', 150, 3.805],
    ['green', 16.9167, 1.8145],
    ['green', 8, 1.5],
    ['green', 33, 2.004],
    ['green', 22, 1.892],
    ['green', 12.5, 1.695],
    ['recovery', 40, 3.56],
    ['green', 0.5, 1],
    ['fairway', 15, 2.29],
    ['fringe', 15, 2.29],
    ['tee', 620, 4.85],
  ])('from %s at %s are %s', (lie, distance, strokes) => {
    expect(expectedStrokes(lie, distance)).toBeCloseTo(strokes, 5);
  });

  it('differ from the tour’s own worked example by less than 0.03', () => {
    expect(Math.abs(expectedStrokes('tee', 446) - 4.1)).toBeLessThan(0.03);
    expect(Math.abs(expectedStrokes('fairway', 116) - 2.825)).toBeLessThan(0.03);
    expect(Math.abs(expectedStrokes('green', 16 + 11 / 12) - 1.826)).toBeLessThan(0.03);
  });

  it('are refused for an invalid lie or distance', () => {
    expect(() => expectedStrokes('bush' as never, 100)).toThrow("There is no lie 'bush': tee, fairway, rough, sand");
    expect(() => expectedStrokes('toString' as never, 100)).toThrow(RangeError);
    expect(() => expectedStrokes('fairway', Number.NaN)).toThrow('A distance is a number of yards or feet');
  });
  it('hit every anchor of every row', () => {
    for (const [lie, anchors] of Object.entries(BASELINE)) {
      for (const [distance, strokes] of anchors) {
        expect(expectedStrokes(lie as PlayedShot['lie'], distance)).toBeCloseTo(strokes, 10);
      }
    }
  });
});

describe('strokes gained', () => {
  it('of a routine par: drive to the fairway, green, two putts', () => {
    const gained = strokesGained([
      { lie: 'tee', distance: 400 },
      { lie: 'fairway', distance: 140 },
      { lie: 'green', distance: 30 },
      { lie: 'green', distance: 2 },
    ]);
    expect(gained.map((each) => each.toFixed(2))).toEqual(['0.08', '-0.07', '-0.03', '0.01']);
  });

  it.each([Number.NaN, Infinity, -1, 'one'])('are refused for a penalty of %s', (penalty) => {
    expect(() => strokesGained([{ lie: 'tee', distance: 400, penalty: penalty as number }])).toThrow(RangeError);
  });

  it('charge a penalty to the shot that cost it', () => {
    const water: PlayedShot[] = [
      { lie: 'fairway', distance: 160, penalty: true },
      { lie: 'rough', distance: 100 },
    ];
    expect(strokesGained(water)[0]).toBeCloseTo(2.98 - 3.02 - 2, 10);
  });

  const lie = fc.constantFrom<PlayedShot['lie']>('fairway', 'rough', 'sand', 'recovery', 'green', 'fringe');
  const shot = fc.record({
    lie,
    distance: fc.double({ min: 0.1, max: 620, noNaN: true }),
    penalty: fc.constantFrom(undefined, false, true, 2),
  });

  it('sum up to expected(tee) − score, exactly', () => {
    fc.assert(
      fc.property(fc.double({ min: 60, max: 640, noNaN: true }), fc.array(shot, { maxLength: 15 }), (yards, rest) => {
        const shots: PlayedShot[] = [{ lie: 'tee', distance: yards }, ...rest];
        const score = total(shots.map(({ penalty }) => 1 + Number(penalty ?? 0)));
        expect(total(strokesGained(shots))).toBe(expectedStrokes('tee', yards) - score);
      }),
    );
  });

  it('put every shot into one of the four parts', () => {
    expect(partOf({ lie: 'tee', distance: 400 }, 4)).toBe('off-tee');
    expect(partOf({ lie: 'tee', distance: 160 }, 3)).toBe('approach');
    expect(partOf({ lie: 'sand', distance: 51 }, 4)).toBe('approach');
    expect(partOf({ lie: 'sand', distance: 50 }, 4)).toBe('short-game');
    expect(partOf({ lie: 'green', distance: 60 }, 4)).toBe('putting');
  });
});

describe('a ball in the trees', () => {
  /** The cost of a punch-out, from the published rows at 100 yards. */
  const PUNCH_OUT = expectedStrokes('recovery', 100) - expectedStrokes('rough', 100);
  const yards = fc.double({ min: 1, max: 100, noNaN: true });

  it('is never worse than in the rough by more than a punch-out costs', () => {
    fc.assert(
      fc.property(yards, (distance) => {
        const cost = expectedStrokes('recovery', distance) - expectedStrokes('rough', distance);
        expect(cost).toBeGreaterThan(0);
        expect(cost).toBeLessThanOrEqual(PUNCH_OUT + 1e-9);
      }),
      { numRuns: 3000 },
    );
  });

  it('does not gain by a chip what it would have gained from the rough and the punch-out', () => {
    fc.assert(
      fc.property(yards, fc.integer({ min: 1, max: 60 }), (distance, feet) => {
        const [chip] = strokesGained([
          { lie: 'recovery', distance },
          { lie: 'green', distance: feet },
        ]);
        const [fromRough] = strokesGained([
          { lie: 'rough', distance },
          { lie: 'green', distance: feet },
        ]);
        expect(chip! - fromRough!).toBeLessThanOrEqual(PUNCH_OUT + 1e-9);
      }),
      { numRuns: 3000 },
    );
  });
});

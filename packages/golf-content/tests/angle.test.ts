import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiltedDegrees, turnedDegrees } from '../mobility/angle.ts';
import { areaScores } from '../mobility/mobility-score.ts';

const flat = { alpha: 0, beta: 0, gamma: 0 };

describe('the phone as an angle meter', () => {
  it('reads tilts against gravity', () => {
    expect(tiltedDegrees(flat, { ...flat, beta: 20 })).toBe(20);
    expect(tiltedDegrees(flat, { ...flat, gamma: -35 })).toBe(35);
    expect(tiltedDegrees({ ...flat, beta: 60 }, { ...flat, beta: 120 })).toBe(60);
    expect(tiltedDegrees(flat, { ...flat, alpha: 90 })).toBe(0);
  });

  it('reads turns the shorter way, across north', () => {
    expect(turnedDegrees({ ...flat, alpha: 350 }, { ...flat, alpha: 35 })).toBe(45);
    expect(turnedDegrees({ ...flat, alpha: 10 }, { ...flat, alpha: 310 })).toBe(60);
  });

  it('returns nothing without a sensor', () => {
    expect(tiltedDegrees({ alpha: null, beta: null, gamma: null }, flat)).toBeNull();
    expect(turnedDegrees(flat, { alpha: null, beta: null, gamma: null })).toBeNull();
  });

  it('is the same both ways and never over 180', () => {
    const held = fc.record({
      alpha: fc.integer({ min: 0, max: 359 }),
      beta: fc.integer({ min: -180, max: 179 }),
      gamma: fc.integer({ min: -90, max: 89 }),
    });
    fc.assert(
      fc.property(held, held, (a, b) => {
        for (const measure of [tiltedDegrees, turnedDegrees]) {
          const degrees = measure(a, b);
          expect(degrees).toBe(measure(b, a));
          expect(degrees).toBeGreaterThanOrEqual(0);
          expect(degrees).toBeLessThanOrEqual(180);
        }
      }),
    );
  });
});

it('gives every tested area its own score, sides and tests averaged', () => {
  const scores = areaScores([
    { testId: 'pelvic-tilt', grade: 2 },
    { testId: 'pelvic-rotation', grade: 1 },
    { testId: 'hip-rotation', side: 'left', grade: 2 },
    { testId: 'hip-rotation', side: 'right', grade: 0 },
    { testId: 'toe-touch', pain: true },
    { testId: 'lat-length', side: 'left', grade: 2 },
  ]);
  expect(Object.fromEntries(scores.map(({ area, percent }) => [area, percent]))).toEqual({
    'pelvic-control': 75,
    hips: 50,
    hamstrings: 0,
  });
});

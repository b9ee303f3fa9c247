import { describe, expect, it } from 'vitest';
import { ballFlight, curveOf } from '#src/domain/bag/ball-flight.ts';
import { type Pair, missPatterns } from '#src/domain/bag/swing-shot.ts';
import { seeded } from '@divot/basics';

const normals = (seed: number) => {
  const random = seeded(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
};
const shotsThat = (startDeg: number, curveDeg: number, n = 40, seed = 1) => {
  const normal = normals(seed);
  return Array.from({ length: n }, () => {
    const launchDirectionDeg = startDeg + 2 * normal();
    const carryM = 150 + 8 * normal();
    const sideM = carryM * Math.tan(((launchDirectionDeg + curveDeg + 2 * normal()) * Math.PI) / 180);
    return { carryM, sideM, launchDirectionDeg };
  });
};

describe('the flight of the ball', () => {
  it('is a slice if it starts left and comes down right', () => {
    const flight = ballFlight(shotsThat(-4, 9))!;

    expect(flight.shape).toBe('slice');
    expect(Math.abs(flight.curveDeg - 9)).toBeLessThan(1);
    expect(Math.abs(flight.startDeg + 4)).toBeLessThan(1);
    expect(flight.curveM).toBeGreaterThan(20);
  });

  it('is a push and no slice if it starts right and flies straight', () => {
    expect(ballFlight(shotsThat(6, 0))!.shape).toBe('straight');
  });

  it('is a hook for a left-hander whose ball curves right', () => {
    expect(ballFlight(shotsThat(0, 9), 'left')!.shape).toBe('hook');
    expect(ballFlight(shotsThat(0, -4))!.shape).toBe('draw');
  });

  it('has no name while the shots allow two', () => {
    expect(ballFlight(shotsThat(0, 6, 12))).not.toHaveProperty('shape');
  });

  it('is not judged under ten shots, or without a start or a side', () => {
    expect(ballFlight(shotsThat(0, 9, 9))).toBeUndefined();
    expect(curveOf({ carryM: 150, sideM: 10 })).toBeUndefined();
    expect(ballFlight(shotsThat(0, 9).map(({ carryM, sideM }) => ({ carryM, sideM })))).toBeUndefined();
  });
});

describe('a finding and a miss', () => {
  const pairsWith = (difference: number, n: number, seed: number): Pair[] => {
    const normal = normals(seed);
    return Array.from({ length: n }, (_, at) => ({
      findings: at % 2 === 0 ? ['over-the-top', ...(at % 3 === 0 ? ['sway'] : [])] : at % 3 === 0 ? ['sway'] : [],
      miss: (at % 2 === 0 ? difference : 0) + 8 * normal(),
    }));
  };

  it('belong together where coming over the top sends the ball 12 m further right', () => {
    const said = Array.from({ length: 20 }, (_, seed) => missPatterns(pairsWith(12, 40, seed + 1)));

    expect(said.filter(([first]) => first?.finding === 'over-the-top').length).toBeGreaterThanOrEqual(19);
    expect(said[0]![0]!.difference).toBeGreaterThan(6);
  });

  it('are linked by chance in fewer than one golfer of ten', () => {
    const said = Array.from({ length: 100 }, (_, seed) => missPatterns(pairsWith(0, 40, seed + 1)));

    expect(said.filter(({ length }) => length > 0).length).toBeLessThan(10);
  });

  it('are not compared under 30 pairs, or with fewer than eight swings either way', () => {
    expect(missPatterns(pairsWith(40, 29, 1))).toEqual([]);
    const rare = pairsWith(0, 60, 2).map(({ miss }, at) => ({
      findings: at < 7 ? ['sway'] : [],
      miss: at < 7 ? 60 : miss,
    }));
    expect(missPatterns(rare)).toEqual([]);
  });
});

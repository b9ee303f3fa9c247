import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/index.ts';
import type { Landmark } from '../contract.ts';
import { fitBody } from '../drawing/fit-body.ts';
import { matchMoment, usualAnchor } from '../drawing/match-moment.ts';
import { angleDegrees } from '../drawing/shapes.ts';

const slow = [
  { position: 'P1', ms: 700 },
  { position: 'P4', ms: 1600 },
  { position: 'P7', ms: 1900 },
] as const;
const quick = [
  { position: 'P1', ms: 1000 },
  { position: 'P4', ms: 1600 },
  { position: 'P7', ms: 1850 },
] as const;

describe('two swings at one moment', () => {
  test('meet at the chosen position and run alike from there', () => {
    expect(matchMoment(1900, slow, quick, 'P7')).toBe(1850);
    expect(matchMoment(1800, slow, quick, 'P7')).toBe(1750);
    expect(matchMoment(700, slow, quick, 'P1')).toBe(1000);
  });

  test('position by position they meet at each, whatever their tempo', () => {
    expect(slow.map(({ ms }) => matchMoment(ms, slow, quick, 'all'))).toEqual(quick.map(({ ms }) => ms));
    expect(matchMoment(1150, slow, quick, 'all')).toBe(1300); // halfway up in one swing is halfway up in the other
    expect(matchMoment(500, slow, quick, 'all')).toBe(800);
    expect(matchMoment(2000, slow, quick, 'all')).toBe(1950);
  });

  test('a position that one of them lacks is replaced by the first they share', () => {
    expect(matchMoment(1900, slow, quick.slice(1), 'P1')).toBe(1900);
    expect(matchMoment(1900, slow, [], 'P7')).toBe(1900);
  });

  test('meet where the fault is measured, and everywhere once one of them is slow motion', () => {
    const slowMotion = slow.map(({ position, ms }) => ({ position, ms: ms * 4 }));
    expect(usualAnchor(slow, quick, 'P4')).toBe('P4');
    expect(usualAnchor(slowMotion, quick, 'P4')).toBe('all');
    expect(usualAnchor(quick, slowMotion, 'P4')).toBe('all');
    expect(usualAnchor(quick, [], 'P7')).toBe('P7');
  });
});

describe('one body over another', () => {
  const body = (parameters: Parameters<typeof syntheticGolfer>[0]) => {
    const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 30, ...parameters }));
    const { widthPx, heightPx } = poses;
    return { landmarks: poses.frames[0]!.landmarks, widthPx, heightPx };
  };
  const apart = (a: readonly Landmark[], b: readonly Landmark[]) =>
    Math.max(...a.map((point, i) => Math.hypot(point[0] - b[i]![0], point[1] - b[i]![1])));
  const own = body({});

  test('the same golfer, smaller and elsewhere in the picture, matches themselves', () => {
    const small = own.landmarks.map(([x, y, z, v]) => [0.2 + 0.6 * x, 0.1 + 0.6 * y, z, v] as const);
    const fit = fitBody(own, { ...own, landmarks: small }, false);
    expect(apart(fit(small), own.landmarks)).toBeLessThan(1e-6);
  });

  test('a left-hander is mirrored, joints and all', () => {
    const left = body({ handedness: 'left' });
    expect(apart(fitBody(own, left, true)(left.landmarks), own.landmarks)).toBeLessThan(0.02);
    expect(apart(fitBody(own, left, false)(left.landmarks), own.landmarks)).toBeGreaterThan(0.05);
  });

  test('a wide picture does not widen the golfer', () => {
    const wide = own.landmarks.map(([x, y, z, v]) => [0.5 + (x - 0.5) / 2, y, z, v] as const);
    const fit = fitBody(own, { landmarks: wide, widthPx: own.widthPx * 2, heightPx: own.heightPx }, false);
    expect(apart(fit(wide), own.landmarks)).toBeLessThan(1e-6);
  });
});

test.each([
  [
    'the angle of the picture',
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    9 / 16,
    90,
  ],
  [
    'half a right angle in a square',
    [
      [0, 0],
      [0, 0.5],
      [0.5, 0],
    ],
    1,
    45,
  ],
  [
    'not of its stretched fractions',
    [
      [0, 0],
      [0, 0.5],
      [0.5, 0],
    ],
    2,
    63,
  ],
] as const)('a drawn angle is %s', (_, points, aspect, degrees) => expect(angleDegrees(points, aspect)).toBe(degrees));

import { describe, expect, test } from 'vitest';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Landmark, readSwing, searchSwings } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { type Compared, addressFrame, aligned } from '#src/features/swing/compare/compared.ts';
import { fitBody } from '#src/features/swing/compare/fit-body.ts';
import { matchMoment, usualAnchor } from '#src/features/swing/compare/match-moment.ts';
import { angleDegrees } from '#src/features/swing/result/shapes.ts';

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

describe('two golfers side by side', () => {
  const clip = (distance: number, id: string): Compared => {
    const poses = posesOf(syntheticGolfer({ fps: 30, cameraDistance: distance }));
    const search = searchSwings(poses);
    if (search.found !== 'swing') throw new Error(search.found);
    const { events } = readSwing(poses, search);
    return { swing: { id, events } as unknown as Swing, poses, video: { kind: 'elsewhere' } };
  };

  test('have the same size, with their feet in the same place, wherever the camera stood', () => {
    const [near, far] = aligned(clip(4.2, 'near'), clip(6.5, 'far'));
    const [a, b] = [near, far].map((one) => addressFrame(one)!.landmarks);

    for (const joint of [0, 11, 12, 23, 24, 27, 28])
      expect(Math.hypot(a![joint]![0] - b![joint]![0], a![joint]![1] - b![joint]![1])).toBeLessThan(0.02);
    expect(near.poses.widthPx / near.poses.heightPx).toBeCloseTo(far.poses.widthPx / far.poses.heightPx, 2);
  });

  test('are shown as filmed where the address of one was not seen', () => {
    const seen = clip(4.2, 'seen');
    const unseen = { ...clip(6.5, 'unseen'), swing: { id: 'unseen' } as Swing };

    expect(aligned(seen, unseen)).toEqual([seen, unseen]);
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

test('a drawn angle is the angle of the picture, not of its stretched fractions', () => {
  expect(
    angleDegrees(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
      9 / 16,
    ),
  ).toBe(90);
  expect(
    angleDegrees(
      [
        [0, 0],
        [0, 0.5],
        [0.5, 0],
      ],
      1,
    ),
  ).toBe(45);
  expect(
    angleDegrees(
      [
        [0, 0],
        [0, 0.5],
        [0.5, 0],
      ],
      2,
    ),
  ).toBe(63);
});

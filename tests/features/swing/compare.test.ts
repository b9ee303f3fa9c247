import { expect, test } from 'vitest';
import { readSwing, searchSwings } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Compared, addressFrame, aligned, faultyPart } from '#src/features/swing/compare/compared.ts';

const clip = (distance: number, id: string): Compared => {
  const poses = posesOf(syntheticGolfer({ fps: 30, cameraDistance: distance }));
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  const { events } = readSwing(poses, search);
  return { swing: { id, events } as unknown as Swing, poses, video: { kind: 'elsewhere' } };
};

test('two golfers have the same size, with their feet in the same place, wherever the camera stood', () => {
  const [near, far] = aligned(clip(4.2, 'near'), clip(6.5, 'far'));
  const [a, b] = [near, far].map((one) => addressFrame(one)!.landmarks);

  for (const joint of [0, 11, 12, 23, 24, 27, 28])
    expect(Math.hypot(a![joint]![0] - b![joint]![0], a![joint]![1] - b![joint]![1])).toBeLessThan(0.02);
  expect(near.poses.widthPx / near.poses.heightPx).toBeCloseTo(far.poses.widthPx / far.poses.heightPx, 2);
});

test('two golfers are shown as filmed where the address of one was not seen', () => {
  const seen = clip(4.2, 'seen');
  const unseen = { ...clip(6.5, 'unseen'), swing: { id: 'unseen' } as Swing };

  expect(aligned(seen, unseen)).toEqual([seen, unseen]);
});

test('marks a fault on the clip that shows it, and not on the one where it is gone or the golfer disagrees', () => {
  const sways = { faultId: 'sway', metric: 'hipSwayTop' };
  const partOf = (...findings: readonly object[]) => faultyPart({ swing: { findings } } as unknown as Compared, 'sway');

  expect(partOf(sways)).toBe('hips');
  expect(partOf({ faultId: 'slide', metric: 'hipSlideImpact' })).toBeUndefined();
  expect(partOf({ ...sways, verdict: 'disagree' })).toBeUndefined();
  expect(partOf()).toBeUndefined();
});

import { cases } from '@divot/basics/testing';
import { describe, expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { drawnGolfer, drawnSwing } from '../../swing-lab/random-golfers.ts';
import { isRight, numbers, toleranceFrames } from '../../swing-lab/pose-files.ts';
import type { Landmark, PoseFrame, PoseSequence } from '../contract.ts';
import type { SwingReading } from '../reading.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { findEvents } from '../pipeline/swing-events.ts';

// Golfers lean the phone on a bag or stand it beside the square; the camera loses the golfer for a moment or finds
// somebody else.

const SEEDS = Array.from({ length: cases(12, 3) }, (_, i) => 63000 + i);
const readingOf = (poses: PoseSequence): SwingReading => {
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  return readSwing(poses, search);
};
const faultsOf = (reading: SwingReading) => reading.findings.map(({ faultId }) => faultId);

const changed = (poses: PoseSequence, change: (frame: PoseFrame, at: number) => PoseFrame | null): PoseSequence => ({
  ...poses,
  frames: poses.frames.map((frame, i) => frame && change(frame, i)),
});
const moved = (frame: PoseFrame, change: (x: number, y: number) => readonly [x: number, y: number]): PoseFrame => ({
  ...frame,
  landmarks: frame.landmarks.map(([x, y, z, seen]): Landmark => [...change(x, y), z, seen]),
});
/** The frames rotated about their centre. */
const tilted = (poses: PoseSequence, degrees: number): PoseSequence => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const aspect = poses.widthPx / poses.heightPx;
  return changed(poses, (frame) =>
    moved(frame, (x, y) => {
      const [across, down] = [(x - 0.5) * aspect, y - 0.5];
      return [0.5 + (across * cos - down * sin) / aspect, 0.5 + across * sin + down * cos];
    }),
  );
};

describe('a camera that is not level or not square', () => {
  test.each([-10, 10])('tilted by %i degrees makes nobody lean to the target, and is reported', (degrees) => {
    for (const seed of SEEDS) {
      const poses = posesOf(drawnGolfer(seed, { view: 'face-on', fps: 30, spineTop: -4 }));

      const reading = readingOf(tilted(poses, degrees));

      expect(faultsOf(reading), `golfer ${seed}`).not.toContain('reverse-spine');
      expect(reading.quality.issues.map(({ code }) => code)).toContain('camera-tilted');
      expect(readingOf(poses).quality.issues.map(({ code }) => code)).not.toContain('camera-tilted');
    }
  });

  test.each([-20, -12, 12, 20])('%i degrees off square makes nobody lean to the target', (cameraYaw) => {
    for (const seed of SEEDS) {
      const poses = posesOf(drawnGolfer(seed, { view: 'face-on', fps: 30, spineTop: -3, cameraYaw }));
      expect(faultsOf(readingOf(poses)), `golfer ${seed}`).not.toContain('reverse-spine');
    }
  });

  test('that is level and square still sees a real lean', () => {
    for (const seed of SEEDS) {
      const poses = posesOf(drawnGolfer(seed, { view: 'face-on', fps: 30, spineTop: 16, cameraYaw: 0 }));
      expect(faultsOf(readingOf(poses)), `golfer ${seed}`).toContain('reverse-spine');
    }
  });
});

test.each(['face-on', 'down-the-line'] as const)(
  'a golfer out of sight around the top has no tempo and no tempo fault, seen %s',
  (view) => {
    const poses = posesOf(syntheticGolfer({ fps: 30, view, sway: 0.35 }));
    const top = Math.round((0.7 + 0.8) * 30);

    const reading = readingOf(changed(poses, (frame, i) => (Math.abs(i - top) <= 5 ? null : frame)));

    expect(reading.tempo).toBeNull();
    expect([...faultsOf(reading), ...reading.clear]).not.toContain('rushed-tempo');
    expect([...faultsOf(reading), ...reading.clear]).not.toContain('sway');
  },
);

test.each(['face-on', 'down-the-line'] as const)(
  'somebody behind, mistaken for the golfer in one picture of ten, changes no event, seen %s',
  (view) => {
    for (const seed of SEEDS) {
      const swing = drawnSwing(seed, view, 30);
      const next = numbers(seed);
      const behind = moved(swing.sequence.frames[0]!, (x, y) => [0.7 * x + 0.33, 0.7 * y + 0.12]);
      const poses = changed(swing.sequence, (frame) => (next() < 0.1 ? behind : frame));

      const found = findEvents(poses);

      expect(found?.view, swing.id).toBe(view);
      expect(found?.handedness, swing.id).toBe(swing.handedness);
      for (const event of [3, 5])
        expect(isRight(swing.ranges[event]!, found!.frames[event]!, toleranceFrames(swing.events) + 1), swing.id).toBe(
          true,
        );
    }
  },
);

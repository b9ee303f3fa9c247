import { cases } from '@divot/basics/testing';
import { expect, test } from 'vitest';
import { drawnGolfer } from '../../swing-lab/random-golfers.ts';
import { posesOf } from '../../swing-lab/golfer.ts';
import { halved, trembling } from '../../swing-lab/pose-files.ts';
import type { PoseSequence } from '../contract.ts';
import type { ReadingOptions, SwingReading } from '../reading.ts';
import { FAULT_CHECKS, NEVER_FROM_VIDEO } from '../pipeline/fault-checks.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';

// Laws for the findings of any golfer, tested on golfers drawn at random, none of whom set a limit.

const VIEWS = ['face-on', 'down-the-line'] as const;
const CLIPS = VIEWS.flatMap((view) =>
  Array.from({ length: cases(20, 2) }, (_, i) => {
    const golfer = drawnGolfer(61000 + i, { view, fps: i % 2 === 0 ? 30 : 60 });
    return { view, poses: posesOf(golfer), seed: 61000 + i };
  }),
);

const readingOf = (poses: PoseSequence, options: ReadingOptions = {}): SwingReading | null => {
  const search = searchSwings(poses);
  return search.found === 'swing' ? readSwing(poses, search, options) : null;
};
/** At 15 frames a second a quick swing shows too little: Divot refuses it, which means no findings. */
const findingsOf = (poses: PoseSequence, options?: ReadingOptions): SwingReading['findings'] =>
  readingOf(poses, options)?.findings ?? [];
const faultsOf = (poses: PoseSequence, options?: ReadingOptions) =>
  findingsOf(poses, options).map(({ faultId }) => faultId);

test('half of the frames invent no fault for any golfer', () => {
  for (const { poses, view, seed } of CLIPS) {
    const whole = faultsOf(poses);
    for (const first of [0, 1]) {
      const half = halved({ sequence: { ...poses, frames: poses.frames.slice(first) } }).sequence;
      const invented = faultsOf(half).filter((fault) => !whole.includes(fault));
      expect(invented, `golfer ${seed}, ${view}`).toEqual([]);
    }
  }
});

test.each([0.003, 0.006])('nor do they if the model jitters by %d of the picture', (share) => {
  for (const { poses, view, seed } of CLIPS) {
    const trembled = trembling({ sequence: poses }, share).sequence;
    const whole = faultsOf(trembled);
    for (const first of [0, 1]) {
      const half = halved({ sequence: { ...trembled, frames: trembled.frames.slice(first) } }).sequence;
      const invented = faultsOf(half).filter((fault) => !whole.includes(fault));
      expect(invented, `golfer ${seed}, ${view}`).toEqual([]);
    }
  }
});

test.each([
  { fault: 'sway', view: 'face-on', sway: 0.4 },
  { fault: 'excessive-slide', view: 'face-on', slide: 0.65 },
  { fault: 'reverse-spine', view: 'face-on', spineTop: 16 },
  { fault: 'chicken-wing', view: 'face-on', chickenWing: 85 },
  { fault: 'early-extension', view: 'down-the-line', earlyExtension: 0.28 },
] as const)('$fault that is plain to see is found through a tremble', ({ fault, ...dials }) => {
  for (const seed of [61000, 61001, 61002]) {
    const poses = posesOf(drawnGolfer(seed, { fps: 60, ...dials }));
    expect(faultsOf(trembling({ sequence: poses }, 0.003).sequence), `golfer ${seed}`).toContain(fault);
  }
});

test('however long a golfer waits at the ball, the swing measures the same', () => {
  for (const view of VIEWS)
    for (const seed of [61000, 61001, 61002, 61003]) {
      const waiting = (lead: number) => readingOf(posesOf(drawnGolfer(seed, { view, fps: 30, lead })))!;
      const [soon, late] = [waiting(0.6), waiting(10)];
      for (const metric of ['hipSwayTop', 'hipSlideImpact', 'hipTowardBallImpact', 'handPathOutside'] as const) {
        const [before, after] = [soon.metrics[metric] ?? 0, late.metrics[metric] ?? 0];
        expect(Math.abs(after - before), `golfer ${seed}: ${metric}`).toBeLessThan(0.02);
      }
      expect(late.findings.map(({ faultId }) => faultId)).toEqual(soon.findings.map(({ faultId }) => faultId));
    }
});

test('a wrongly chosen view finds no fault that depends on it', () => {
  for (const { poses, view, seed } of CLIPS) {
    const other = view === 'face-on' ? 'down-the-line' : 'face-on';
    const byView = faultsOf(poses, { view: other }).filter((fault) => fault !== 'rushed-tempo');
    expect(byView, `golfer ${seed}, ${view}`).toEqual([]);
  }
});

test('no golfer gets more than low for what is nearer to its limit than the measurement’s error', () => {
  for (const { poses, seed } of CLIPS)
    for (const sequence of [poses, trembling({ sequence: poses }, 0.003).sequence])
      for (const { faultId, value, confidence, band } of findingsOf(sequence)) {
        const check = FAULT_CHECKS.find((one) => one.faultId === faultId)!;
        const excess = Math.max(value - (band.high ?? Infinity), (band.low ?? -Infinity) - value);
        if (excess < check.noise) expect(confidence, `golfer ${seed}: ${faultId} ${value}`).toBe('low');
      }
});

test('no golfer hears of pressure, wrists, club or ball, which no camera here shows', () => {
  const never = NEVER_FROM_VIDEO.map(({ faultId }) => faultId);
  const hangingBack = [61000, 61001, 61002].map((seed) => ({
    seed,
    poses: posesOf(drawnGolfer(seed, { view: 'face-on', fps: 60, slide: -0.1, weightShift: -0.02, cameraYaw: 0 })),
  }));
  for (const { poses, seed } of [...CLIPS, ...hangingBack]) {
    const reading = readingOf(poses)!;
    const said = [...reading.findings.map(({ faultId }) => faultId), ...reading.clear];
    expect(
      said.filter((fault) => never.includes(fault)),
      `golfer ${seed}`,
    ).toEqual([]);
    const reasons = reading.notAssessable.map(({ faultId }) => faultId);
    expect(
      never.filter((fault) => !reasons.includes(fault)),
      `golfer ${seed}`,
    ).toEqual([]);
  }
  for (const { poses, seed } of hangingBack) expect(faultsOf(poses), `golfer ${seed}`).toContain('hanging-back');
});

test('what is neither found nor fine is listed with a reason, and everything only once', () => {
  for (const { poses, seed } of CLIPS) {
    const { findings, clear, notAssessable, metrics } = readingOf(poses)!;
    const all = [...findings.map(({ faultId }) => faultId), ...clear, ...notAssessable.map(({ faultId }) => faultId)];
    expect(new Set(all).size, `golfer ${seed}`).toBe(all.length);
    for (const { faultId, metric, band, faultSide } of FAULT_CHECKS) {
      const value = metrics[metric];
      if (value === undefined || !clear.includes(faultId)) continue;
      const high = faultSide === 'low' ? Infinity : (band.high ?? Infinity);
      expect(value > high || value < (band.low ?? -Infinity), `golfer ${seed}: ${faultId} ${value} is fine`).toBe(
        false,
      );
    }
  }
});

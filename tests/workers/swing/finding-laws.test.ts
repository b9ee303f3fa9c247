import { expect, test } from 'vitest';
import { drawnGolfer } from '#drawn-golfer/random-golfers.ts';
import { posesOf } from '#drawn-golfer/golfer.ts';
import { halved, trembling } from '#dev/swing/pose-files.ts';
import type { PoseSequence, ReadingOptions, SwingReading } from '#workers/swing/contract.ts';
import { FAULT_CHECKS } from '#workers/swing/pipeline/fault-checks.ts';
import { readSwing, searchSwings } from '#workers/swing/pipeline/read-swing.ts';

// What must hold for the findings of any golfer: forty golfers drawn at random, on whom no limit was chosen.

const VIEWS = ['face-on', 'down-the-line'] as const;
const CLIPS = VIEWS.flatMap((view) =>
  Array.from({ length: 20 }, (_, i) => {
    const golfer = drawnGolfer(61000 + i, { view, fps: i % 2 === 0 ? 30 : 60 });
    return { view, poses: posesOf(golfer), seed: 61000 + i };
  }),
);

/** Of a quick swing at 15 frames a second too little is seen: it is refused, and nothing is found. */
const findingsOf = (poses: PoseSequence, options: ReadingOptions = {}): SwingReading['findings'] => {
  const search = searchSwings(poses);
  return search.found === 'swing' ? readSwing(poses, search, options).findings : [];
};
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

test('a view that the golfer chose wrongly finds no fault that depends on it', () => {
  for (const { poses, view, seed } of CLIPS) {
    const other = view === 'face-on' ? 'down-the-line' : 'face-on';
    const byView = faultsOf(poses, { view: other }).filter((fault) => fault !== 'rushed-tempo');
    expect(byView, `golfer ${seed}, ${view}`).toEqual([]);
  }
});

test('no golfer hears more than low of what lies nearer to its limit than the measurement may be off', () => {
  for (const { poses, seed } of CLIPS)
    for (const sequence of [poses, trembling({ sequence: poses }, 0.003).sequence])
      for (const { faultId, value, confidence, band } of findingsOf(sequence)) {
        const check = FAULT_CHECKS.find((one) => one.faultId === faultId)!;
        const excess = Math.max(value - (band.high ?? Infinity), (band.low ?? -Infinity) - value);
        if (excess < check.noise) expect(confidence, `golfer ${seed}: ${faultId} ${value}`).toBe('low');
      }
});

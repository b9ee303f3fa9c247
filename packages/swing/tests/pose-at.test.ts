import { expect, test } from 'vitest';
import type { PoseFrame, PoseSequence } from '../contract.ts';
import { bodyAt, frameAt, frameMs } from '../drawing/pose-at.ts';

const body = (timeMs: number, x: number): PoseFrame => ({ timeMs, landmarks: [[x, 0.5, 0, 1]] });
const uneven: PoseSequence = {
  fps: 30,
  widthPx: 540,
  heightPx: 960,
  timesMs: [0, 30, 70, 100, 900],
  frames: [body(0, 0.1), null, null, body(100, 0.4), null],
};

test('a frame is shown from its own time until the next one’s, also where frames are unevenly spaced', () => {
  expect([0, 29, 30, 69, 70, 99, 5000].map((ms) => frameAt(uneven, ms))).toEqual([0, 0, 1, 1, 2, 2, 4]);
  uneven.frames.forEach((_, frame) => expect(frameAt(uneven, frameMs(uneven, frame))).toBe(frame));
});

test('between two seen frames the body moves evenly in time', () => {
  expect(bodyAt(uneven, 1)?.[0]?.[0]).toBeCloseTo(0.19);
  expect(bodyAt(uneven, 3)?.[0]?.[0]).toBe(0.4);
});

test('a body is not invented beyond what was seen', () => {
  expect(bodyAt(uneven, 4)).toBeNull();
  const gap = { ...uneven, timesMs: [0, 30, 70, 800, 900] };
  expect(bodyAt(gap, 1)).toBeNull();
});

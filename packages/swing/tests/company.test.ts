import { expect, test } from 'vitest';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import type { PoseFrame } from '../contract.ts';
import { coveredBy, followCompany } from '../stream/company.ts';

// Somebody else in the picture with the golfer, as a body model sees them that looks at the rest of it every 2.5 s.

const poses = posesOf(syntheticGolfer({ view: 'face-on' }));
const ASPECT = poses.widthPx / poses.heightPx;
const golferAt = (timeMs: number): PoseFrame => ({ ...poses.frames[0]!, timeMs });
/** Beside the golfer, of this size, and seen this clearly. */
const otherBody = (size = 1, clarity = 1): PoseFrame => ({
  timeMs: 0,
  landmarks: golferAt(0).landmarks.map(([x, y, z]) => [0.5 + size * (x - 0.3), 0.5 + size * (y - 0.5), z, clarity]),
});

/** What is said, look after look. */
const said = (...others: readonly (PoseFrame | null)[]) => {
  const company = followCompany();
  return others.map((other, i) => company.note(other, golferAt(2500 * i), ASPECT));
};

test('somebody is told when seen twice, and gone after two looks that find nobody', () => {
  const others = [null, otherBody(), otherBody(), null, otherBody(), null, null, null];
  expect(said(...others).map((is) => is ?? '-')).toEqual(['-', '-', true, '-', '-', '-', false, '-']);
});

test('a body that one look alone shows is a part of the golfer', () => {
  expect(said(null, otherBody(), null, otherBody(), null)).toEqual(Array(5).fill(undefined));
});

test('somebody far away, or a bag that the model takes for a body, is nobody', () => {
  expect(said(otherBody(0.3), otherBody(1, 0.4), null)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['a quick phone', 50, [false, true, true]],
  ['a phone that takes 150 ms for a look', 150, [false, false, true]],
])('%s looks again within five seconds', (_, lookMs, due) => {
  const company = followCompany();
  company.note(null, golferAt(1000), ASPECT);
  expect([2000, 3500, 5500].map((ms) => company.isDue(ms, lookMs))).toEqual(due);
});

test('a body is looked for again at once', () => {
  const company = followCompany();
  company.note(otherBody(), golferAt(1000), ASPECT);
  expect(company.isDue(1500, 150)).toBe(true);
});

test('what is covered is the golfer, with head and club', () => {
  const { left, top, right, bottom } = coveredBy(golferAt(0), ASPECT)!;
  for (const [x, y] of golferAt(0).landmarks) {
    expect(x > left && x < right).toBe(true);
    expect(y > top && y < bottom).toBe(true);
  }
});

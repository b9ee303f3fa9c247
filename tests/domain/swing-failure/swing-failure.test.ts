import { expect, test } from 'vitest';
import { recoveryAction, SWING_FAILURES, swingFailureOf } from '#src/domain/swing-failure/swing-failure.ts';
import { copy } from '#src/features/swing/copy.ts';

test.each(SWING_FAILURES)('a clip refused as %s keeps the code and shows one clear sentence', (failure) => {
  expect(swingFailureOf(failure)).toBe(failure);
  expect(copy.failures[failure]).toMatch(/^[A-Z].{15,}\.$/);
});

test('no two failures have the same sentence', () => {
  expect(new Set(Object.values(copy.failures)).size).toBe(SWING_FAILURES.length);
});

test('a failure that only a later version knows can be retried', () => {
  expect(recoveryAction(swingFailureOf('too-dark'), true)).toBe('again');
});

test.each([
  'empty',
  'not-a-video',
  'damaged',
  'codec',
  'too-short',
  'too-long',
  'too-large',
  'no-person',
  'lost',
] as const)('a clip that is refused as %s is never tried again: only another one helps', (failure) =>
  expect(recoveryAction(failure, true)).toBe('another'),
);

test.each([
  'no-swing',
  'hands-apart',
  'no-address',
  'feet-step',
  'head-moves',
  'hips-sink',
  'not-across',
  'hips-still',
  'no-follow-through',
  'swings-back',
] as const)('a clip refused as %s can be marked by the golfer, on the device that has the video', (failure) => {
  expect(recoveryAction(failure, true)).toBe('mark');
  expect(recoveryAction(failure, false)).toBe('another');
});

test.each(['stopped', 'unexpected'] as const)('what %s may succeed the next time', (failure) =>
  expect(recoveryAction(failure, true)).toBe('again'),
);

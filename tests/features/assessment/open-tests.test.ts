import { expect, it } from 'vitest';
import { MOBILITY_TESTS } from '@divot/golf-content';
import { isTestDone } from '#src/features/assessment/mobility/open-tests.ts';

const turn = MOBILITY_TESTS.find(({ id }) => id === 'hip-rotation')!;
const left = { testId: turn.id, side: 'left' as const };
const right = { testId: turn.id, side: 'right' as const };

it.each([
  ['one side graded', [{ ...left, grade: 2 }], false],
  [
    'both sides graded',
    [
      { ...left, grade: 2 },
      { ...right, grade: 0 },
    ],
    true,
  ],
  [
    'both sides skipped',
    [
      { ...left, skipped: true },
      { ...right, skipped: true },
    ],
    true,
  ],
  ['one side that hurt: pain stops the test', [{ ...left, pain: true }], true],
  ['another test', [{ testId: 'toe-touch', pain: true }], false],
])('a test with %s', (_name, results, done) => {
  expect(isTestDone(turn, results)).toBe(done);
});

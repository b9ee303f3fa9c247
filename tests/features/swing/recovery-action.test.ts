import { expect, test } from 'vitest';
import { copy } from '#src/features/swing/copy.ts';
import { recoveryAction } from '#src/features/swing/queue/recovery-action.ts';
import type { SwingFailureCode } from '#workers/swing/contract.ts';
import { failure } from '#workers/swing/copy.ts';

test.each<SwingFailureCode>([
  'empty',
  'not-a-video',
  'damaged',
  'codec',
  'too-short',
  'too-long',
  'too-large',
  'no-person',
])('a clip that is refused as %s is never tried again: only another one helps', (code) =>
  expect(recoveryAction({ error: failure(code).message }, true)).toBe('another'),
);

test('a video that is gone from the device can only be picked anew', () =>
  expect(recoveryAction({ error: copy.queue.lost }, true)).toBe('another'));

test('where no swing was found the golfer says where it is, on the device that has the video', () => {
  expect(recoveryAction({ error: copy.queue.noSwing }, true)).toBe('mark');
  expect(recoveryAction({ error: copy.queue.noSwing }, false)).toBe('another');
});

test.each([copy.queue.stopped, failure('unexpected').message])('“%s” may go otherwise the next time', (error) =>
  expect(recoveryAction({ error }, true)).toBe('again'),
);

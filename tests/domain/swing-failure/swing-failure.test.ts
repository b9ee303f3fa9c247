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

// Sentences already stored on phones, letter for letter.
test.each([
  ['This file is empty. Pick the video again, or film the swing once more.', 'empty'],
  ['This file is not a video Divot can read. Use an MP4, MOV or WebM file.', 'not-a-video'],
  ['This video is damaged or was cut off before it was saved. Film the swing again or pick another copy.', 'damaged'],
  [
    'This browser cannot play this video’s format. On the phone set the camera to “Most compatible” (H.264), or film in Divot.',
    'codec',
  ],
  ['This clip is too short for a whole swing. Film from before the takeaway until the finish.', 'too-short'],
  ['This clip is longer than 60 seconds. Pick it again and use only the part with the swing.', 'too-long'],
  ['This file is larger than 200 MB. Trim it or film at a lower resolution.', 'too-large'],
  ['No golfer was found in this clip. Film the whole body, 3 to 4 metres away, in good light.', 'no-person'],
  [
    'A golfer is in view, but no full swing was found. Say where it is, or film again with hands and body in the picture until the finish.',
    'no-swing',
  ],
  ['The video is not on this device any more, so it could not be analysed. Pick it again.', 'lost'],
  ['The analysis stopped. Try again; if it keeps failing, try a shorter clip.', 'stopped'],
  ['The analysis failed. Try again; if it keeps failing, try a shorter clip.', 'unexpected'],
])('a clip that an earlier version left with “%s” is understood', (sentence, failure) =>
  expect(swingFailureOf(sentence)).toBe(failure),
);

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

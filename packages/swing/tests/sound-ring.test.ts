import { expect, test } from 'vitest';
import { openSoundRing } from '../video/sound-ring.ts';

/** Ten samples a second: each piece is a second of one value. */
const ringOf = (...pieces: readonly (readonly [timeMs: number, value: number])[]) => {
  const ring = openSoundRing(40_000);
  for (const [timeMs, value] of pieces)
    ring.hear({ timeMs, sampleRate: 10, samples: new Float32Array(10).fill(value) });
  return ring;
};

test('a clip has the sound of its own seconds, and silence where the microphone was gone', () => {
  const ring = ringOf([5000, 1], [6000, 2], [8000, 3]);

  expect([...ring.between(5800, 8200)!.samples]).toEqual([
    1,
    1,
    ...Array<number>(10).fill(2),
    ...Array<number>(10).fill(0),
    3,
    3,
  ]);
});

test('what nobody heard, or heard too long ago, has no sound', () => {
  expect(ringOf([5000, 1]).between(7000, 8000)).toBeNull();
  expect(ringOf([5000, 1], [50_000, 2]).between(5000, 6000)).toBeNull();
});

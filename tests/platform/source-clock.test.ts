import { expect, test } from 'vitest';
import { sourceClock } from '#src/platform/clock/source-clock.ts';

/** Pictures 33 ms apart whose clock is 1000 ms behind the page's, each with its delay. */
const arriving = (delaysMs: readonly number[], toPage = sourceClock()) =>
  delaysMs.map((delay, i) => toPage(i * 33, 1000 + i * 33 + delay) - (1000 + i * 33));

test('pieces that a busy page takes late have the time at which they were recorded', () => {
  expect(arriving([84, 3, 90, 70, 3, 84])).toEqual([84, 3, 3, 3, 3, 3]);
});

test('a clock that stood still for a call is followed within half a minute', () => {
  const toPage = sourceClock();
  toPage(0, 1000);
  for (let ms = 0; ms <= 25_000; ms += 500) toPage(ms, 61_000 + ms);

  expect(toPage(26_000, 87_050)).toBe(87_000);
});

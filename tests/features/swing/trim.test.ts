import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_MS, SHORTEST_MS, firstTrim, pullTrim } from '#src/features/swing/film/trim.ts';

test('a short clip is used whole, a long one from its middle', () => {
  expect(firstTrim(5000)).toEqual({ startMs: 0, endMs: 5000 });
  expect(firstTrim(20_000)).toEqual({ startMs: 6000, endMs: 14_000 });
});

test('the dragged end goes where it is dragged, and the other one gives way', () => {
  const trim = { startMs: 6000, endMs: 14_000 };
  expect(pullTrim(trim, 'startMs', 13_000, 20_000)).toEqual({ startMs: 13_000, endMs: 15_000 });
  expect(pullTrim(trim, 'startMs', 2000, 20_000)).toEqual({ startMs: 2000, endMs: 10_000 });
  expect(pullTrim(trim, 'endMs', 19_000, 20_000)).toEqual({ startMs: 11_000, endMs: 19_000 });
});

test('however it is dragged, the part is inside the clip and 2 to 8 seconds long', () => {
  const ends = fc.constantFrom('startMs' as const, 'endMs' as const);
  const pulls = fc.array(fc.tuple(ends, fc.integer({ min: -5000, max: 70_000 })), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 900, max: 60_000 }), pulls, (durationMs, all) => {
      let trim = firstTrim(durationMs);
      for (const [end, to] of all) trim = pullTrim(trim, end, to, durationMs);
      expect(trim.startMs).toBeGreaterThanOrEqual(0);
      expect(trim.endMs).toBeLessThanOrEqual(durationMs);
      expect(trim.endMs - trim.startMs).toBeLessThanOrEqual(LONGEST_MS);
      expect(trim.endMs - trim.startMs).toBeGreaterThanOrEqual(Math.min(SHORTEST_MS, durationMs));
    }),
  );
});

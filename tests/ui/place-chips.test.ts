import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeChips } from '#src/ui/layout/place-chips.ts';

const room = { gap: 50, width: 358 };

test('chips that are far enough apart are where they belong', () => {
  expect(placeChips([40, 120, 300], room)).toEqual([40, 120, 300]);
});

test('five chips never cover each other, keep their order and stay inside', () => {
  const wanted = fc.array(fc.double({ min: 0, max: 358, noNaN: true }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(wanted, (at) => {
      const placed = placeChips(
        at.toSorted((a, b) => a - b),
        room,
      );
      placed.forEach((left, i) => {
        expect(left).toBeGreaterThanOrEqual(25 - 1e-9);
        expect(left).toBeLessThanOrEqual(333 + 1e-9);
        if (i > 0) expect(left - placed[i - 1]!).toBeGreaterThanOrEqual(50 - 1e-9);
      });
    }),
  );
});

import { expect, it } from 'vitest';
import type { Point } from '@divot/ground';
import { ringTagAt } from '#src/features/ground/map/ring-tag.ts';

const size = { width: 390, height: 604 };
const flag: Point = [195, 110];

it('is on its ring and fully in the picture, wherever the flag is', () => {
  for (const at of [flag, [60, 110], [340, 80], [195, 300]] as const)
    for (const radius of [60, 120, 240, 330]) {
      const tag = ringTagAt(at, radius, size, undefined);
      if (tag === undefined) continue;
      const [x, y] = tag;
      expect(Math.hypot(x - at[0], y - at[1])).toBeCloseTo(radius, 6);
      expect([x >= 18, x <= size.width - 18, y >= 10, y <= size.height - 10]).toEqual([true, true, true, true]);
    }
});

it('moves round at the edge of the picture: a ring of 320 has its figure near the line', () => {
  expect(ringTagAt(flag, 120, size, undefined)![0]).toBeLessThan(flag[0] - 60);
  expect(ringTagAt(flag, 320, size, undefined)).toBeDefined();
  expect(ringTagAt(flag, 900, size, undefined)).toBeUndefined();
});

it('avoids the hazards', () => {
  const [x, y] = ringTagAt(flag, 100, size, undefined)!;
  const [movedX, movedY] = ringTagAt(flag, 100, size, [0, 0, x + 2, y + 2])!;

  expect(movedX > x + 20 || movedY > y + 12).toBe(true);
});

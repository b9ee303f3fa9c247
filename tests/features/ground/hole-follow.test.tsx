import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fix, type Metres, beside, inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import { useHoleFollow } from '#src/features/ground/map/use-hole-follow.ts';

// The map turns to the next hole only when the golfer walks onto its tee.

const course = inventedCourse({ seed: 21, lat: 53, lon: -6, holes: 9 });
const pack = readOverpass(overpassOf(course))[0]!;
const inPlay = course.holes.map(({ n, par }) => ({ n, par }));
const teeOf = (n: number): Metres => course.holes[n - 1]!.line[0]!;
const along = (n: number, metres: number): Metres => {
  const [tee, next] = course.holes[n - 1]!.line;
  return beside(tee!, next!, metres);
};
const at = (place: Metres, second: number, more: Partial<Fix> = {}): Fix => {
  const t = second * 1000;
  return { ...course.at(place), t, got: t + 100, acc: 5, ...more };
};

afterEach(cleanup);

/** The holes to which the map turns with these fixes, in order. It starts on the first hole. */
const turnsOf = (...fixes: readonly Fix[]): readonly number[] => {
  const turned = vi.fn<(hole: number) => void>();
  const { rerender } = renderHook(
    ({ fix, shown }: { fix: Fix | undefined; shown: number }) => useHoleFollow(pack, fix, shown, inPlay, turned),
    { initialProps: { fix: undefined as Fix | undefined, shown: 1 } },
  );
  for (const fix of fixes) rerender({ fix, shown: turned.mock.lastCall?.[0] ?? 1 });
  return turned.mock.calls.map(([hole]) => hole);
};

it('turns where two fixes six seconds apart stand on the next tee', () => {
  expect(turnsOf(at(along(1, 100), 0), at(teeOf(2), 60), at(teeOf(2), 63), at(teeOf(2), 67))).toEqual([2]);
  expect(turnsOf(at(along(1, 100), 0), at(teeOf(2), 60), at(teeOf(2), 63))).toEqual([]);
});

it('stays if one fix jumps onto the next tee, or only old and poor ones show it', () => {
  expect(turnsOf(at(along(1, 100), 0), at(teeOf(2), 60), at(along(1, 110), 63), at(teeOf(2), 70))).toEqual([]);
  const old = { got: 80_000 };
  expect(turnsOf(at(along(1, 100), 0), at(teeOf(2), 60, old), at(teeOf(2), 67, old))).toEqual([]);
  const poor = { acc: 40 };
  expect(turnsOf(at(along(1, 100), 0), at(teeOf(2), 60, poor), at(teeOf(2), 67, poor))).toEqual([]);
});

it('stays for a ball on the neighbour’s fairway, and follows one that is far from the hole', () => {
  expect(turnsOf(at(along(1, 250), 0), at(along(2, 60), 60), at(along(2, 60), 70))).toEqual([]);
  expect(turnsOf(at(along(1, 100), 0), at(along(4, 90), 60), at(along(4, 95), 70))).toEqual([4]);
});

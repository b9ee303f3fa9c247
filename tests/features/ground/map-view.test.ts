import { expect, it } from 'vitest';
import { boxOf, boxesMeet, inventedCourse, openHole, openPack, overpassOf, readOverpass } from '@divot/ground';
import { mapView } from '#src/features/ground/map/use-hole-on-map.ts';

const course = inventedCourse({ seed: 11, lat: 51, lon: -1, holes: 18 });
const pack = readOverpass(overpassOf(course))[0]!;
const size = { width: 390, height: 610 };

const drawn = (n: number, share: number, hazards: number) => {
  const { path, middle } = openHole(pack, n)!;
  const { plane } = openPack(pack);
  const [tee] = path;
  const at = [tee![0] + share * (middle[0] - tee![0]), tee![1] + share * (middle[1] - tee![1])] as const;
  const flag = plane.toPosition(middle);
  const { view, covered } = mapView({ pack, n, size, player: plane.toPosition(at), flag, hazards })!;
  const [x, y] = view.toView(flag);
  const green = boxOf([[x, y - 24], [x + 14, y], ...openHole(pack, n)!.green!.map(view.pointToView)]);
  return { view, covered, green };
};

it('keeps green and flag free of the hazards’ labels, and in the picture, from the tee to a wedge', () => {
  for (const { n } of pack.holes)
    for (const share of [0, 0.3, 0.6, 0.7])
      for (const hazards of [1, 2, 3]) {
        const { covered, green } = drawn(n, share, hazards);

        expect(boxesMeet(green, covered!), `hole ${n}, ${share}, ${hazards} hazards`).toBe(false);
        expect(green[0]).toBeGreaterThan(0);
        expect(green[2]).toBeLessThan(size.width);
      }
});

it('keeps the hole in the middle if there is no hazard ahead', () => {
  const { view, covered } = drawn(1, 0, 0);
  const [left, , right] = boxOf(view.way);

  expect(covered).toBeUndefined();
  expect(Math.abs(left + right - size.width)).toBeLessThan(40);
});

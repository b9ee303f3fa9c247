import { expect, it } from 'vitest';
import { hazardsAhead } from '../distances/hazards.ts';
import { boxOf } from '../geometry/lines.ts';
import type { OpenArea, OpenHole } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';

const TEE: Point = [0, 0];
const hole: OpenHole = { n: 1, line: [TEE, [0, 400]], path: [TEE, [0, 400]], middle: [0, 400], tees: [], teeSpots: [] };

/** The creek follows its corners and is `WIDE` metres wide. */
const WIDE = 4;
const creek = (corners: readonly Point[]): OpenArea => {
  const ring = [...corners, ...corners.toReversed().map(([x, y]): Point => [x + WIDE, y + WIDE])];
  return { kind: 'water', ring, inner: [], sizeM2: 1, box: boxOf(ring) };
};
/** Crosses the line from the left at 100 m, runs along its right side and crosses back at 300 m. */
const winding = creek([
  [-60, 100],
  [20, 100],
  [20, 300],
  [-60, 300],
]);

it('a creek that winds along the hole is carried crossing by crossing', () => {
  const found = hazardsAhead([winding], hole, TEE, true);

  expect(found).toHaveLength(2);
  expect(found.map(({ side }) => side)).toEqual(['across', 'across']);
  for (const [at, crossing] of [100, 300].entries()) {
    expect(Math.abs(found[at]!.reachM - crossing)).toBeLessThan(2.5);
    expect(Math.abs(found[at]!.carryM - (crossing + WIDE))).toBeLessThan(2.5);
  }
});

it('is one hazard by the definition, and where it never crosses the line', () => {
  expect(hazardsAhead([winding], hole, TEE)).toHaveLength(1);
  const beside = creek([
    [20, 20],
    [20, 380],
  ]);
  expect(hazardsAhead([beside], hole, TEE, true)).toMatchObject([{ side: 'right' }]);
});

it('a lake that is crossed once stays one, however long', () => {
  const ring: Point[] = [
    [-50, 80],
    [50, 80],
    [50, 240],
    [-50, 240],
  ];
  const lake: OpenArea = { kind: 'water', ring, inner: [], sizeM2: 1, box: boxOf(ring) };
  const [found, ...others] = hazardsAhead([lake], hole, TEE, true);

  expect(others).toEqual([]);
  expect(Math.abs(found!.reachM - 80)).toBeLessThan(1.5);
  // A carry stated too short puts the ball in the water.
  expect(found!.carryM).toBeGreaterThanOrEqual(240);
  expect(found!.carryM).toBeLessThan(242);
});

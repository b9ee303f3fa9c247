import type { CoursePack, GroundLie, WaterColour } from './course-pack.ts';
import { boxOf, boxesMeet } from '../geometry/lines.ts';
import { openHole, openPack } from './open-pack.ts';
import type { Point } from '../geometry/plane.ts';
import type { Ring } from '../geometry/rings.ts';
import { seaIn } from './sea.ts';

/** Metres in the pack's plane. `inner`: outlines in the area that are not part of it. */
export type HoleArea = {
  readonly kind: Exclude<GroundLie, 'rough' | 'recovery'>;
  readonly colour?: WaterColour;
  readonly ring: Ring;
  readonly inner: readonly Ring[];
};

const AROUND_M = 80;
const OUT_AT_SEA_M = 300;

/** What is mapped around one hole, with the sea, and of the tees only its own. Empty for a hole that the pack lacks. */
export const holeAreas = (pack: CoursePack, n: number): readonly HoleArea[] => {
  const hole = openHole(pack, n);
  if (hole === undefined) return [];
  const { areas, coast } = openPack(pack);
  const near = boxOf([...hole.line, hole.middle], AROUND_M);
  // seaIn draws for the screen, where y grows downwards and left and right change places
  const upsideDown = ([x, y]: Point): Point => [x, -y];
  const [minX, minY, maxX, maxY] = boxOf([...hole.line, hole.middle], OUT_AT_SEA_M);
  const sea = seaIn(
    coast.map((line) => line.map(upsideDown)),
    [minX, -maxY, maxX, -minY],
  );
  return [
    ...areas
      .filter(({ kind, box }) => kind !== 'rough' && kind !== 'recovery' && kind !== 'tee' && boxesMeet(box, near))
      .map(({ kind, colour, ring, inner }) => ({
        kind: kind as HoleArea['kind'],
        ...(colour && { colour }),
        ring,
        inner,
      })),
    ...hole.tees.map(({ ring, inner }): HoleArea => ({ kind: 'tee', ring, inner })),
    ...sea.map((ring): HoleArea => ({ kind: 'water', ring: ring.map(upsideDown), inner: [] })),
  ];
};

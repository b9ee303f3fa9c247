import type { GroundLie } from '../packs/course-pack.ts';
import { toCoast } from '../distances/lie.ts';
import { boxOf, boxesMeet } from '../geometry/lines.ts';
import { type OpenArea, type OpenPack, holds } from '../packs/open-pack.ts';
import type { Point } from '../geometry/plane.ts';

const CELL_M = 2;
const AROUND_M = 120;

const KINDS: readonly GroundLie[] = ['green', 'sand', 'water', 'tee', 'fairway', 'recovery', 'out', 'rough'];

/** Lies round a hole in cells of two metres, each looked up once, because a plan asks for tens of thousands. */
export const lieGrid = ({ areas, coast }: Pick<OpenPack, 'areas' | 'coast'>, path: readonly Point[]) => {
  const box = boxOf(path, AROUND_M);
  const [left, low, right, high] = box;
  const columns = Math.ceil((right - left) / CELL_M) + 1;
  const cells = new Uint8Array(columns * (Math.ceil((high - low) / CELL_M) + 1)); // 0: not looked up yet
  // Smallest area first, so that the first one that holds a point gives its lie.
  const near = areas.filter((area) => boxesMeet(area.box, box)).toSorted((a, b) => a.sizeM2 - b.sizeM2);
  const look = (p: Point): GroundLie => {
    const on: OpenArea | undefined = near.find((area) => holds(area, p));
    return on?.kind ?? (toCoast(p, coast)?.isSea === true ? 'water' : 'rough');
  };
  return (p: Point): GroundLie => {
    const [x, y] = p;
    if (x < left || x > right || y < low || y > high) return look(p);
    const [column, row] = [Math.round((x - left) / CELL_M), Math.round((y - low) / CELL_M)];
    const at = row * columns + column;
    const cell = cells[at]!;
    if (cell > 0) return KINDS[cell - 1]!;
    const lie = look([left + column * CELL_M, low + row * CELL_M]);
    cells[at] = KINDS.indexOf(lie) + 1;
    return lie;
  };
};

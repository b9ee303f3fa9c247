import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { holeDiagram } from '../drawing/hole-diagram.ts';
import { type HoleDrawing, holePicture } from '../drawing/hole-drawing.ts';
import { holeTile } from '../drawing/hole-tile.ts';
import { boxOf, distance } from '../geometry/lines.ts';
import { inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { Point } from '../geometry/plane.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import { readOverpass } from '../packs/read-overpass.ts';

const fixture = (name: string) =>
  readOverpass(
    JSON.parse(gunzipSync(readFileSync(new URL(`../fixtures/${name}.json.gz`, import.meta.url))).toString()),
  )[0]!;
const natural = readOverpass(overpassOf(inventedCourse({ seed: 11, lat: 51.24, lon: -1.31, isNatural: true })))[0]!;
const COURSES = [
  ['Pebble Beach', fixture('pebble-beach')],
  ['the Old Course', fixture('old-course-st-andrews')],
  ['Carnoustie', fixture('carnoustie-championship')],
  ['an invented course', natural],
] as const;

const pointsOf = (d: string): Point[] => {
  const figures = d.match(/-?[\d.]+/g)!.map(Number);
  return figures.flatMap((x, i) => (i % 2 === 0 ? [[x, figures[i + 1]!] as const] : []));
};
const greenOf = ({ shapes }: Pick<HoleDrawing, 'shapes'>) => boxOf(pointsOf(shapes.find(({ isOwn }) => isOwn)!.d));

const STAMP = { width: 56, height: 56 };
const PAGE = { width: 390, height: 420, margin: { top: 26, side: 22, bottom: 20 }, lens: { radius: 84 } };

describe.each(COURSES)('the holes of %s', (_, pack) => {
  const holes = pack.holes.filter(({ green }) => green !== undefined).map(({ n }) => n);

  it('can be known at 56 pixels: a green of eight, room for its flag, the tee below it', () => {
    for (const n of holes) {
      const tile = holeTile(pack, n, STAMP)!;
      const [left, top, right, bottom] = greenOf(tile);
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(8);
      expect(Math.min(left, top, 56 - right)).toBeGreaterThan(0);
      expect(tile.flag[1]).toBeGreaterThanOrEqual(11);
      expect(tile.tee[1]).toBeGreaterThan(tile.flag[1] + 12);
      expect(tile.tee[1]).toBeLessThan(56);
    }
  });

  it('are different pictures', () => {
    expect(new Set(holes.map((n) => JSON.stringify(holeTile(pack, n, STAMP)!.shapes))).size).toBe(holes.length);
  });

  it('keep on a tile what is left of the line on its left, and what is farther on farther up', () => {
    const { plane } = openPack(pack);
    for (const n of holes) {
      const { path } = openHole(pack, n)!;
      const [tee, flag] = [path[0]!, path.at(-1)!];
      const at = (share: number, rightM: number): Point => {
        const length = distance(tee, flag);
        const [ux, uy] = [(flag[0] - tee[0]) / length, (flag[1] - tee[1]) / length];
        return [tee[0] + ux * length * share + uy * rightM, tee[1] + uy * length * share - ux * rightM];
      };
      const balls = [at(0.2, 0), at(0.5, 0), at(0.5, 8), at(0.98, 0)].map(plane.toPosition);
      const [low, middle, right, high] = holeTile(pack, n, STAMP, { balls })!.balls;
      expect(right![0]).toBeGreaterThan(middle![0]);
      expect(low![1]).toBeGreaterThan(middle![1]);
      expect(middle![1]).toBeGreaterThan(high![1]);
    }
  });

  it('show the green enlarged within the frame, except on a short hole, which shows it large enough', () => {
    for (const n of holes) {
      const picture = holePicture(pack, n, PAGE)!;
      const [small, { lens }] = [greenOf(picture), picture];
      if (!lens) {
        expect(Math.max(small[2] - small[0], small[3] - small[1])).toBeGreaterThan(30);
        continue;
      }
      const [left, , right] = greenOf(lens);
      expect(distance(lens.at, lens.flag)).toBeLessThan(2);
      expect(right - left).toBeGreaterThan(1.7 * (small[2] - small[0]));
      const edge = Math.min(lens.at[0] - lens.radius, PAGE.width - lens.at[0] - lens.radius);
      expect(edge).toBeGreaterThanOrEqual(PAGE.margin.side);
    }
  });
});

describe('a hole with the golfer’s balls', () => {
  it('has them where they lay, and on the enlarged green those that were near it', () => {
    const pack = COURSES[0][1];
    const { plane } = openPack(pack);
    const { path, middle } = openHole(pack, 18)!;
    const balls = [path[0]!, path[1]!, [middle[0] + 6, middle[1]] as const].map(plane.toPosition);

    const { balls: drawn, lens, tee } = holePicture(pack, 18, PAGE, { balls })!;

    expect(drawn).toHaveLength(3);
    expect(distance(drawn[0]!, tee)).toBeLessThan(0.5);
    expect(lens!.balls).toHaveLength(1);
    expect(distance(lens!.balls[0]!, lens!.flag)).toBeGreaterThan(10);
  });

  it('is not drawn where the map lacks it', () => {
    expect(holePicture(natural, 19, PAGE)).toBeUndefined();
    expect(holeTile(natural, 19, STAMP)).toBeUndefined();
  });
});

describe('a hole of which only the length is known', () => {
  it.each([
    [120, 1],
    [380, 4],
    [900, 6],
  ])('is a straight line of its length: %i metres, %i hundreds of yards', (lengthM, ticks) => {
    const drawing = holeDiagram(lengthM, PAGE, 91.44);
    const scale = (PAGE.height - PAGE.margin.top - PAGE.margin.bottom) / 560;

    expect(drawing.ticks).toHaveLength(ticks);
    expect(drawing.tee[0]).toBe(drawing.flag[0]);
    expect(drawing.tee[1] - drawing.flag[1]).toBeCloseTo(Math.min(lengthM, 560) * scale, 5);
    expect(drawing.shapes.map(({ kind }) => kind)).toEqual(['green']);
  });
});

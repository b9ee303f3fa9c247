import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sidedHazards } from '../distances/distances.ts';
import { holeView } from '../packs/hole-view.ts';
import { lieAt } from '../distances/lie.ts';
import { openHole, openPack } from '../packs/open-pack.ts';
import { cardHoleOf, packHoleOf } from '../packs/pack-hole.ts';
import type { Point } from '../geometry/plane.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { isInRing } from '../geometry/rings.ts';
import { seaIn } from '../packs/sea.ts';

const fixture = (name: string) =>
  readOverpass(
    JSON.parse(gunzipSync(readFileSync(new URL(`../fixtures/${name}.json.gz`, import.meta.url))).toString()),
  )[0]!;
const pebble = fixture('pebble-beach');
const oldCourse = fixture('old-course-st-andrews');
const FRAME = { width: 390, height: 600, margin: { top: 34, side: 44, bottom: 40 } };

describe('a hole as it is drawn', () => {
  it.each([
    ['Pebble Beach', pebble],
    ['the Old Course', oldCourse],
  ])('has its tee at the bottom and its green at the top: %s', (_, pack) => {
    for (const { n } of pack.holes) {
      const { hole, pointToView } = holeView(pack, n, FRAME)!;
      const [tee, flag] = [pointToView(hole.line[0]!), pointToView(hole.middle)];
      expect(tee[1] - flag[1]).toBeGreaterThan(200);
      expect(Math.abs(tee[1] - (FRAME.height - FRAME.margin.bottom))).toBeLessThan(FRAME.height / 2);
      for (const [x, y] of hole.path.map(pointToView)) {
        expect(x).toBeGreaterThan(FRAME.margin.side - 1);
        expect(x).toBeLessThan(FRAME.width - FRAME.margin.side + 1);
        expect(y).toBeGreaterThan(FRAME.margin.top - 1);
      }
    }
  });

  it('grows as the golfer walks, and does not turn round beside the flag', () => {
    const { plane } = openPack(pebble);
    const { middle, path } = openHole(pebble, 18)!;
    const beyond = plane.toPosition([middle[0] + 4, middle[1] - 3]);
    const whole = holeView(pebble, 18, FRAME)!;

    const beside = holeView(pebble, 18, FRAME, beyond)!;

    expect(beside.unitsPerM).toBeGreaterThan(2 * whole.unitsPerM);
    const [before, flag] = [beside.pointToView(path.at(-2)!), beside.pointToView(middle)];
    expect(before[1]).toBeGreaterThan(flag[1]);
  });

  it('returns the tapped position', () => {
    const view = holeView(oldCourse, 17, FRAME)!;

    const [x, y] = view.toView(view.toPosition([120, 333]));

    expect(x).toBeCloseTo(120, 1);
    expect(y).toBeCloseTo(333, 1);
  });

  it('draws the Pacific on the left of the eighteenth at Pebble Beach', () => {
    const view = holeView(pebble, 18, FRAME)!;
    const coast = openPack(pebble).coast.map((line) => line.map(view.pointToView));
    const sea = seaIn(coast, [0, 0, FRAME.width, FRAME.height]);
    const isSea = (p: Point) => sea.some((ring) => isInRing(p, ring));

    expect(isSea([20, 300])).toBe(true);
    expect(isSea([FRAME.width - 20, 300])).toBe(false);
    expect(isSea(view.pointToView(view.hole.middle))).toBe(false);
  });

  it('says that the Pacific is on the left, all along', () => {
    const { plane } = openPack(pebble);
    const tee = plane.toPosition(openHole(pebble, 18)!.line[0]!);

    const [sea] = sidedHazards(pebble, 18, tee).filter(({ kind, side }) => kind === 'water' && side === 'left');

    expect(sea!.carryM - sea!.reachM).toBeGreaterThan(300);
  });

  it.each([6, 7, 8, 9, 10])('draws no sea on hole %i, whose shore is not in the extract', (n) => {
    const { plane } = openPack(pebble);
    const { line } = openHole(pebble, n)!;
    const [tee, end] = [plane.toPosition(line[0]!), plane.toPosition(line.at(-1)!)];

    expect(lieAt(pebble, tee).lie).not.toBe('water');
    expect(lieAt(pebble, { lat: (tee.lat + end.lat) / 2, lon: (tee.lon + end.lon) / 2 }).lie).not.toBe('water');
    const sides = sidedHazards(pebble, n, tee).filter(({ kind, reachM }) => kind === 'water' && reachM === 0);
    expect(sides).toEqual([]);
  });
});

describe('the sea on a page', () => {
  const page = [0, 0, 100, 100] as const;

  it('lies on the right hand of the coast', () => {
    const [ring] = seaIn(
      [
        [
          [50, -10],
          [50, 110],
        ],
      ],
      page,
    ); // the coast runs down the page, so its right-hand side is the left half

    expect(isInRing([25, 50], ring!)).toBe(true);
    expect(isInRing([75, 50], ring!)).toBe(false);
  });

  it('goes straight out where the mapped coast ends, and drowns no land beyond it', () => {
    const [ring] = seaIn(
      [
        [
          [50, 110],
          [50, 40],
        ],
      ],
      page,
    );

    expect(isInRing([75, 60], ring!)).toBe(true);
    expect(isInRing([25, 60], ring!)).toBe(false);
    expect(isInRing([75, 10], ring!)).toBe(false);
  });

  it('joins a coast that is mapped in pieces', () => {
    const pieces: Point[][] = [
      [
        [50, 50],
        [50, 110],
      ],
      [
        [50, -10],
        [50, 50],
      ],
    ];

    expect(seaIn(pieces, page)).toHaveLength(1);
  });

  it('is a channel between two coasts', () => {
    const seas = seaIn(
      [
        [
          [30, 110],
          [30, -10],
        ],
        [
          [70, -10],
          [70, 110],
        ],
      ],
      page,
    );
    const isSea = (p: Point) => seas.some((ring) => isInRing(p, ring));

    expect([10, 50, 90].map((x) => isSea([x, 50]))).toEqual([false, true, false]);
  });
});

it('finds the second time round on a map of nine holes', () => {
  const nine = { ...oldCourse, holes: oldCourse.holes.slice(0, 9) };

  expect([packHoleOf(nine, 4), packHoleOf(nine, 13), packHoleOf(oldCourse, 13)]).toEqual([4, 4, 13]);
  const twice = Array.from({ length: 18 }, (_, at) => at + 1);
  expect([cardHoleOf(nine, 5, 13, twice), cardHoleOf(nine, 5, 4, twice)]).toEqual([14, 5]);
  expect(cardHoleOf(nine, 1, 9, twice)).toBe(10);
  expect(cardHoleOf(oldCourse, 10, 9, twice.slice(0, 9))).toBeUndefined();
});

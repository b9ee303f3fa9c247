import { describe, expect, it } from 'vitest';
import { tangentPlane } from '../invented/tangent-plane.ts';
import type { Metres } from '../invented/invented-course.ts';
import type { CoursePack } from '../packs/course-pack.ts';
import { distancesTo } from '../distances/distances.ts';
import { holeAt } from '../distances/hole-at.ts';
import { lieAt } from '../distances/lie.ts';
import { markAt } from '../distances/mark.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { shotsOf } from '../distances/shots.ts';

// Outlines with mappers' slips, south of the equator and across the dateline. The definitions give the right answers: a
// point is inside if an odd number of edges separates it from afar, the middle is the centroid of the area, and the lie
// is that of the smallest outline.

const place = tangentPlane({ lat: -41.3, lon: 179.9995 });
const at = ([x, y]: Metres) => place(x, y);
const way = (id: number, tags: Readonly<Record<string, string>>, points: readonly Metres[]) => ({
  type: 'way',
  id,
  tags,
  geometry: points.map(at),
});
const area = (id: number, tags: Readonly<Record<string, string>>, points: readonly Metres[]) =>
  way(id, tags, [...points, points[0]!]);
const disc = ([x, y]: Metres, radius: number): Metres[] =>
  Array.from({ length: 36 }, (_, i) => [
    x + radius * Math.cos((i * Math.PI) / 18),
    y + radius * Math.sin((i * Math.PI) / 18),
  ]);
const line = way(1, { golf: 'hole', ref: '1', par: '4' }, [
  [0, 0],
  [0, 350],
]);
const read = (...elements: readonly object[]): CoursePack =>
  readOverpass(JSON.parse(JSON.stringify({ elements: [line, ...elements] })))[0]!;

describe('an outline that crosses itself', () => {
  /** Two triangles that meet in a point: 40 by 40 m on the left, 20 by 20 m on the right. */
  const eight: readonly Metres[] = [
    [-40, 330],
    [20, 360],
    [20, 340],
    [-40, 370],
  ];

  it('has its middle where its two parts balance', () => {
    const pack = read(area(2, { golf: 'green' }, eight));

    // The lines cross at x = 0: triangles of 800 and 200 square metres, each with its centroid two thirds out.
    const middle: Metres = [(800 * (-80 / 3) + 200 * (40 / 3)) / 1000, 350];
    expect(distancesTo(pack, 1, at(middle))!.middleM).toBeLessThan(1);
    expect(lieAt(pack, at([-30, 350])).lie).toBe('green');
    expect(lieAt(pack, at([0, 340])).lie).toBe('rough');
  });

  it('is as large as it is: a bunker in such a fairway is a bunker', () => {
    const fairway: readonly Metres[] = [
      [-30, 100],
      [30, 300],
      [-30, 300],
      [30, 100],
    ];
    const pack = read(area(2, { golf: 'fairway' }, fairway), area(3, { golf: 'bunker' }, disc([0, 280], 8)));

    expect(lieAt(pack, at([0, 280])).lie).toBe('sand');
    expect(lieAt(pack, at([0, 130])).lie).toBe('fairway');
  });
});

describe('one outline drawn twice', () => {
  const green = area(2, { golf: 'green' }, disc([0, 350], 12));
  const fairway = area(3, { golf: 'fairway' }, disc([0, 350], 12));
  it.each([
    ['first', [green, fairway]],
    ['last', [fairway, green]],
  ])('as green and as fairway is green, the green %s', (_, elements) => {
    expect(lieAt(read(...elements), at([0, 350])).lie).toBe('green');
  });
});

it('a tee 150 m behind the line that somebody drew is a tee', () => {
  const back = area(2, { golf: 'tee' }, [
    [-4, -154],
    [4, -154],
    [4, -146],
    [-4, -146],
  ]);

  expect(lieAt(read(back), at([0, -150])).lie).toBe('tee');
});

it('over the dateline the hole is as long as its metres', () => {
  const over = tangentPlane({ lat: 10, lon: 180 });
  const [tee, flag] = [over(-150, 0), over(150, 20)];
  const [pack] = readOverpass({
    elements: [{ type: 'way', id: 1, tags: { golf: 'hole', ref: '1' }, geometry: [tee, flag] }],
  });

  expect(Math.abs(distancesTo(pack!, 1, tee)!.middleM - Math.hypot(300, 20))).toBeLessThan(0.5);
  expect(holeAt(pack!, over(10, 3))).toBe(1);
});

describe('impossible positions', () => {
  const pack = read(area(2, { golf: 'green' }, disc([0, 350], 12)));
  const fix = (t: number, [x, y]: Metres, acc: number) => ({ ...place(x, y), t, got: t + 100, acc });

  it('beyond the pole do not exist', () => {
    expect(distancesTo(pack, 1, { lat: 95, lon: 0 })).toBeUndefined();
    expect(shotsOf(pack, 1, [at([0, 0]), { lat: -91, lon: 0 }])).toHaveLength(1);
  });

  it('known to 200 m, or without accuracy, mark no ball', () => {
    expect(markAt([fix(0, [0, 0], 200), fix(1000, [1, 0], 200)], 500)).toBeUndefined();
    expect(markAt([fix(0, [0, 0], Number.NaN)], 500)).toBeUndefined();
    expect(markAt([{ ...fix(0, [0, 0], 1), acc: null as unknown as number }], 500)).toBeUndefined();
  });

  it('known to 200 m do not move a ball that another fix knows', () => {
    const ball = markAt([fix(0, [90, 0], 200), fix(1000, [1, 0], 6)], 500)!;
    expect(distancesTo(pack, 1, ball)!.middleM).toBeCloseTo(distancesTo(pack, 1, at([1, 0]))!.middleM, 1);
  });

  it('that jump by 80 m for two fixes of five do not move the ball', () => {
    const fixes = [0, 80, 81, 2, 1].map((x, i) => fix(i * 1000, [x, 0], 5));
    const ball = markAt(fixes, 2000)!;
    expect(Math.abs(distancesTo(pack, 1, ball)!.middleM - 350)).toBeLessThan(2);
  });
});

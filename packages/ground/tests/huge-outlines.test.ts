import { describe, expect, it } from 'vitest';
import { type Metres, beside, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import { MOST_POINTS } from '../packs/bounded-outlines.ts';
import { sidedHazards } from '../distances/distances.ts';
import { lieAt } from '../distances/lie.ts';
import { openPack } from '../packs/open-pack.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { seeded } from '@divot/basics';

// Overpass sends a lake or forest that touches a course as a whole, however large. Such an outline once took 12 to 44 s
// to read, and then blocked the phone's main thread for a second on every fix.

const POINTS = 200_000;
/** Six times the time on an idle machine. Before the limit, the easiest of them took 3.4 s when idle. */
const SOON_MS = 6_000;

const course = inventedCourse({ seed: 71, lat: 44, lon: 10 });
const whole = overpassOf(course);
const packWith = (...elements: readonly Readonly<Record<string, unknown>>[]) => {
  const started = process.cpuUsage(); // CPU time: the clock would also count what other processes do
  const [pack] = readOverpass({ ...whole, elements: [...whole.elements, ...elements] });
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(SOON_MS);
  return pack!;
};
const outline = (point: (share: number, at: number) => Metres) => {
  const points = Array.from({ length: POINTS }, (_, at) => course.at(point(at / POINTS, at)));
  return [...points, points[0]!];
};
/** An outline around [x, y] whose points are `radius` metres away. */
const around = ([x, y]: Metres, radius: (at: number) => number) =>
  outline((share, at) => {
    const [angle, r] = [2 * Math.PI * share, radius(at)];
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
const way = (tags: Readonly<Record<string, string>>, geometry: unknown) => ({ type: 'way', id: 1, tags, geometry });
const piecesOf = <T>(points: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil((points.length - 1) / size) }, (_, i) => points.slice(i * size, (i + 1) * size + 1));
const random = seeded(5);

const lake = around([330, 200], () => 300 + 20 * random());

describe('an outline of 200,000 points', () => {
  it.each([
    ['one way', [way({ natural: 'water' }, lake)]],
    [
      'a relation of 10,000 ways in no order',
      [
        {
          type: 'relation',
          id: 2,
          tags: { type: 'multipolygon', natural: 'water' },
          members: piecesOf(lake, 20)
            .map((geometry, ref) => ({ type: 'way', ref, role: 'outer', geometry }))
            .toSorted(() => random() - 0.5),
        },
      ],
    ],
  ])('as %s is a lake up to its shore', (_, elements) => {
    const pack = packWith(...elements);

    for (const angle of [0.1, 0.9, 1.7, 2.5, 3.3, 4.1, 4.9, 5.7]) {
      const at = (r: number) => lieAt(pack, course.at([330 + r * Math.cos(angle), 200 + r * Math.sin(angle)]));
      const isWet = [293, 327].map((r) => at(r)).map(({ lie }) => lie === 'water');
      const isOther = [293, 327].map((r) => !['water', 'rough'].includes(at(r).lie)); // a bunker or fairway inside
      expect(isWet[0] || isOther[0], `inside at ${angle}`).toBe(true);
      expect(isWet[1] && !isOther[1], `outside at ${angle}`).toBe(false);
    }
  });

  it('is a fairway with the edge that its mapper drew', () => {
    const geometry = around([330, 200], (at) => 80 + (at % 2 === 0 ? 0.1 : -0.1));
    const pack = packWith(way({ golf: 'fairway' }, geometry));

    const { areas } = openPack(pack);
    const [fairway] = areas.filter(({ box }) => Math.abs(box[2] - box[0] - 160) < 1);
    expect(Math.abs(fairway!.sizeM2 - Math.PI * 80 ** 2)).toBeLessThan(150);
  });

  it('that is a lake of 100 km with its shore across the course is water there, and the fairway in it is a fairway', () => {
    const geometry = around([50_300, 200], () => 50_000 + 20 * random());
    const pack = packWith(way({ natural: 'water' }, geometry));

    expect(lieAt(pack, course.at([250, 700])).lie).not.toBe('water');
    expect(lieAt(pack, course.at([450, -150])).lie).toBe('water');
    const fairway = course.areas.find(({ kind, ring }) => kind === 'fairway' && ring.every(([x]) => x > 400))!;
    const [start, corner] = [fairway.ring[0]!, fairway.ring[4]!]; // from either side of its first leg
    expect(lieAt(pack, course.at(beside(start, corner, 20))).lie).toBe('fairway');
  });

  it.each([
    [
      'a fairway in zigzag',
      way(
        { golf: 'fairway' },
        around([330, 200], (at) => 80 + (at % 2 === 0 ? 1 : -1)),
      ),
    ],
    [
      'a comb',
      way(
        { natural: 'wood' },
        outline((share, at) => [at % 2 === 0 ? 200 : 800, 100 + 300 * share]),
      ),
    ],
    [
      'a green',
      way(
        { golf: 'green' },
        around([330, 600], () => 30 + random()),
      ),
    ],
    [
      'a boundary',
      way(
        { leisure: 'golf_course', name: 'Big' },
        around([900, 200], () => 1500 + 20 * random()),
      ),
    ],
    [
      'a stream',
      way({ waterway: 'stream' }, outline((share) => [100 + 1800 * share, 200 + 20 * random()]).slice(0, -1)),
    ],
    [
      'a line of play',
      way(
        { golf: 'hole', ref: '19' },
        outline(() => [900 * random(), 600 * random()]),
      ),
    ],
    [
      'noise',
      way(
        { natural: 'water' },
        outline(() => [900 * random(), 600 * random()]),
      ),
    ],
  ])('as %s is read quickly, and adds no more than allowed', (_, element) => {
    const pack = packWith(element);

    expect(pack.holes).toHaveLength(18);
    for (const { ring } of pack.areas) expect(ring.length / 2).toBeLessThanOrEqual(2 * MOST_POINTS); // a stream has two banks
  });

  it('as a coast of 10,000 pieces is one shore with the sea on its right hand', () => {
    const shore = outline((share) => [50 + 10 * random(), 1200 - 1500 * share]).slice(0, -1);
    const pack = packWith(
      ...piecesOf(shore, 20).map((geometry, at) => ({
        type: 'way',
        id: 10 + at,
        tags: { natural: 'coastline' },
        geometry,
      })),
    );

    expect(pack.coast).toHaveLength(1);
    expect(pack.coast![0]!.length / 2).toBeLessThanOrEqual(MOST_POINTS);
    expect(lieAt(pack, course.at([40, 100])).lie).toBe('water');
    expect(lieAt(pack, course.at([75, 100])).lie).not.toBe('water');
    const tee = course.holes[0]!.line[0]!;
    expect(sidedHazards(pack, 1, course.at(tee)).some(({ kind, side }) => kind === 'water' && side === 'left')).toBe(
      true,
    );
  });
});

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { CoursePack } from '../packs/course-pack.ts';
import { distancesTo } from '../distances/distances.ts';
import { holeAt } from '../distances/hole-at.ts';
import { lieAt } from '../distances/lie.ts';
import { openPack } from '../packs/open-pack.ts';
import { readOverpass } from '../packs/read-overpass.ts';

const gunzipped = (name: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(new URL(`../fixtures/${name}.json.gz`, import.meta.url))).toString());

const holesOf = (pack: CoursePack | undefined) => pack?.holes.map(({ n }) => n);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('responses of Overpass', () => {
  const nine = inventedCourse({ seed: 11, lat: 50, lon: 8, holes: 9 });
  const whole = overpassOf(nine);

  it.each([
    null,
    undefined,
    'too many requests',
    42,
    [],
    {},
    { elements: null },
    { elements: [] },
    { elements: [null, 3, 'x', {}, { type: 'way' }, { type: 'way', tags: { golf: 'hole' }, geometry: [null, null] }] },
    { elements: [{ type: 'relation', tags: { golf: 'green' }, members: 'none' }] },
  ])('gives no course for %j', (answer) => {
    expect(readOverpass(answer)).toEqual([]);
  });

  it('uses nothing of a truncated response', () => {
    expect(readOverpass({ ...whole, remark: 'runtime error: Query timed out in "query" at line 3' })).toEqual([]);
  });

  it.each([
    ['alone', []],
    [
      'beside a neighbour of six',
      overpassOf(inventedCourse({ seed: 5, lat: 50.03, lon: 8, holes: 6 }), {}, 2).elements,
    ],
  ])('has all three holes of a course %s, although nobody wrote the second’s number', (_, others) => {
    const three = overpassOf(inventedCourse({ seed: 12, lat: 50, lon: 8, holes: 3, name: 'Three' }));
    const elements = three.elements.map((element) => {
      const { ref, ...tags } = (element['tags'] ?? {}) as Record<string, string>;
      return ref === '2' ? { ...element, tags } : element;
    });

    const packs = readOverpass({ elements: [...others, ...elements] });

    expect(holesOf(packs.find(({ name }) => name === 'Three'))).toEqual([1, 2, 3]);
  });

  it('shows what is there if elements and points are missing', () => {
    const elements = whole.elements
      .filter((_, i) => i % 5 !== 4)
      .map((element) =>
        Array.isArray(element['geometry'])
          ? { ...element, geometry: element['geometry'].map((point, i) => (i % 4 === 3 ? null : point)) }
          : element,
      );

    const [pack] = readOverpass({ ...whole, elements });

    expect(pack!.holes.length).toBeGreaterThan(4);
    for (const { n } of pack!.holes)
      expect(distancesTo(pack!, n, nine.at(nine.holes[n - 1]!.line[0]!))!.middleM).toBeGreaterThan(50);
  });

  it('reads duplicate elements only once', () => {
    const twice = readOverpass({ ...whole, elements: [...whole.elements, ...whole.elements] });

    expect(twice).toEqual(readOverpass(whole));
  });

  it('survives as JSON, with its attribution and the date of the map', () => {
    const [pack] = readOverpass(whole);

    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
    expect(pack).toMatchObject({
      name: 'Invented Links',
      attribution: '© OpenStreetMap contributors',
      asOf: '2026-08-05T00:00:00Z',
    });
  });

  it('gives the missing number to the one hole without', () => {
    const elements = whole.elements.map((element) => {
      const tags = element['tags'] as Record<string, string> | undefined;
      return tags?.['ref'] === '4' ? { ...element, tags: { golf: 'hole', par: '4' } } : element;
    });

    expect(holesOf(readOverpass({ ...whole, elements })[0])).toEqual(upTo(9));
  });

  it('treats a hole without a number beside nine numbered ones as a practice hole', () => {
    const practice = {
      type: 'way',
      id: 6,
      tags: { golf: 'hole', par: '3' },
      geometry: [nine.at([300, -40]), nine.at([420, -40])],
    };

    expect(holesOf(readOverpass({ ...whole, elements: [...whole.elements, practice] })[0])).toEqual(upTo(9));
  });

  it.each([
    ['numbered', { ref: '9', par: '5' }],
    ['without a number', { par: '5' }],
  ])('has the ninth in its course where the mapped boundary stops short of it, %s', (_, tags) => {
    const boundary = [nine.at([0, -200]), nine.at([935, -200]), nine.at([935, 1200]), nine.at([0, 1200])];
    const elements = whole.elements.map((element) => {
      const mapped = element['tags'] as Record<string, string> | undefined;
      if (mapped?.['leisure'] !== undefined) return { ...element, geometry: boundary };
      return mapped?.['ref'] === '9' ? { ...element, tags: { golf: 'hole', ...tags } } : element;
    });

    expect(readOverpass({ ...whole, elements }).map(holesOf)).toEqual([upTo(9)]);
  });

  it('treats the second of two thirds as the fourth if there is no fourth', () => {
    const elements = whole.elements.map((element) => {
      const tags = element['tags'] as Record<string, string> | undefined;
      return tags?.['ref'] === '4' ? { ...element, tags: { ...tags, ref: '3' } } : element;
    });

    const [pack, ...others] = readOverpass({ ...whole, elements });

    expect(holesOf(pack)).toEqual(upTo(9));
    expect(others).toEqual([]);
    const [third, fourth] = [nine.holes[2]!, nine.holes[3]!].map(({ line }) => nine.at(line[0]!));
    expect(distancesTo(pack!, 3, third!)).toEqual(distancesTo(readOverpass(whole)[0]!, 3, third!));
    expect(distancesTo(pack!, 4, fourth!)!.middleM).toBeCloseTo(
      distancesTo(readOverpass(whole)[0]!, 4, fourth!)!.middleM,
      1,
    );
  });

  it('tells three nines of one place apart by the letter beside the number', () => {
    const nines = [0, 1, 2].map((i) => inventedCourse({ seed: 20 + i, lat: 50, lon: 8 + i * 0.02, holes: 9 }));
    const elements = nines.flatMap((course, i) =>
      overpassOf(course, { hasNoBoundary: true }, i + 1).elements.map((element) => {
        const tags = element['tags'] as Record<string, string> | undefined;
        return tags?.['golf'] === 'hole'
          ? { ...element, tags: { ...tags, ref: `${'ABC'[i]}${tags['ref']}` } }
          : element;
      }),
    );

    const packs = readOverpass({ elements });

    expect(packs.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
    expect(packs.map(holesOf)).toEqual([upTo(9), upTo(9), upTo(9)]);
  });

  it('keeps the par-3 course beside the big one a course of its own', () => {
    const big = inventedCourse({ seed: 31, lat: 50, lon: 8 });
    const small = inventedCourse({ seed: 32, lat: 50, lon: 8.04, holes: 9, isPar3: true });
    const elements = [big, small].flatMap((course, i) => overpassOf(course, { hasNoBoundary: true }, i + 1).elements);

    const packs = readOverpass({ elements });

    expect(packs.map(holesOf)).toEqual([upTo(18), upTo(9)]);
    expect(packs[1]!.holes.every(({ par }) => par === 3)).toBe(true);
  });

  it('gives a hole back that the boundary of the neighbouring course has claimed', () => {
    const small = inventedCourse({ seed: 32, lat: 50, lon: 8.04, holes: 3, isPar3: true });
    const [x, y] = nine.holes[4]!.line[0]!;
    const boundary = {
      type: 'way',
      id: 8,
      tags: { leisure: 'golf_course', name: 'Small Acre' },
      geometry: [
        small.at([-200, -400]),
        small.at([1200, -400]),
        small.at([1200, 1200]),
        small.at([-200, 1200]),
        small.at([-200, 406]),
        nine.at([x - 3, y + 3]), // reaches the tee of the fifth
        nine.at([x - 3, y - 3]),
        small.at([-200, 400]),
      ],
    };
    const elements = [nine, small].flatMap((course, i) => overpassOf(course, { hasNoBoundary: true }, i + 1).elements);

    const packs = readOverpass({ elements: [...elements, boundary] });

    expect(packs.map(({ name }) => name)).toEqual(['', 'Small Acre']);
    expect(packs.map(holesOf)).toEqual([upTo(9), upTo(3)]);
  });

  it('plays nine holes twice if they have two numbers', () => {
    const elements = whole.elements.map((element) => {
      const tags = element['tags'] as Record<string, string> | undefined;
      const n = Number(tags?.['ref']);
      return n > 0 ? { ...element, tags: { ...tags, ref: `${n};${n + 9}` } } : element;
    });

    const [pack] = readOverpass({ ...whole, elements });

    expect(holesOf(pack)).toEqual(upTo(18));
    const tee = nine.at(nine.holes[2]!.line[0]!);
    expect(distancesTo(pack!, 12, tee)).toEqual(distancesTo(pack!, 3, tee));
  });

  it('does not make a whole course out of bounds because of its outline', () => {
    const around = whole.elements.map((element) => {
      const tags = element['tags'] as Record<string, string> | undefined;
      return tags?.['leisure'] === undefined ? element : { ...element, tags: { golf: 'out_of_bounds' } };
    });

    const [pack] = readOverpass({ ...whole, elements: around });

    expect(lieAt(pack!, nine.at([300, 20])).lie).not.toBe('out');
  });

  it('has the sea on the right hand of the coastline', () => {
    const coast = {
      type: 'way',
      id: 5,
      tags: { natural: 'coastline' },
      geometry: [nine.at([60, -50]), nine.at([60, 500])],
    };
    const [pack] = readOverpass({ ...whole, elements: [...whole.elements, coast] });

    const reversed = { ...coast, geometry: coast.geometry.toReversed() };
    const [west] = readOverpass({ ...whole, elements: [...whole.elements, reversed] });
    const [beach, inland] = [nine.at([50, 100]), nine.at([70, 100])];

    expect(lieAt(west!, beach).lie).toBe('water');
    expect(lieAt(west!, inland).lie).not.toBe('water');
    expect(lieAt(pack!, beach).lie).not.toBe('water');
  });

  it('draws no sea beyond the end of a mapped coast', () => {
    const coast = {
      type: 'way',
      id: 5,
      tags: { natural: 'coastline' },
      geometry: [nine.at([60, 500]), nine.at([60, 90])],
    };
    const [pack] = readOverpass({ ...whole, elements: [...whole.elements, coast] });

    expect(lieAt(pack!, nine.at([58, 100])).lie).toBe('water');
    expect(lieAt(pack!, nine.at([58, 80])).lie).not.toBe('water');
  });

  it('answers for holes and places that do not exist', () => {
    const [pack] = readOverpass(whole);
    const away = { lat: -12, lon: 100 };

    expect(distancesTo(pack!, 10, away)).toBeUndefined();
    expect(holeAt(pack!, away)).toBeUndefined();
    expect(holeAt(pack!, away, 3)).toBe(3);
    expect(lieAt(pack!, away)).toEqual({ lie: 'rough', edgeM: 99 });
    expect(distancesTo(pack!, 1, { lat: Number.NaN, lon: 0 })).toBeUndefined();
  });
});

describe('real courses', () => {
  it.each([
    ['old-course-st-andrews', 'Old Course', 14],
    ['pebble-beach', 'Pebble Beach Golf Course', 0],
    ['carnoustie-championship', 'The Carnoustie Championship Course', 0],
  ])('reads %s whole, small and fast', (file, name, shared) => {
    const json = gunzipped(file);

    const started = performance.now();
    const [pack] = readOverpass(json);
    const readMs = performance.now() - started;

    expect(pack!.name).toBe(name);
    expect(holesOf(pack)).toEqual(upTo(18));
    expect(pack!.holes.filter(({ green }) => green === undefined)).toEqual([]);
    const greens = pack!.holes.map(({ green }) => green);
    expect(greens.filter((green, i) => greens.some((other, j) => i !== j && other === green))).toHaveLength(shared);
    expect(brotliCompressSync(JSON.stringify(pack)).length).toBeLessThan(25_000);
    expect(readMs).toBeLessThan(2000);
  });

  it.each(['old-course-st-andrews', 'pebble-beach', 'carnoustie-championship'])(
    'turns to each hole of %s on its own tee, even if another hole passes that tee',
    (file) => {
      const [pack] = readOverpass(gunzipped(file));
      const { holes, plane } = openPack(pack!);

      const turned = holes.map(({ n, line }) => holeAt(pack!, plane.toPosition(line[0]!), n === 1 ? 18 : n - 1));

      expect(turned).toEqual(upTo(18));
    },
  );

  it('answers for a position in far less than a frame', () => {
    const [pack] = readOverpass(gunzipped('old-course-st-andrews'));
    const { holes, plane } = openPack(pack!);
    const spent = holes.flatMap(({ n, line }) =>
      [0.1, 0.4, 0.7].map((share) => {
        const [a, b] = [line[0]!, line.at(-1)!];
        const at = plane.toPosition([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
        const started = performance.now();
        distancesTo(pack!, n, at);
        lieAt(pack!, at);
        holeAt(pack!, at, n);
        return performance.now() - started;
      }),
    );

    expect(spent.sort((a, b) => a - b)[Math.floor(spent.length / 2)]).toBeLessThan(2);
  });
});

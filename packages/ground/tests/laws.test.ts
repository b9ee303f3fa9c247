import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseWish, type Metres, inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import type { CoursePack, Position } from '../packs/course-pack.ts';
import { distancesTo, sidedHazards } from '../distances/distances.ts';
import { holeAt } from '../distances/hole-at.ts';
import { holeView } from '../packs/hole-view.ts';
import { lieAt } from '../distances/lie.ts';
import { markAt } from '../distances/mark.ts';
import { readOverpass } from '../packs/read-overpass.ts';
import { shotsOf } from '../distances/shots.ts';
import { seeded } from '@divot/basics';

// Laws for every course, wherever the golfer stands, and for every answer that a server or a portal gives.

const WISH: CourseWish = { seed: 71, lat: 44, lon: 10, holes: 9 };
const course = inventedCourse(WISH);
const whole = overpassOf(course);
const packOf = (wish: CourseWish): CoursePack => readOverpass(overpassOf(inventedCourse(wish)))[0]!;
const pack = packOf(WISH);

/** A position on or beside the nine holes, and the hole in play. */
const stance = fc.record({
  n: fc.integer({ min: 1, max: 9 }),
  east: fc.integer({ min: 40, max: 1050 }),
  north: fc.integer({ min: -60, max: 560 }),
});
const RUNS = { numRuns: 150 };

/** The path of the first number that is NaN or infinite. */
const notANumber = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([key, inner]) => notANumber(inner, `${path}.${key}`))
    .find(Boolean);
};
const FRAME = { width: 390, height: 470, margin: { top: 34, side: 44, bottom: 40 } };
const everythingAbout = (of: CoursePack, n: number, at: Position) => ({
  distances: distancesTo(of, n, at),
  sided: sidedHazards(of, n, at),
  lie: lieAt(of, at),
  hole: holeAt(of, at, n),
  view: holeView(of, n, FRAME)?.way,
});

describe('distances', () => {
  it('have the front before the middle and the back behind it', () => {
    fc.assert(
      fc.property(stance, ({ n, east, north }) => {
        const { frontM, middleM, backM } = distancesTo(pack, n, course.at([east, north]))!;
        expect(frontM).toBeLessThanOrEqual(middleM + 1e-9);
        expect(backM).toBeGreaterThanOrEqual(middleM - 1e-9);
      }),
      RUNS,
    );
  });

  it('do not depend on the longitude, over the dateline and beyond 180 degrees', () => {
    const far = packOf({ ...WISH, lon: 179.996 });
    const farCourse = inventedCourse({ ...WISH, lon: 179.996 });
    fc.assert(
      fc.property(stance, fc.constantFrom(-360, 0, 360), ({ n, east, north }, round) => {
        const at = farCourse.at([east, north]);
        const [here, there] = [
          distancesTo(pack, n, course.at([east, north]))!,
          distancesTo(far, n, { lat: at.lat, lon: at.lon + round })!,
        ];
        expect(Math.abs(here.middleM - there.middleM)).toBeLessThan(0.3);
      }),
      RUNS,
    );
  });

  it.each([
    ['mirrored', { isMirrored: true }],
    ['turned by 137 degrees', { turn: 137 }],
    ['mirrored and turned', { isMirrored: true, turn: 61 }],
  ] as const)('are the same on the course %s', (_, change) => {
    const other = inventedCourse({ ...WISH, ...change });
    const otherPack = packOf({ ...WISH, ...change });
    const angle = (('turn' in change ? change.turn : 0) * Math.PI) / 180;
    const moved = ([x, y]: Metres): Metres => {
      const across = 'isMirrored' in change ? -x : x;
      return [across * Math.cos(angle) - y * Math.sin(angle), across * Math.sin(angle) + y * Math.cos(angle)];
    };
    fc.assert(
      fc.property(stance, ({ n, east, north }) => {
        const at = course.at([east, north]);
        const there = other.at(moved([east, north]));

        expect(Math.abs(distancesTo(pack, n, at)!.middleM - distancesTo(otherPack, n, there)!.middleM)).toBeLessThan(
          0.4,
        );
        const [lie, otherLie] = [lieAt(pack, at), lieAt(otherPack, there)];
        if (lie.edgeM > 0.6) expect(otherLie.lie).toBe(lie.lie);
      }),
      RUNS,
    );
  });
});

it.each([
  { lat: Number.NaN, lon: 10 },
  { lat: 44, lon: Number.NaN },
  { lat: Infinity, lon: -Infinity },
])('an invalid position, %j, gives no NaN and keeps the hole', (none) => {
  const tee = course.at([110, 0]);

  expect(distancesTo(pack, 2, none)).toBeUndefined();
  expect(sidedHazards(pack, 2, none)).toEqual([]);
  expect(lieAt(pack, none)).toEqual({ lie: 'rough', edgeM: 0 });
  expect(holeAt(pack, none)).toBeUndefined();
  expect(holeAt(pack, none, 2)).toBe(2);
  expect(markAt([{ ...none, t: 0, got: 0, acc: 4 }], 0)).toBeUndefined();
  expect(shotsOf(pack, 1, [tee, none])).toEqual(shotsOf(pack, 1, [tee]));
  expect(shotsOf(pack, 1, [tee], none)).toEqual(shotsOf(pack, 1, [tee]));
});

type Element = Readonly<Record<string, unknown>>;
type Tags = Readonly<Record<string, string>>;
const tagsOf = (element: Element) => (element['tags'] ?? {}) as Tags;
const answerWith = (change: (element: Element, at: number) => Element) => ({
  ...whole,
  elements: whole.elements.map(change),
});
const onHoles = (tags: (before: Tags, at: number) => Tags) =>
  answerWith((element, at) =>
    tagsOf(element)['golf'] === 'hole' ? { ...element, tags: tags(tagsOf(element), at) } : element,
  );
const onGreens = (geometry: (points: readonly Position[]) => readonly Position[]) =>
  answerWith((element) =>
    tagsOf(element)['golf'] === 'green'
      ? { ...element, geometry: geometry(element['geometry'] as Position[]) }
      : element,
  );
const ring = (points: readonly Metres[]) => [...points, points[0]!].map(course.at);

describe('a response', () => {
  const odd: Readonly<Record<string, { elements: readonly Element[] }>> = {
    'without pars': onHoles(({ par: _par, handicap: _si, ...rest }) => rest),
    'with words for pars': onHoles((tags) => ({ ...tags, par: 'four', handicap: 'n/a' })),
    'with the same number on every hole': onHoles((tags) => ({ ...tags, ref: '1', name: '' })),
    'with numbers that are none': onHoles((_tags, at) => ({ golf: 'hole', ref: ['0', '99', '1e9', '∞'][at % 4]! })),
    'with greens that cross themselves': onGreens((points) => {
      const quarter = Math.floor((points.length - 1) / 4);
      return [points[0]!, points[2 * quarter]!, points[quarter]!, points[3 * quarter]!, points[0]!];
    }),
    'with greens that are one line': onGreens(([a, b]) => [a!, b!, { lat: 2 * b!.lat - a!.lat, lon: b!.lon }, a!]),
    'with greens of one point': onGreens(([a]) => [a!, a!, a!, a!]),
    'with points that are nowhere': answerWith((element, at) =>
      at % 3 === 1 ? { ...element, geometry: [{ lat: 91, lon: 400 }, { lat: '1', lon: null }, null] } : element,
    ),
    'with points scattered over the globe': answerWith((element, at) =>
      Array.isArray(element['geometry'])
        ? {
            ...element,
            geometry: element['geometry'].map((_point, nth) => ({
              lat: ((at * 37 + nth * 53) % 160) - 80,
              lon: ((at * 71 + nth * 97) % 360) - 180,
            })),
          }
        : element,
    ),
    'with longitudes beyond 180 degrees': answerWith((element) =>
      Array.isArray(element['geometry'])
        ? { ...element, geometry: (element['geometry'] as Position[]).map(({ lat, lon }) => ({ lat, lon: lon + 360 })) }
        : element,
    ),
    'with an inner ring outside, an empty one and members that are none': {
      elements: [
        ...whole.elements,
        {
          type: 'relation',
          id: 99,
          tags: { type: 'multipolygon', golf: 'bunker' },
          members: [
            {
              type: 'way',
              role: 'outer',
              geometry: ring([
                [100, 100],
                [110, 100],
                [110, 110],
              ]),
            },
            {
              type: 'way',
              role: 'inner',
              geometry: ring([
                [900, 100],
                [910, 100],
                [910, 110],
              ]),
            },
            { type: 'way', role: 'inner', geometry: [] },
            { type: 'way', role: 7 },
            null,
          ],
        },
      ],
    },
  };

  it.each(Object.entries(odd))('%s gives no number that is none', (_, answer) => {
    for (const read of readOverpass(JSON.parse(JSON.stringify(answer)))) {
      expect(notANumber(read)).toBeUndefined();
      expect(new Set(read.holes.map(({ n }) => n)).size).toBe(read.holes.length);
      for (const { n } of read.holes)
        for (const at of [course.at([110, 20]), course.at([500, 333]), { lat: 0, lon: 0 }, { lat: 89.99, lon: -179 }])
          expect(notANumber(everythingAbout(read, n, at))).toBeUndefined();
    }
  });

  it('with anything missing, or that is a web page, gives courses or none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.elements.length }), fc.nat(), (count, seed) => {
        const elements = whole.elements.filter((_, at) => (at * 7919 + seed) % whole.elements.length < count);
        for (const read of readOverpass({ elements })) expect(read.holes.length).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
    expect(readOverpass('<!DOCTYPE html><title>Sign in to the club’s wifi</title>')).toEqual([]);
  });

  const JUNK = [
    null,
    Number.NaN,
    Infinity,
    '',
    '7',
    0,
    {},
    [],
    [null],
    true,
    { lat: 1 },
    { lat: 91, lon: 0 },
    '__proto__',
  ];
  /** A copy of the answer with a `share` of its values replaced by junk and of its list items lost. */
  const damaged = (value: unknown, random: () => number, share: number): unknown => {
    if (random() < share) return JUNK[Math.floor(random() * JUNK.length)];
    if (Array.isArray(value)) return value.filter(() => random() >= share).map((one) => damaged(one, random, share));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, damaged(one, random, share)]));
  };

  it('damaged anywhere gives courses without NaN, or no course', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(0.0005, 0.003, 0.02), (seed, share) => {
        for (const read of readOverpass(damaged(whole, seeded(seed), share))) {
          expect(notANumber(read)).toBeUndefined();
          expect(notANumber(everythingAbout(read, read.holes[0]!.n, read.origin))).toBeUndefined();
        }
      }),
      { numRuns: 25 },
    );
  });

  it('of ten thousand elements is read', () => {
    const bunkers = Array.from({ length: 10_000 }, (_, i) => {
      const [x, y] = [(i % 100) * 10, Math.floor(i / 100) * 5];
      const geometry = ring([
        [x, y],
        [x + 3, y],
        [x + 3, y + 3],
        [x, y + 3],
      ]);
      return { type: 'way', id: 5_000_000 + i, tags: { golf: 'bunker' }, geometry };
    });

    const [read] = readOverpass({ elements: [...whole.elements, ...bunkers] });

    expect(read!.holes).toHaveLength(9);
    expect(lieAt(read!, course.at([111.5, 251.5])).lie).toBe('sand');
  });
});

import { describe, expect, it } from 'vitest';
import { type ClubCourse, type ClubWish, type InventedClub, inventedClub } from '../invented/invented-club.ts';
import { apart } from '../invented/invented-course.ts';
import { tangentPlane } from '../invented/tangent-plane.ts';
import type { CoursePack } from '../packs/course-pack.ts';
import { distancesTo } from '../distances/distances.ts';
import { openPack } from '../packs/open-pack.ts';
import { readOverpass } from '../packs/read-overpass.ts';

// Two courses share the ground: their holes cross, and each has a first, a second and a third. Divot must never send a
// golfer to the other course's green.

const old: ClubCourse = { name: 'Old', holes: 18 };
const other: ClubCourse = { name: 'New', holes: 18 };
const nine: ClubCourse = { name: 'Kings', holes: 9 };
const wee: ClubCourse = { name: 'Wee', holes: 9, isPar3: true, reachM: 250 };

const packsOf = ({ answer }: InventedClub): readonly CoursePack[] => readOverpass(JSON.parse(JSON.stringify(answer)));

const isHoleOf = (club: InventedClub, pack: CoursePack, n: number, tee: readonly [number, number]): boolean => {
  const hole = openPack(pack).holes.find((one) => one.n === n);
  return hole !== undefined && apart(openPack(pack).plane.toPoint(club.at(tee)), hole.line[0]!) < 1;
};

/** For each course of the club: the pack with most of its holes, and how many that has. */
const found = (wish: ClubWish) => {
  const club = inventedClub(wish);
  const packs = packsOf(club);
  return club.courses.map(({ name, holes }) => {
    const counts = packs.map((pack) => holes.filter(({ n, line }) => isHoleOf(club, pack, n, line[0]!)).length);
    const most = Math.max(0, ...counts);
    const pack = packs[counts.indexOf(most)];
    return { name, pack, right: most, of: holes.length, isWhole: most === holes.length && pack!.holes.length === most };
  });
};

const CLUBS: Readonly<Record<string, readonly ClubCourse[]>> = {
  'two eighteens': [old, other],
  'an eighteen with a par-3 course in it': [old, wee],
  'an eighteen and a nine': [old, nine],
  'three nines': [nine, { ...nine, name: 'Queens' }, { ...nine, name: 'Dukes' }],
  'two eighteens and a par-3 course': [old, other, wee],
};
const BOUNDARIES = ['none', 'shared', 'own', 'last'] as const;
const TOLD = ['course-name', 'ref', 'name', 'relation'] as const;
const SEEDS = process.env['DIVOT_FULL'] ? [1, 2, 3] : [1];
const LONG_MS = 120_000;

describe.each(Object.entries(CLUBS))('%s over the same ground', (_, courses) => {
  it.each(TOLD)(
    'are separated by what the mapper wrote: %s',
    (told) => {
      for (const boundary of BOUNDARIES)
        for (const seed of SEEDS)
          for (const course of found({ seed, courses, boundary, label: told, isDrawnInNoOrder: seed % 2 === 0 })) {
            expect(course.isWhole, `${course.name}, boundary ${boundary}, seed ${seed}`).toBe(true);
            expect(course.pack!.name).toContain(told === 'ref' ? course.name[0] : course.name);
          }
    },
    LONG_MS,
  );

  it(
    'are separated by one name alone',
    () => {
      let [right, all] = [0, 0];
      for (const boundary of BOUNDARIES)
        for (const seed of SEEDS)
          for (const course of found({ seed, courses, boundary, label: 'course-name', isOnlyLastLabelled: true })) {
            right += course.right;
            all += course.of;
          }
      expect(right / all).toBeGreaterThan(courses.length > 2 ? 0.97 : 0.99);
    },
    LONG_MS,
  );
});

it(
  'without names, 95 of 100 holes are in their own course',
  () => {
    let [right, all] = [0, 0];
    for (const courses of Object.values(CLUBS))
      for (const boundary of BOUNDARIES)
        for (const seed of SEEDS)
          for (const course of found({ seed, courses, boundary, isDrawnInNoOrder: seed % 2 === 0 })) {
            right += course.right;
            all += course.of;
          }
    expect(right / all).toBeGreaterThan(0.95);
  },
  LONG_MS,
);

it.each([104, 106, 206])(
  'gives a nine its own boundary, not that of the eighteen which crosses it: club %i',
  (seed) => {
    const courses = found({ seed, courses: [old, nine], boundary: 'last', isDrawnInNoOrder: seed % 2 === 0 });

    for (const { name, isWhole } of courses) expect(isWhole, name).toBe(true);
    expect(courses.find(({ name }) => name === 'Kings')!.pack!.name).toContain('Kings');
  },
);

it('treats a relation that lists holes as a course, and not as an outline', () => {
  const club = inventedClub({ seed: 3, courses: [old, wee], label: 'relation' });
  const elements = club.answer.elements.map((element) => {
    if (element['type'] !== 'relation') return element;
    const members = element['members'] as readonly { ref: number }[];
    const geometryOf = (ref: number) => club.answer.elements.find(({ id }) => id === ref)!['geometry'];
    return { ...element, members: members.map((member) => ({ ...member, geometry: geometryOf(member.ref) })) };
  });

  const packs = readOverpass({ elements });

  expect(packs.map(({ name, holes }) => [name, holes.length])).toEqual([
    ['Old', 18],
    ['Wee', 9],
  ]);
});

it('cuts a green that two courses share between their flags', () => {
  const place = tangentPlane({ lat: 56.34, lon: -2.8 });
  const hole = (id: number, ref: number, course: string, points: readonly (readonly [number, number])[]) => ({
    type: 'way',
    id,
    tags: { golf: 'hole', ref: String(ref), par: '4', 'golf:course:name': course },
    geometry: points.map(([x, y]) => place(x, y)),
  });
  const ring = Array.from({ length: 73 }, (__, i): readonly [number, number] => [
    50 * Math.cos((i * Math.PI) / 36),
    14 * Math.sin((i * Math.PI) / 36),
  ]);
  const elements = [
    ...[0, 1, 2].flatMap((n) => [
      hole(10 + n, n + 1, 'West', [
        [-25 - 900 * n, -350],
        [-25 - 900 * n, 0],
      ]),
      hole(20 + n, n + 5, 'East', [
        [25 + 900 * n, 350],
        [25 + 900 * n, 0],
      ]),
    ]),
    { type: 'way', id: 30, tags: { golf: 'green' }, geometry: ring.map(([x, y]) => place(x, y)) },
  ];

  const packs = readOverpass({ elements });
  const [west, east] = ['West', 'East'].map((name) => packs.find((pack) => pack.name === name)!);

  // Half an ellipse: its centroid is 4/(3 pi) of the half axis from the cut, 21.2 m (Archimedes).
  const toWest = distancesTo(west!, 1, place(-50 * (4 / (3 * Math.PI)), -200))!;
  expect(Math.abs(toWest.middleM - 200)).toBeLessThan(0.5);
  expect(Math.abs(distancesTo(east!, 5, place(50 * (4 / (3 * Math.PI)), 200))!.middleM - 200)).toBeLessThan(0.5);
});

it('plays a hole to the green that its line ends on, even if the neighbour’s has its number', () => {
  const place = tangentPlane({ lat: 51, lon: 0 });
  const disc = (x: number, y: number, r: number) =>
    Array.from({ length: 25 }, (_, i) =>
      place(x + r * Math.cos((i * Math.PI) / 12), y + r * Math.sin((i * Math.PI) / 12)),
    );
  const elements = [
    { type: 'way', id: 1, tags: { golf: 'hole', ref: '7', par: '4' }, geometry: [place(0, 0), place(0, 350)] },
    { type: 'way', id: 2, tags: { golf: 'green' }, geometry: disc(0, 352, 11) },
    { type: 'way', id: 3, tags: { golf: 'green', ref: '7' }, geometry: disc(24, 352, 11) },
  ];

  const [pack] = readOverpass({ elements });

  expect(Math.abs(distancesTo(pack!, 7, place(0, 0))!.middleM - 352)).toBeLessThan(1);
});

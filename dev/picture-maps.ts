import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { openPlay } from '#dev/browser/scoring.ts';
import { type CoursePack, direction, distance, lengthOf, openHole, openPack, readOverpass } from '@divot/ground';

// Holes of real courses on the map (OpenStreetMap, ODbL: packages/ground/fixtures/ATTRIBUTION.md), and invented shots on one
// of them, as pictures.

type Wanted = { readonly file: string; readonly course: string; readonly holes: readonly number[] };

const COURSES: readonly Wanted[] = [
  { file: 'pebble-beach', course: 'Pebble Beach', holes: [7, 18] },
  { file: 'old-course-st-andrews', course: 'Old Course', holes: [17] },
  { file: 'carnoustie-championship', course: 'Carnoustie', holes: [18] },
];
const THEMES = ['light', 'sunlight'] as const;

const replyOf = (file: string): string =>
  gunzipSync(readFileSync(new URL(`../packages/ground/fixtures/${file}.json.gz`, import.meta.url))).toString();

/** Answers every course search with this one course. */
const answerWith = async (page: Page, { file, course }: Wanted): Promise<void> => {
  const bounds = { minlat: 0, minlon: 0, maxlat: 0.01, maxlon: 0.01 };
  const found = {
    version: 0.6,
    osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' },
    elements: [{ type: 'way', id: 1, bounds, tags: { leisure: 'golf_course', name: course } }],
  };
  await page.route('**/__/services/ground/**', (route) => {
    const request = decodeURIComponent(`${route.request().url()} ${route.request().postData() ?? ''}`);
    const body = /out(\+|\s|%20)geom/.test(request) ? replyOf(file) : JSON.stringify(found);
    return route.fulfill({ contentType: 'application/json', body });
  });
};

const showIn = async (page: Page, theme: (typeof THEMES)[number], drawing = /from above/): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'user-preferences';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), theme: chosen }));
  }, theme);
  await page.reload();
  await page.getByRole('img', { name: drawing }).waitFor();
};

/** Finds the course by name and adds it with its map. Stops where its round is set up. */
const addCourse = async (page: Page, wanted: Wanted): Promise<void> => {
  await answerWith(page, wanted);
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill(wanted.course);
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Edit course' }).click();
  await page.getByRole('button', { name: 'Get this course’s map' }).click();
  await page.getByRole('button', { name: 'Find by name' }).click();
  await page.getByText(/greens mapped/).waitFor();
  await page.getByRole('button', { name: 'Save course' }).click();
};

/** The demo golfer's ladder, one club from above, and a page of the pocket book for a real course. */
export const takeBag = async (page: Page, take: (name: string) => Promise<unknown>): Promise<void> => {
  await page.goto('/bag');
  await page
    .getByRole('button', { name: /^7-iron/ })
    .first()
    .waitFor();
  await take('bag-ladder');
  await page.goto('/bag?club=7-iron');
  await page.getByRole('img', { name: /from above/ }).waitFor();
  await take('bag-club');
  const [course] = COURSES;
  await addCourse(page, course!);
  await page.goto('/pocket-book');
  await page.getByRole('link', { name: course!.course }).first().click();
  await page
    .getByRole('img', { name: /^Hole 1 from above, played with/ })
    .first()
    .waitFor();
  await take('pocket-book');
};

const teeOff = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();
  return new URL(page.url()).searchParams.get('round')!;
};
const onMapOf = async (page: Page, round: string, hole: number): Promise<void> => {
  await page.goto(`/playing?round=${round}&view=map&hole=${hole}`);
  await page.getByRole('heading', { name: `Map of hole ${hole}`, exact: true }).waitFor();
};

/** Adds each course and tees off. Calls `take` for each wanted hole and theme: `map-pebble-beach-7-light`. */
export const takeMaps = async (page: Page, take: (name: string) => Promise<unknown>): Promise<void> => {
  for (const wanted of COURSES) {
    await addCourse(page, wanted);
    const round = await teeOff(page);
    for (const n of wanted.holes) {
      await onMapOf(page, round, n);
      for (const theme of THEMES) {
        await showIn(page, theme);
        await take(`map-${wanted.file}-${n}-${theme}`);
      }
    }
    await showIn(page, 'light');
    await page.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('button', { name: 'Round menu' }).click();
    await page.getByRole('menuitem', { name: 'Abandon round' }).click();
    await page.unroute('**/__/services/ground/**');
  }
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Nearest first' }).waitFor();
  await take('map-course-list-phone');
};

const ROAD_HOLE = 17;
const CLUBS = [
  ['Driver', 230],
  ['6-iron', 170],
  ['Sand wedge', 40],
] as const;
/** Where the balls of three rounds lay, in metres along the line of play and left of it, and the putts. */
const ROUNDS_THERE = [
  {
    balls: [
      [0, 0],
      [205, 24],
      [352, 8],
      [-12, 0],
    ],
    putts: 2,
  },
  {
    balls: [
      [0, 0],
      [196, 17],
      [-6, 3],
    ],
    putts: 2,
  },
  {
    balls: [
      [0, 0],
      [212, -3],
      [372, -9],
      [-8, -4],
    ],
    putts: 3,
  },
] as const;

/** A place along a hole's line of play. Negative distances count back from its end. */
const placeOn = (pack: CoursePack, n: number, [alongM, leftM]: readonly [number, number]) => {
  const { path } = openHole(pack, n)!;
  let rest = alongM < 0 ? lengthOf(path) + alongM : alongM;
  const leg = path.findIndex((corner, at) => {
    const next = path[at + 1];
    if (next === undefined || distance(corner, next) >= rest) return true;
    rest -= distance(corner, next);
    return false;
  });
  const from = path[Math.min(leg, path.length - 2)]!;
  const [ux, uy] = direction(from, path[Math.min(leg, path.length - 2) + 1]!);
  const { lat, lon } = openPack(pack).plane.toPosition([
    from[0] + ux * rest - uy * leftM,
    from[1] + uy * rest + ux * leftM,
  ]);
  return { latitude: lat, longitude: lon, accuracy: 4 };
};

/** Plays three rounds with invented shots on the Old Course's seventeenth, then takes what the hole shows. */
export const takeShots = async (page: Page, take: (name: string) => Promise<unknown>): Promise<void> => {
  const [, { file, course }] = COURSES as readonly [Wanted, Wanted, Wanted];
  const pack = readOverpass(JSON.parse(replyOf(file)))[0]!;
  await page.goto('/profile');
  for (const [at, [club, yards]] of CLUBS.entries()) {
    await page.getByRole('button', { name: 'Add a club' }).click();
    await page.getByLabel(`Club ${at + 1}: Club`).selectOption(club);
    await page.getByLabel(`${club}: Carry`).fill(String(yards));
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  let round = '';
  for (const { balls, putts } of ROUNDS_THERE) {
    await openPlay(page);
    await page.getByRole('button', { name: 'Start a round' }).click();
    await page.getByText(course).first().click();
    round = await teeOff(page);
    await onMapOf(page, round, ROAD_HOLE);
    await page.context().setGeolocation(placeOn(pack, ROAD_HOLE, balls[0]));
    await page.getByRole('button', { name: 'Show my distances' }).click();
    for (const [at, ball] of balls.entries()) {
      await page.context().setGeolocation(placeOn(pack, ROAD_HOLE, ball));
      await page.waitForTimeout(1500); // wait for a fix
      await page.getByRole('button', { name: 'Mark ball' }).click();
      if (at > 0) await page.getByRole('radio', { name: CLUBS[at - 1]![0] }).check({ force: true });
      if (at === balls.length - 1) await page.getByRole('radio', { name: 'Green' }).check({ force: true });
      await page.waitForTimeout(12_500); // wait until this ball's fixes cannot count for the next one
    }
    await page.getByRole('button', { name: 'Hole', exact: true }).click();
    await page
      .getByRole('group', { name: 'Putts' })
      .getByRole('radio', { name: String(putts), exact: true })
      .check({ force: true });
    await page.getByRole('button', { name: /^Save \d/ }).click();
    await page.goto(`/playing?round=${round}&view=finish`);
    await page.getByRole('button', { name: 'Save round' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  }
  await page.goto(`/playing?round=${round}&view=shots&hole=${ROAD_HOLE}`);
  for (const [theme, name] of [
    ['light', 'map-shots-desk'],
    ['sunlight', 'map-shots-desk-sunlight'],
  ] as const) {
    await showIn(page, theme, /Shot 1: tee/);
    await take(name);
  }
};

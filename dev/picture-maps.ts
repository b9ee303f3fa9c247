import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { openPlay } from '#dev/browser/scoring.ts';

// Holes of real courses on the map (OpenStreetMap, ODbL: tests/fixtures/ground/ATTRIBUTION.md), as pictures.

type Wanted = { readonly file: string; readonly course: string; readonly holes: readonly number[] };

const COURSES: readonly Wanted[] = [
  { file: 'pebble-beach', course: 'Pebble Beach', holes: [7, 18] },
  { file: 'old-course-st-andrews', course: 'Old Course', holes: [17] },
  { file: 'carnoustie-championship', course: 'Carnoustie', holes: [18] },
];
const THEMES = ['light', 'sunlight'] as const;

const replyOf = (file: string): string =>
  gunzipSync(readFileSync(new URL(`../tests/fixtures/ground/${file}.json.gz`, import.meta.url))).toString();

/** The one course that is found by name, wherever it is asked for. */
const answerWith = async (page: Page, { file, course }: Wanted): Promise<void> => {
  const bounds = { minlat: 0, minlon: 0, maxlat: 0.01, maxlon: 0.01 };
  const found = {
    version: 0.6,
    osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' },
    elements: [{ type: 'way', id: 1, bounds, tags: { leisure: 'golf_course', name: course } }],
  };
  await page.route('**/__/services/ground/**', (route) => {
    const asked = decodeURIComponent(`${route.request().url()} ${route.request().postData() ?? ''}`);
    const body = /out(\+|\s|%20)geom/.test(asked) ? replyOf(file) : JSON.stringify(found);
    return route.fulfill({ contentType: 'application/json', body });
  });
};

const showIn = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  await page.evaluate((chosen) => {
    const key = 'user-preferences';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), theme: chosen }));
  }, theme);
  await page.reload();
  await page.getByRole('img', { name: /from above/ }).waitFor();
};

/** Adds the course with its map, found by name; ends where the round on it is set up. */
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

/**
 * For each course a newcomer adds it with its map and tees off; `take` is called for each wanted hole and theme:
 * `map-pebble-beach-7-light`.
 */
export const takeMaps = async (
  newcomer: () => Promise<Page>,
  take: (page: Page, name: string) => Promise<unknown>,
): Promise<void> => {
  for (const wanted of COURSES) {
    const page = await newcomer();
    await addCourse(page, wanted);
    await page.getByRole('button', { name: 'Tee off' }).click();
    await page.getByRole('button', { name: 'Map of the hole' }).click();
    for (let n = 1; n <= 18; n += 1) {
      await page.getByRole('heading', { name: `Map of hole ${n}`, exact: true }).waitFor();
      if (wanted.holes.includes(n))
        for (const theme of THEMES) {
          await showIn(page, theme);
          await take(page, `map-${wanted.file}-${n}-${theme}`);
        }
      if (n < 18) await page.getByRole('button', { name: 'Next hole' }).click();
    }
    await page.close();
  }
};

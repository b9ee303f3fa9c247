import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { nextHole, openPlay, scoreOverPar, tapChip } from '#dev/browser/scoring.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { DESK, PHONE, settle } from '#dev/gallery/visit.ts';
import type { OpenDevice } from './demo-devices.ts';

// The pictures of README, guide and install dialog, in the order in which the demo golfer comes by them.

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Takes the picture of what is on the screen. */
type Take = (name: string) => Promise<unknown>;

/** A screen by its address and its own control that arrives last. */
const open = async (page: Page, path: string, name: string | RegExp): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name }).first().waitFor();
};

/** Analyses a clip as if filmed on this device now. Returns the address of its result. */
const analyse = async (page: Page, clip: string): Promise<string> => {
  await page.goto('/video-analysis');
  const buffer = readFileSync(at(`packages/swing-lab/clips/findings/${clip}.mp4`));
  await page.locator('input[type=file]').setInputFiles({ name: `${clip}.mp4`, mimeType: 'video/mp4', buffer });
  await page.getByLabel('Club').selectOption('7-iron');
  await button(page, 'Analyse').click();
  await page.getByText('The recording').waitFor({ timeout: 600_000 }); // the result opens by itself
  return new URL(page.url()).search;
};

/** Two swings with their video on this device: result, comparison and history. Removes them afterwards. */
const takeSwings = async (page: Page, take: Take): Promise<void> => {
  const before = await analyse(page, 'fo_sway');
  const after = await analyse(page, 'fo_good_60');
  for (const [name, more] of [
    ['swing', ''],
    ['swing-compare', `&view=compare&other=${new URLSearchParams(after).get('swing')}`],
  ] as const) {
    await page.goto(`/video-analysis${before}${more}`);
    if (name === 'swing-compare') await page.getByRole('slider', { name: /^P4,/ }).click();
    else await page.getByText('The recording').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await take(name);
  }
  await page.goto('/video-analysis/history');
  await page
    .getByRole('link', { name: /^7-iron/ })
    .first()
    .waitFor();
  await take('swing-history');
  for (const result of [before, after]) {
    await page.goto(`/video-analysis${result}`);
    await button(page, 'Delete').click();
    await page.getByText('Swing deleted.').waitFor();
  }
};

/** From a lost stroke to the practice for it, and whether that helped. */
const takeCause = async (page: Page, take: Take): Promise<void> => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'AI recommendations' }).getByRole('button', { name: 'Casting' }).click();
  // The fault's figures are a chunk of their own.
  await page.getByRole('dialog').locator('figure svg').first().waitFor();
  await take('cause-fault');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goto('/practice?drill=up-down-9');
  await page.getByRole('button', { name: 'Start this drill' }).waitFor();
  await take('cause-drill');
  await page.goto('/focus');
  await page.getByRole('heading', { name: 'Did it help?' }).waitFor();
  await take('cause-helped');
};

/** Strokes gained, practice and body. */
const takeNumbers = async (page: Page, take: Take): Promise<void> => {
  await open(page, '/analytics?tab=strokes-gained', 'What is this? Strokes gained');
  await page.getByRole('tablist').evaluate((tabs) => scrollTo(0, tabs.getBoundingClientRect().top - 80));
  await take('gained');
  await open(page, '/practice', 'Start guided session');
  await take('practice');
  await page.goto('/assessment');
  await page.getByRole('region', { name: 'Mobility' }).getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'What is this? Mobility score' }).waitFor();
  await take('body');
};

type Course = { readonly file: string; readonly name: string; readonly hole: number };
const PEBBLE_BEACH: Course = { file: 'pebble-beach', name: 'Pebble Beach Golf Course', hole: 18 };
const OLD_COURSE: Course = { file: 'old-course-st-andrews', name: 'Old Course', hole: 17 };

/**
 * Adds a real course with its map (OpenStreetMap, ODbL: packages/ground/fixtures/ATTRIBUTION.md), which is all that any
 * search finds. Stops where its round is set up.
 */
const addCourse = async (page: Page, { file, name }: Course): Promise<void> => {
  const map = gunzipSync(readFileSync(at(`packages/ground/fixtures/${file}.json.gz`))).toString();
  const bounds = { minlat: 0, minlon: 0, maxlat: 0.01, maxlon: 0.01 };
  const found = JSON.stringify({
    version: 0.6,
    osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' },
    elements: [{ type: 'way', id: 1, bounds, tags: { leisure: 'golf_course', name } }],
  });
  await page.route('**/__/services/ground/**', (route) => {
    const request = decodeURIComponent(`${route.request().url()} ${route.request().postData() ?? ''}`);
    return route.fulfill({ contentType: 'application/json', body: /out(\+|\s)geom/.test(request) ? map : found });
  });
  await openPlay(page);
  await button(page, 'Start a round').click();
  const another = page.getByText('Another course');
  const words = page.getByLabel('Name or place');
  await another.or(words).first().waitFor();
  if (await another.isVisible()) {
    await another.click();
    await button(page, 'Change course').click();
  }
  await words.fill(name);
  await button(page, 'Search online').click();
  await page.getByRole('list', { name: 'On the open map' }).getByRole('button').first().click();
  await page.getByText('Map ready, also without signal.').waitFor();
  await page.unroute('**/__/services/ground/**');
};

/** The ladder, and a page of the pocket book for a real course. */
const takeBag = async (page: Page, take: Take): Promise<void> => {
  await open(page, '/bag', /^7-iron/);
  await take('bag-ladder');
  await addCourse(page, PEBBLE_BEACH);
  await page.goto('/pocket-book');
  await page.getByRole('link', { name: PEBBLE_BEACH.name, exact: true }).first().click();
  await page
    .getByRole('img', { name: /^Hole 1 from above, played with/ })
    .first()
    .waitFor();
  await take('pocket-book');
};

/** Holes of real courses on the map. */
const takeMaps = async (page: Page, take: Take): Promise<void> => {
  for (const course of [PEBBLE_BEACH, OLD_COURSE]) {
    await addCourse(page, course);
    await button(page, 'Tee off').click();
    await button(page, 'Map of the hole').click();
    const round = new URL(page.url()).searchParams.get('round');
    await page.goto(`/playing?round=${round}&view=map&hole=${course.hole}`);
    await page.getByRole('application', { name: /from above/ }).waitFor();
    await take(`map-${course.file}-${course.hole}-light`);
    await button(page, 'Card').click();
    await button(page, 'Round menu').click();
    await page.getByRole('menuitem', { name: 'Abandon round' }).click();
  }
};

/** The list of rounds, the newest card, and a round under way. */
const takeRounds = async (page: Page, take: Take): Promise<void> => {
  await page.goto('/playing');
  const newest = page.getByRole('region', { name: 'Recent rounds' }).getByRole('button').first();
  await newest.waitFor();
  await take('rounds');
  await newest.click();
  await button(page, 'Edit scores').waitFor();
  await take('card');
  await page.goto('/playing');
  await button(page, 'Start a round').click();
  await page.getByText('Heronsbridge').first().click();
  await button(page, 'Tee off').click();
  for (const over of [0, 1, 0]) {
    await scoreOverPar(page, over);
    await nextHole(page);
  }
  await tapChip(page, 'Drive', 'Fairway');
  await tapChip(page, 'First putt', '25 ft');
  await tapChip(page, 'Putts', '2');
  await scoreOverPar(page, 0);
  await take('pad');
};

/** Pictures that the install dialog shows too. */
const INSTALL = ['dashboard-desk', 'pad-phone'];

const NEWCOMER = { name: 'Sam', email: 'newcomer@example.org', password: 'fairway and green' };

/** The demo golfer at a desk and on a phone, and a new golfer on the maps, which no shots of earlier rounds cover. */
export const takeGuide = async (openDevice: OpenDevice): Promise<void> => {
  const taking =
    (page: Page, size = ''): Take =>
    async (name) => {
      await page.waitForFunction(() => document.querySelector('[data-loading]') === null);
      await settle(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      writeFileSync(at(`docs/pictures/${name}${size}.png`), picture);
      if (INSTALL.includes(name + size)) writeFileSync(at(`public/screenshots/${name}${size}.png`), picture);
    };
  for (const [size, viewport] of [
    ['-desk', DESK],
    ['-phone', PHONE],
  ] as const) {
    const { page, signInAndSync } = await openDevice({ viewport });
    const take = taking(page, size);
    await signInAndSync();
    await take('dashboard');
    await takeSwings(page, take);
    if (viewport === PHONE) {
      await takeNumbers(page, take);
      await takeCause(page, take);
      await takeBag(page, take);
      await takeRounds(page, take);
    }
  }
  const { page } = await openDevice({ viewport: PHONE });
  await createAccount(page, NEWCOMER);
  await takeMaps(page, taking(page));
  console.log('Pictures taken: docs/pictures, public/screenshots.');
};

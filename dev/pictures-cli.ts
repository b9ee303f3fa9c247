import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { nextHole, scoreOverPar, tapChip } from '#dev/browser/scoring.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { openDemoBrowser, signInAndSync, untilSynced } from '#dev/demo-browser.ts';
import { DESK, PHONE } from '#dev/gallery/visit.ts';
import { takeCause, takePaper, takeShared } from '#dev/picture-looks.ts';
import { takeBag, takeMaps, takeShots } from '#dev/picture-maps.ts';

// npm run pictures : takes the pictures of the README and the guide (docs/pictures) and of the install dialog
// (public/screenshots), of the demo golfer in the built app. With `-- --maps`, only the pictures of real courses.

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { browser, app, close } = await openDemoBrowser();
mkdirSync(at('docs/pictures'), { recursive: true });
mkdirSync(at('public/screenshots'), { recursive: true });

const signedIn = async (viewport: typeof PHONE): Promise<Page> => {
  const page = await (await browser.newContext({ viewport, baseURL: app.origin })).newPage();
  await signInAndSync(page);
  return page;
};
const take = (page: Page, file: string) => page.screenshot({ path: at(file), animations: 'disabled' });

/** Opens the dashboard and waits until everything has arrived. */
const openDashboard = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await untilSynced(page);
};
/** A round under way, its first holes played, the newest card and the list of rounds. */
const takeRounds = async (page: Page): Promise<void> => {
  const newest = page.getByRole('region', { name: 'Recent rounds' }).getByRole('button').first();
  await page.goto('/playing');
  await newest.waitFor();
  await take(page, 'docs/pictures/rounds-phone.png');
  await newest.click();
  await page.getByRole('button', { name: 'Edit scores' }).waitFor();
  await take(page, 'docs/pictures/card-phone.png');
  await page.goto('/playing');
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByText('Heronsbridge').first().click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  for (const over of [0, 1, 0]) {
    await scoreOverPar(page, over);
    await nextHole(page);
  }
  for (const [row, chip] of [
    ['Drive', 'Fairway'],
    ['First putt', '25 ft'],
    ['Putts', '2'],
  ] as const)
    await tapChip(page, row, chip);
  await scoreOverPar(page, 0);
  await take(page, 'docs/pictures/pad-phone.png');
  await take(page, 'public/screenshots/pad-phone.png');
};
/** The pictures for the guide's pages on numbers, practice and the body. */
const takeGuide = async (page: Page): Promise<void> => {
  await page.goto('/analytics?tab=strokes-gained');
  await page.getByRole('button', { name: 'What is this? Strokes gained' }).waitFor();
  await page.getByRole('tablist').evaluate((tabs) => scrollTo(0, tabs.getBoundingClientRect().top - 80));
  await take(page, 'docs/pictures/gained-phone.png');
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Start guided session' }).waitFor();
  await take(page, 'docs/pictures/practice-phone.png');
  await page.goto('/assessment');
  const mobility = page.getByRole('region', { name: 'Mobility' });
  await mobility.getByRole('link', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'What is this? Mobility score' }).waitFor();
  await take(page, 'docs/pictures/body-phone.png');
};
/** Analyses clips from the repository as if filmed on this device. Returns the address of the result, newest last. */
const analyse = async (page: Page, clips: readonly string[]): Promise<readonly string[]> => {
  const results: string[] = [];
  for (const clip of clips) {
    await page.goto('/video-analysis');
    const buffer = readFileSync(at(`packages/swing/lab/clips/findings/${clip}.mp4`));
    // Passed from memory, so that it counts as filmed now: the comparison puts the earlier one first.
    await page.locator('input[type=file]').setInputFiles({ name: `${clip}.mp4`, mimeType: 'video/mp4', buffer });
    await page.getByLabel('Club').selectOption('7-iron');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    const waiting = page.getByRole('progressbar', { name: `${clip}.mp4` });
    await waiting.waitFor();
    await waiting.waitFor({ state: 'hidden', timeout: 600_000 });
    await page.getByRole('slider', { name: /^P4,/ }).waitFor(); // the result opens by itself
    results.push(new URL(page.url()).search);
  }
  return results;
};
/** Two swings with their video on this device: result, comparison and history. Removes them afterwards. */
const takeSwings = async (page: Page, size: 'phone' | 'desk'): Promise<void> => {
  const [before, after] = await analyse(page, ['fo_sway', 'fo_good_60']);
  await page.goto(`/video-analysis${before}`);
  await page.getByRole('slider', { name: /^P4,/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `docs/pictures/swing-${size}.png`);
  await page.goto(`/video-analysis${before}&view=compare&other=${new URLSearchParams(after).get('swing')}`);
  await page.getByRole('slider', { name: /^P4,/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `docs/pictures/swing-compare-${size}.png`);
  await page.goto('/video-analysis/history');
  await page
    .getByRole('link', { name: /^7-iron/ })
    .first()
    .waitFor();
  await take(page, `docs/pictures/swing-history-${size}.png`);
  for (const result of [before, after]) {
    await page.goto(`/video-analysis${result}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Swing deleted.').waitFor();
  }
};
const takeDemo = async (): Promise<void> => {
  const desk = await signedIn(DESK);
  await openDashboard(desk);
  await take(desk, 'docs/pictures/dashboard-desk.png');
  await take(desk, 'public/screenshots/dashboard-desk.png');
  await takeSwings(desk, 'desk');
  // On the desk layout the club stands beside the ladder, so one picture shows both.
  await takeBag(desk, async (name) => name === 'bag-ladder' || take(desk, `docs/pictures/${name}-desk.png`));

  const phone = await signedIn(PHONE);
  await openDashboard(phone);
  await take(phone, 'docs/pictures/dashboard-phone.png');
  await takeGuide(phone);
  await takeCause(phone, (name) => take(phone, `docs/pictures/${name}-phone.png`));
  await takeShared(phone, (name) => at(`docs/pictures/${name}.png`));
  await takePaper(phone, (name) => take(phone, `docs/pictures/${name}.png`));
  await takeSwings(phone, 'phone');
  await takeBag(phone, (name) => take(phone, `docs/pictures/${name}-phone.png`));
  await takeRounds(phone);
};
if (!process.argv.includes('--maps')) await takeDemo();

const newcomer = await (
  await browser.newContext({ viewport: PHONE, baseURL: app.origin, permissions: ['geolocation'] })
).newPage();
await createAccount(newcomer, { name: 'Sam', email: 'newcomer@example.org', password: 'fairway and green' });
await takeMaps(newcomer, (name) => take(newcomer, `docs/pictures/${name}.png`));
await newcomer.setViewportSize(DESK);
await takeShots(newcomer, (name) => take(newcomer, `docs/pictures/${name}.png`));

console.log('Pictures taken: docs/pictures, public/screenshots.');
await close();

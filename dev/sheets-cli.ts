import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { signIn } from '#dev/browser/sign-in.ts';
import { openDemoBrowser, signInAndSync } from '#dev/demo-browser.ts';
import { DESK, PHONE, THEMES, settle, wear } from '#dev/gallery/visit.ts';
import { DEMO_ACCOUNT, EMPTY_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import { firstRounds, roundsUnderWay } from './sheets/rounds.ts';
import { type Screen, afterRounds, arriving, inPlay, screens } from './sheets/screens.ts';

// npm run pictures:sheets [-- WORD …] : contact sheets of every screen, phone and desk, in three themes: with half a
// year of data, with none, after one to three rounds, offline, and with failing services. One sheet per screen in
// .divot/sheets. With words, only the screens whose name contains one of them.

const FOLDER = fileURLToPath(new URL('../.divot/sheets', import.meta.url));
const SIZES = { phone: PHONE, desk: DESK, small: { width: 320, height: 568 }, side: { width: 844, height: 390 } };
type Size = keyof typeof SIZES;
/** Longer screens are cut off after this many screen heights. */
const SCREENS_DOWN = 3;
const HOSTED = /\/(v0\/b|v1\/projects|identitytoolkit|securetoken|__\/)/;

const words = process.argv.slice(2);
const wanted = ({ name }: Screen) => words.length === 0 || words.some((word) => name.includes(word));

const today = new Date();
const { browser, app, cloud, close } = await openDemoBrowser();

const ignore = () => undefined;

type State = 'full' | 'empty' | 'offline' | 'error';

// Blocks service workers: their requests would bypass the requests this stops.
const newDevice = (from: Browser) => from.newContext({ baseURL: app.origin, serviceWorkers: 'block' });

/** Signed in, with a cloud that has sent the rounds but nothing else yet. */
const arrivingDevice = async (from: Browser): Promise<Page> => {
  const context = await newDevice(from);
  const page = await context.newPage();
  await context.route(/\/v1\/projects/, (route) =>
    route.request().postData()?.includes('"rounds"') ? route.continue() : new Promise(ignore),
  );
  await signIn(page, DEMO_ACCOUNT);
  return page;
};

const deviceIn = async (from: Browser, state: State): Promise<Page> => {
  const context = await newDevice(from);
  const page = await context.newPage();
  await signInAndSync(page, state === 'empty' ? EMPTY_ACCOUNT : DEMO_ACCOUNT);
  if (state === 'error') await context.route(HOSTED, (route) => route.fulfill({ status: 503, body: 'Not here' }));
  if (state === 'offline') {
    await context.route(HOSTED, (route) => route.abort('internetdisconnected'));
    await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  }
  return page;
};

type Shot = { readonly title: string; readonly width: number; readonly picture: Buffer };

const goTo = async (page: Page, { path, open }: Screen): Promise<void> => {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ timeout: 10_000 }).catch(ignore);
  await page.waitForLoadState('networkidle').catch(ignore);
  await page.locator('[data-loading]').first().waitFor({ state: 'detached', timeout: 10_000 }).catch(ignore);
  await open?.(page).catch((error: Error) => console.log(`${path}: ${error.message.split('\n')[0]}`));
};

const photograph = async (page: Page, screen: Screen, sizes: readonly Size[], state: string): Promise<Shot[]> => {
  const shots: Shot[] = [];
  for (const size of sizes) {
    const viewport = SIZES[size];
    await page.setViewportSize(viewport);
    if (!screen.open && shots.length === 0) await goTo(page, screen);
    for (const theme of THEMES) {
      if (screen.open) {
        // A picture is drawn only once, in the theme it was opened in.
        await page.evaluate(
          (chosen) => localStorage.setItem('user-preferences', JSON.stringify({ theme: chosen })),
          theme,
        );
        await goTo(page, screen);
      } else await wear(page, theme);
      await settle(page);
      const long = await page.evaluate(() => document.documentElement.scrollHeight);
      const height = screen.open ? viewport.height : Math.min(long, SCREENS_DOWN * viewport.height);
      const picture = await page.screenshot({
        type: 'jpeg',
        quality: 80,
        animations: 'disabled',
        fullPage: !screen.open,
        clip: { x: 0, y: 0, width: viewport.width, height },
      });
      shots.push({ title: `${state}, ${size}, ${theme}`, width: viewport.width, picture });
    }
  }
  if (screen.open) await page.evaluate(() => localStorage.removeItem('user-preferences'));
  return shots;
};

const figure = ({ title, width, picture }: Shot) =>
  `<figure style="margin:0"><figcaption>${title}</figcaption><img width="${width / 2}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`;

/** One picture per screen and size, with states and themes side by side. */
const writeSheet = async (name: string, shots: readonly Shot[]): Promise<void> => {
  for (const size of Object.keys(SIZES)) {
    const own = shots.filter(({ title }) => title.includes(`, ${size},`));
    if (own.length === 0) continue;
    const page = await browser.newPage({
      viewport: { width: Math.min(6, own.length) * (own[0]!.width / 2 + 8), height: 400 },
    });
    await page.setContent(
      `<body style="margin:0;background:#999;font:12px sans-serif;display:flex;flex-wrap:wrap;align-items:start;gap:8px">${own.map(figure).join('')}</body>`,
    );
    writeFileSync(`${FOLDER}/${name}-${size}.png`, await page.screenshot({ fullPage: true }));
    await page.close();
  }
  console.log(name);
};

mkdirSync(FOLDER, { recursive: true });
let written = 0;

/** Each sheet is written as soon as it is complete, so an interrupted run keeps what it finished. */
const takeSheets = async (
  wantedHere: readonly Screen[],
  sizes: readonly Size[],
  devices: readonly { readonly state: State; readonly page: Page }[],
): Promise<void> => {
  for (const screen of wantedHere) {
    const shots: Shot[] = [];
    for (const { state, page } of devices) shots.push(...(await photograph(page, screen, sizes, state)));
    await writeSheet(screen.name, shots);
    written++;
  }
  for (const { page } of devices) await page.context().close();
};

const routes = screens.filter(wanted);
if (routes.length > 0) {
  const devices = [];
  for (const state of ['full', 'empty', 'offline', 'error'] as const)
    devices.push({ state, page: await deviceIn(browser, state) });
  await takeSheets(routes, ['phone', 'desk'], devices);
}
const faces = inPlay.filter(wanted);
if (faces.length > 0) {
  await plantDocuments(cloud, roundsUnderWay(today));
  const page = await deviceIn(browser, 'full');
  await takeSheets(faces, ['phone', 'small', 'side', 'desk'], [{ state: 'full', page }]);
}
const arrivals = arriving.filter(wanted);
if (arrivals.length > 0)
  await takeSheets(arrivals, ['phone', 'desk'], [{ state: 'full', page: await arrivingDevice(browser) }]);
for (const count of [1, 2, 3]) {
  const firsts = afterRounds(count).filter(wanted);
  if (firsts.length === 0) continue;
  await plantDocuments(cloud, firstRounds(today, count));
  const page = await deviceIn(browser, 'empty');
  await takeSheets(firsts, ['phone', 'desk'], [{ state: 'empty', page }]);
}
console.log(`${written} contact sheets in .divot/sheets.`);

await close();

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { signIn } from '#dev/browser/sign-in.ts';
import { DESK, PHONE, THEMES, settle, wear } from '#dev/gallery/visit.ts';
import { DEMO_ACCOUNT, EMPTY_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import type { Demo, OpenDevice } from './demo-devices.ts';
import { firstRounds, roundsUnderWay } from './rounds.ts';
import { type Screen, afterRounds, arriving, inPlay, screens } from './screens.ts';

// Contact sheets of every screen (npm run pictures:sheets).

const FOLDER = fileURLToPath(new URL('../../.divot/sheets', import.meta.url));
const SIZES = { phone: PHONE, desk: DESK, small: { width: 320, height: 568 }, side: { width: 844, height: 390 } };
type Size = keyof typeof SIZES;
/** Longer screens are cut off after this many screen heights. */
const SCREENS_DOWN = 3;
const HOSTED = /\/(v0\/b|v1\/projects|identitytoolkit|securetoken|__\/)/;

const ignore = () => undefined;

/** `arriving`: signed in, with a cloud that has sent the rounds but nothing else yet. */
type State = 'full' | 'empty' | 'offline' | 'error' | 'arriving';

const deviceIn = async (openDevice: OpenDevice, state: State): Promise<Page> => {
  // Blocks service workers: their requests would bypass the requests this stops.
  const { page, signInAndSync } = await openDevice({ serviceWorkers: 'block' });
  if (state === 'arriving') {
    await page.route(/\/v1\/projects/, (route) =>
      route.request().postData()?.includes('"rounds"') ? route.continue() : new Promise(ignore),
    );
    await signIn(page, DEMO_ACCOUNT);
    return page;
  }
  await signInAndSync(state === 'empty' ? EMPTY_ACCOUNT : DEMO_ACCOUNT);
  if (state === 'error') await page.route(HOSTED, (route) => route.fulfill({ status: 503, body: 'Not here' }));
  if (state === 'offline') {
    await page.route(HOSTED, (route) => route.abort('internetdisconnected'));
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
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
const writeSheet = async (openDevice: OpenDevice, name: string, shots: readonly Shot[]): Promise<void> => {
  for (const size of Object.keys(SIZES)) {
    const own = shots.filter(({ title }) => title.includes(`, ${size},`));
    if (own.length === 0) continue;
    const { page } = await openDevice({
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

/** Each sheet is written as soon as it is complete, so an interrupted run keeps what it finished. */
export const takeSheets = async ({ openDevice, cloud }: Demo, words: readonly string[]): Promise<void> => {
  const today = new Date();
  mkdirSync(FOLDER, { recursive: true });
  const take = async (all: readonly Screen[], sizes: readonly Size[], states: readonly State[]): Promise<void> => {
    const wanted = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
    if (wanted.length === 0) return;
    const devices = [];
    for (const state of states) devices.push({ state, page: await deviceIn(openDevice, state) });
    for (const screen of wanted) {
      const shots: Shot[] = [];
      for (const { state, page } of devices) shots.push(...(await photograph(page, screen, sizes, state)));
      await writeSheet(openDevice, screen.name, shots);
    }
    for (const { page } of devices) await page.close();
  };
  await take(screens, ['phone', 'desk'], ['full', 'empty', 'offline', 'error']);
  await plantDocuments(cloud, roundsUnderWay(today));
  await take(inPlay, ['phone', 'small', 'side', 'desk'], ['full']);
  await take(arriving, ['phone', 'desk'], ['arriving']);
  for (const count of [1, 2, 3]) {
    await plantDocuments(cloud, firstRounds(today, count));
    await take(afterRounds(count), ['phone', 'desk'], ['empty']);
  }
};

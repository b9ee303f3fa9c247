import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, chromium } from '@playwright/test';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { portsOf, startServices } from '#dev/services/start-services.ts';

// npx tsx dev/pictures-cli.ts : the pictures of the README (docs/pictures) and of the install dialog (public/screenshots),
// taken of the demo golfer in the built app.

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

await buildLocally();
const services = await startServices();
const { identity, documents, project } = services;
await plantDemo({ project, identityOrigin: identity.origin, documentsOrigin: documents.origin }, new Date());
const app = await serveApp({ folder: LOCAL_BUILD, before: proxyTo(portsOf(services)) });
const browser = await chromium.launch({ executablePath: provideBrowser(), args: [...browserArguments] });
mkdirSync(at('docs/pictures'), { recursive: true });
mkdirSync(at('public/screenshots'), { recursive: true });

const signedIn = async (viewport: typeof PHONE): Promise<Page> => {
  const page = await (await browser.newContext({ viewport, baseURL: app.origin })).newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(DEMO_ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByText(/synced/)
    .first()
    .waitFor();
  return page;
};
const take = (page: Page, file: string) => page.screenshot({ path: at(file), animations: 'disabled' });

const desk = await signedIn(DESK);
await desk.goto('/dashboard');
await desk
  .getByText(/synced/)
  .first()
  .waitFor();
await take(desk, 'docs/pictures/dashboard-desk.png');
await take(desk, 'public/screenshots/dashboard-desk.png');

const phone = await signedIn(PHONE);
await phone.goto('/dashboard');
await phone
  .getByText(/synced/)
  .first()
  .waitFor();
await take(phone, 'docs/pictures/dashboard-phone.png');
await phone.goto('/playing');
await phone.getByRole('region', { name: 'Recent rounds' }).getByRole('button').first().waitFor();
await take(phone, 'docs/pictures/rounds-phone.png');
await phone.getByRole('region', { name: 'Recent rounds' }).getByRole('button').first().click();
await phone
  .getByText('All rounds')
  .or(phone.getByRole('heading', { level: 1 }))
  .first()
  .waitFor();
await take(phone, 'docs/pictures/card-phone.png');
await phone.goto('/playing');
await phone.getByRole('button', { name: 'Start a round' }).click();
await phone.getByText('Heronsbridge').first().click();
await phone.getByRole('button', { name: 'Tee off' }).click();
for (const over of [0, 1, 0]) {
  for (let tap = 0; tap <= over; tap++) await phone.getByRole('button', { name: 'One stroke more' }).click();
  await phone.getByRole('button', { name: 'Next hole' }).click();
}
await phone.getByRole('button', { name: 'One stroke more' }).click();
await take(phone, 'docs/pictures/pad-phone.png');
await take(phone, 'public/screenshots/pad-phone.png');
/** The demo golfer's swings, measured on another device: result, comparison and history. */
const takeSwings = async (page: Page, size: 'phone' | 'desk'): Promise<void> => {
  await page.goto('/video-analysis?swing=demo-swing-6');
  await page.getByRole('slider', { name: /^P4,/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, `docs/pictures/swing-${size}.png`);
  await page.goto('/video-analysis?view=compare&swing=demo-swing-2&other=demo-swing-6');
  await page.getByRole('slider', { name: /^P7,/ }).waitFor();
  await take(page, `docs/pictures/swing-compare-${size}.png`);
  await page.goto('/video-analysis/history');
  await page
    .getByRole('link', { name: /Driver/ })
    .first()
    .waitFor();
  await take(page, `docs/pictures/swing-history-${size}.png`);
};
await takeSwings(phone, 'phone');
await takeSwings(desk, 'desk');
console.log('Pictures taken: docs/pictures, public/screenshots.');
await browser.close();
await app.stop();
await services.stop();

import type { Page } from '@playwright/test';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { scoreOverPar, scoreShown, teeOff } from '#dev/browser/scoring.ts';
import { buildNextVersion, expect, test, visitOnce } from './app.ts';

// A deploy while the app is open. Every test deploys the next version and restores the first one.

test.describe.configure({ mode: 'serial' });
let next = '';
test.beforeAll(() => {
  next = buildNextVersion();
});
test.afterEach(({ app }) => app.deploy(LOCAL_BUILD));

const shownVersion = async (page: Page) => {
  await page.goto('/profile');
  return page.getByText(/^Version \d/).innerText();
};
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
/**
 * Changes RxDB's stored schema of the rounds to what an older version of the app, with one field less, would have left.
 */
const leaveOlderSchema = (page: Page) =>
  page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((one) => one.name?.endsWith('_rxdb_internal'))!;
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    const database = await answer(indexedDB.open(name!));
    const notes = database.transaction('docs', 'readwrite').objectStore('docs');
    type Note = { key: string; data: { schemaHash: string; schema: { properties: Record<string, unknown> } } };
    const note = (await answer(notes.getAll() as IDBRequest<Note[]>)).find(({ key }) => key === 'rounds-0')!;
    note.data.schemaHash = 'older';
    const known = delete note.data.schema.properties['mood'];
    await answer(notes.put(note));
    database.close();
    return known;
  });
const takeUpdate = async (page: Page) => {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update Now' }).click();
  await reloaded;
};

test('the old version keeps working until the golfer takes the update', async ({ sams, app }) => {
  await visitOnce(sams);
  await sams.reload(); // from now on the service worker is active
  expect(await shownVersion(sams)).toBe('Version 2.0.0');
  app.deploy(next); // every old chunk is gone from the server
  await sams.goto('/dashboard');
  await sams.getByRole('link', { name: 'Train' }).click(); // a screen of the old version that loads on demand
  await expect(sams.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  expect(await leaveOlderSchema(sams)).toBe(true);
  await lookForUpdate(sams);
  await takeUpdate(sams);
  await expect.poll(() => shownVersion(sams)).toBe('Version 2.0.1');
  await expect(sams.getByLabel('Name', { exact: true })).toBeVisible(); // the new version opens the golfer's data

  app.deploy(LOCAL_BUILD); // a rollback is an update like any other
  await lookForUpdate(sams);
  await takeUpdate(sams);
  await expect.poll(() => shownVersion(sams)).toBe('Version 2.0.0');
});

test('unsaved input is not reloaded away: the update waits', async ({ page, app }) => {
  await visitOnce(page, '/login');
  await page.reload();
  await page.getByLabel('E-mail').fill('sam@example.com');
  app.deploy(next);
  await lookForUpdate(page);
  await expect(page.getByText('Update when you finish here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Now' })).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('sam@example.com');
  await page.getByLabel('E-mail').fill('');
  await expect(page.getByRole('button', { name: 'Update Now' })).toBeVisible();
});

test('a round under way is not reloaded away: the update waits for the hole', async ({ sams, app }) => {
  await visitOnce(sams);
  await sams.reload();
  await teeOff(sams, 'Heron Creek');
  await scoreOverPar(sams, 1);
  let loads = 0;
  sams.on('load', () => (loads += 1));
  app.deploy(next);
  await lookForUpdate(sams);
  await expect
    .poll(() => sams.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true);
  await sams.getByRole('button', { name: 'Leave the pad' }).click();
  await sams.getByRole('button', { name: 'Resume round' }).click();
  await sams.getByRole('button', { name: /^Hole 1,/ }).click();
  await expect(scoreShown(sams)).toHaveAccessibleName('5, bogey');
  await expect(sams.getByRole('button', { name: 'Update Now' })).toHaveCount(0);
  expect(loads).toBe(0);
});

test('without a service worker a chunk that is gone reloads the page once, and the screen opens', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: app.origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.com', displayName: 'Sam' }));
  });
  await page.goto('/404'); // this screen preloads nothing
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  // Deploys between the tap and the screen it asked for. What the app preloads is not under test.
  await page.route(/\/assets\/profile-(?!menu-items)/, (route) => {
    app.deploy(next);
    return route.continue();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByText('Version 2.0.1')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await context.close();
});

test('a chunk that stays gone ends in the error screen, not in a loop', async ({ browser, app }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: app.origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.com', displayName: 'Sam' }));
  });
  await page.route(/\/assets\/practice-(?!at-)/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/404');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Train' }).click();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await expect(page.getByText('Error ID')).toBeVisible();
  expect(loads).toBeLessThanOrEqual(1);
  await page.unroute(/\/assets\/practice-(?!at-)/);
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

import type { Page } from '@playwright/test';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { scoreOverPar, scoreShown, teeOff } from '#dev/browser/scoring.ts';
import { buildNextVersion } from '#e2e/support/next-version.ts';
import { expect, test, visitOnce } from './app.ts';

// A deploy while the app is open. Every test deploys the next version and restores the first one.

let next = '';
test.beforeAll(() => {
  next = buildNextVersion();
});
test.afterEach(({ app }) => app.deploy(LOCAL_BUILD));

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
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

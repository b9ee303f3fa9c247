import type { Page, Route } from '@playwright/test';
import { expect, test } from './app.ts';

// A cold start on a phone that has been here before: the last screen is visible before any module has run.

test.use({ serviceWorkers: 'block' });

const MODULES = '**/assets/*.js';
const cover = (page: Page) => page.locator('#last-screen');
/** The words that a golfer reads. CSS draws them from `data-word`, so a search for text does not find them. */
const words = (page: Page) =>
  cover(page)
    .locator('[data-word]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['word']));
const keptScreens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('divot-screen-')));

const leaveDashboard = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptScreens(page)).toEqual(['divot-screen-/dashboard']);
};

/** Starts the app again and holds every module until the returned function is called. */
const startHeldUp = async (page: Page): Promise<() => Promise<void>> => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(MODULES, (route) => {
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue()));
  };
};

test('the last dashboard is there before any module has run, and gives way to the live one without a shift', async ({
  sams,
}) => {
  await leaveDashboard(sams);
  await sams.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const title = await sams.getByRole('heading', { level: 1 }).textContent();
  const release = await startHeldUp(sams);
  await expect(cover(sams)).toBeVisible();
  expect(await words(sams)).toContain(title);
  expect(await words(sams)).toContainEqual(expect.stringMatching(/^As of /));
  expect(await sams.locator('#root').evaluate((root) => root.childElementCount)).toBe(0);
  await release();
  await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cover(sams)).toHaveCount(0);
  const shifts = await sams.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('it wears the theme and the glove of today', async ({ sams }) => {
  await leaveDashboard(sams);
  await sams.evaluate(() => localStorage.setItem('user-preferences', '{"theme":"dark","gloveMode":true}'));
  await startHeldUp(sams);
  await expect(cover(sams)).toBeVisible();
  await expect(sams.locator('html[data-theme="dark"][data-glove]')).toBeAttached();
  const [own, page] = await cover(sams).evaluate((screen) =>
    [screen, document.documentElement].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(own).toBe(page);
});

import { expect, test } from './app.ts';

test('a first start shows the five steps; reopening the app shows none', async ({ sams }) => {
  // Records the list as it is painted, because it is on screen for little more than a second.
  const seen: string[][] = [];
  await sams.exposeFunction('sawSteps', (steps: string[]) => seen.push(steps));
  await sams.addInitScript(() => {
    new MutationObserver(() => {
      const steps = [...document.querySelectorAll('li')].map(({ innerText }) => innerText);
      if (document.body?.textContent?.includes('Checking environment'))
        (globalThis as unknown as { sawSteps(steps: string[]): void }).sawSteps(steps);
    }).observe(document, { subtree: true, childList: true });
  });
  await sams.goto('/');
  await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => seen)
    .toContainEqual([
      expect.stringContaining('Checking environment'),
      expect.stringContaining('Initialising services'),
      expect.stringContaining('Loading preferences'),
      expect.stringContaining('Setting up analytics'),
      expect.stringContaining('Finalising'),
    ]);
  seen.length = 0;
  await sams.reload();
  await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen).toEqual([]);
});

test('a storage that never answers is said so in words', async ({ sams }) => {
  await sams.goto('/dashboard');
  await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
  await sams.clock.install();
  await sams.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await sams.reload();
  await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await sams.clock.runFor(5_000);
    await expect(sams.getByText("This device's storage is not responding.")).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(sams.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('a broken screen says what is safe, counts the tries, and Reload App keeps golfer, preferences and database', async ({
  browser,
  app,
}) => {
  // A service worker would have cached the screen. Without one it is really gone.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: app.origin });
  const sams = await context.newPage();
  await sams.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.com', displayName: 'Sam' }));
  });
  await sams.goto('/404');
  await sams.evaluate(() => {
    localStorage.setItem('user-preferences', '{"theme":"dark"}');
    localStorage.setItem('divot-something', 'x');
  });
  await sams.route(/\/assets\/practice-(?!at-)/, (route) => route.abort());
  let loads = 0;
  sams.on('load', () => (loads += 1));
  const reloaded = sams.waitForEvent('load'); // once by itself, in case a deploy has removed the screen
  await sams.getByRole('link', { name: 'Train' }).click();
  await reloaded;
  await expect(sams.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  await sams.getByRole('button', { name: 'Try Again' }).click();
  await expect(sams.getByText('Tries so far').locator('..')).toContainText('1');
  expect(loads).toBe(1);
  const databases = await sams.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await sams.unroute(/\/assets\/practice-(?!at-)/);
  await sams.getByRole('button', { name: 'Reload App' }).click();
  await expect(sams.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  const after = await sams.evaluate(async () => ({
    something: localStorage.getItem('divot-something'),
    theme: localStorage.getItem('user-preferences'),
    golfer: localStorage.getItem('auth'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(after).toMatchObject({ something: null, theme: '{"theme":"dark"}' });
  expect(after.golfer).toContain('sam@example.com');
  // The first count may have missed databases that were still being created.
  expect(after.databases).toEqual(expect.arrayContaining(databases));
  await context.close();
});

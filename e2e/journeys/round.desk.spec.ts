import { expect, test } from '@playwright/test';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';

let app: ServedApp;
test.beforeAll(async () => {
  app = await serveApp({ folder: LOCAL_BUILD });
});
test.afterAll(() => app.stop());

test('a card is typed at the desk: digits, arrows, U', async ({ context, page }) => {
  await context.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
  });
  await page.goto(`${app.origin}/playing?view=course`);
  await page.getByLabel('Course name').fill('Heron Creek');
  await page.getByLabel('Tee name').fill('White');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(page.getByRole('heading', { name: 'Hole 1', exact: true })).toBeVisible();

  await page.keyboard.press('5');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Hole 2', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('round-totals')).toContainText(/8 after 2 holes, E/);
  await page.keyboard.press('u');
  await expect(page.getByTestId('round-totals')).toContainText(/9 after 2 holes, \+1/);
});

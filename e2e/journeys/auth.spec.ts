import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { startLocalCloud } from '#dev/local-cloud.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { untilKept } from '#e2e/pwa/app.ts';
import { synced } from '#e2e/support/product.ts';

// Signing in and out through the real SDK, against the local services.

/** An address that no other run of the test has used: the worker's services remember theirs. */
const addressOf = (who: string) => `${who}-${Date.now()}@example.com`;

const test = base.extend<object, { readonly product: ServedApp }>({
  product: [
    async ({ browserName: _browser }, use) => {
      await buildLocally();
      const cloud = await startLocalCloud({
        folder: mkdtempSync(join(tmpdir(), 'divot-')),
        rulesFile: 'firestore.rules',
        emulators: false,
        empty: true,
        today: new Date(),
        say: () => undefined,
      });
      const app = await serveApp({ folder: LOCAL_BUILD, before: proxyTo(cloud.ports) });
      await use(app);
      await app.stop();
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.origin),
});

test('create an account, reopen offline, sign out, sign in again', async ({ page, context }) => {
  const email = addressOf('sam');
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name (optional)').fill('Sam');
  await page.getByLabel('E-mail').fill(`${email.replace('sam', 'Sam').replace('example', 'Example')} `);
  await page.getByLabel('Password', { exact: true }).fill('seven iron');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/practice$/); // where the visitor wanted to go

  await page.goto('/profile');
  await expect(page.getByText(`Sam, ${email}`)).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(`Sam, ${email}`)).toBeVisible();
  await context.setOffline(false);
  await synced(page);

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Signing out sends what waits first, for as long as half a minute.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 60_000 });
  // The screen changes first; then everything is erased.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining('divot-'));

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('eight iron');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('seven iron');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
});

test('an address that is taken offers to sign in instead, and what was typed stays', async ({ page }) => {
  const email = addressOf('kim');
  await page.goto('/login?mode=create');
  const create = async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('seven iron');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await create();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  const other = await page.context().browser()!.newContext();
  const second = await other.newPage();
  await second.goto(`${new URL(page.url()).origin}/login?mode=create`);
  await second.getByLabel('E-mail').fill(email);
  // With the account's own password it would be entered: its first answer may have been lost.
  await second.getByLabel('Password', { exact: true }).fill('eight iron');
  await second.getByRole('button', { name: 'Create account' }).click();
  await second.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(second.getByLabel('E-mail')).toHaveValue(email);
  await expect(second.getByLabel('Password', { exact: true })).toHaveValue('eight iron');
  await second.getByLabel('Password', { exact: true }).fill('seven iron');
  await second.getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await other.close();
});

test('a forgotten password never says whether the address has an account', async ({ page }) => {
  await page.goto('/login?mode=forgot');
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If that address has an account, a mail with a link is on its way.')).toBeVisible();
});

import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { createAccount } from '#dev/browser/sign-in.ts';
import { type Device, expect, test } from '#e2e/support/product.ts';

// A golfer at a desk opens files with the installed app: the test really installs Divot, and the browser opens the
// files with it.

test.use({ wholeBrowser: true, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const FOLDER = resolve('packages/shot-files/fixtures');

const install = async ({ context, page }: Device): Promise<CDPSession> => {
  await page.goto('/');
  const browser = await context.browser()!.newBrowserCDPSession();
  const { origin } = new URL(page.url());
  await browser.send('PWA.install', { manifestId: `${origin}/`, installUrlOrBundleUrl: `${origin}/` });
  return browser;
};
/** Returns the window that opens. */
const openWithDivot = async (
  { context, page }: Device,
  browser: CDPSession,
  ...files: readonly string[]
): Promise<Page> => {
  const window = context.waitForEvent('page');
  await browser.send('PWA.launchFilesInApp', {
    manifestId: `${new URL(page.url()).origin}/`,
    files: files.map((file) => `${FOLDER}/${file}`),
  });
  return window;
};

test('files opened with the installed app come in one after the other, in a window of their own', async ({
  device,
  golfer,
}) => {
  const desk = await device('desk');
  const browser = await install(desk);
  await createAccount(desk.page, golfer);
  const before = desk.page.url();

  const window = await openWithDivot(desk, browser, 'not-shots.csv', 'garmin-r10-en.csv', 'square.csv');

  await expect(window.getByText(/^Divot finds no table of shots/)).toBeVisible();
  await expect(window.getByText('2 more files after this one.')).toBeVisible();
  await window.getByRole('button', { name: 'Next file' }).click();
  await window.getByRole('button', { name: 'Bring in 36 shots', exact: true }).click();
  await window.getByRole('button', { name: 'Bring in 40 shots', exact: true }).click();
  await expect(window.getByText('40 shots brought in')).toBeVisible();
  await window.reload();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(window.getByText('garmin-r10-en.csv')).toHaveCount(0);
  expect(desk.page.url()).toBe(before);
});

test('a file opened while signed out is looked into after signing in', async ({ device, golfer }) => {
  const desk = await device('desk');
  const browser = await install(desk);

  const window = await openWithDivot(desk, browser, 'garmin-r10-en.csv');
  await window.getByRole('link', { name: 'Create an account' }).click();
  await window.getByLabel('E-mail').fill(golfer.email);
  await window.getByLabel('Password', { exact: true }).fill(golfer.password);
  await window.getByRole('button', { name: 'Create account' }).click();

  await expect(window.getByRole('button', { name: 'Bring in 36 shots', exact: true })).toBeVisible();
});

import { type Page } from '@playwright/test';
import { teeOff } from '#dev/browser/scoring.ts';
import { createAccount, startSignedIn } from '#dev/browser/sign-in.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, test } from '#e2e/support/product.ts';
import { countTaps } from '#e2e/support/taps.ts';

// How many taps a golfer needs for what they came for. Typing does not count.

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const isPractising = async (page: Page) => {
  await expect(page).toHaveURL(/\/guided-practice-player/);
  await expect(page.getByRole('timer')).toBeVisible();
};

test(
  'a new account is eight taps or fewer from the first drill in progress',
  { tag: '@release' },
  async ({ device, golfer }) => {
    const { page } = await device('phone');
    await page.goto('/login?mode=create');
    const counter = await countTaps(page);
    await createAccount(page, golfer);
    await tap(page, 'Find my first drill');
    await tap(page, /^Next$/);
    await tap(page, 'Hard to say');
    await tap(page, /^Curves away from you/);
    await tap(page, 'Off the heel');
    await tap(page, 'Start the drill');
    await tap(page, /^Start$/);
    await isPractising(page);

    const taps = await counter.taken();
    expect(taps.length).toBeGreaterThan(1);
    expect(taps.length).toBeLessThanOrEqual(8);
  },
);

test('black on white is one tap from every screen, the pad too', async ({ device, golfer }) => {
  const { page } = await device('phone');
  await startSignedIn(page, golfer);
  const sun = page.getByRole('button', { name: 'Sunlight theme' });
  const turns = async () => {
    await expect(sun).toHaveCount(1); // the pad has its own, once the header has gone
    await sun.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'sunlight');
    await sun.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'sunlight');
  };
  for (const path of ['/dashboard', '/video-analysis', '/practice', '/analytics', '/profile']) {
    await page.goto(path);
    await turns();
  }
  await teeOff(page, 'Heron Creek');
  await turns();
});

test('this week’s session and the drill against the worst part are two taps away, today’s workout one', async ({
  product,
  device,
}) => {
  await plantDemo(product.services.cloud, new Date());
  const { page } = await device('phone');
  await startSignedIn(page, DEMO_ACCOUNT);
  const counter = await countTaps(page);

  await test.step('from the worst strokes-gained row to its drill', async () => {
    await page.goto('/analytics?tab=strokes-gained&part=none');
    await page.getByRole('button', { name: /^Short game \d/ }).click({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Practise this' }).click();
    await expect(page).toHaveURL(/\/practice\?drill=/);
    const taps = await counter.taken();
    expect(taps).toHaveLength(2);
  });

  await test.step('from Home to today’s workout', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Start Today’s Workout' }).click();
    await expect(page.getByRole('heading', { name: /^Set 1 of/ })).toBeVisible();
    const taps = await counter.taken();
    expect(taps).toHaveLength(1);
    // Back leads to Home and does not start the workout again.
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('from Home to the running session', async () => {
    await counter.taken();
    const week = page.getByRole('region', { name: 'This week' });
    // The demo's week asks for a retest on some days.
    await week.getByRole('button', { name: /^(Start .* session|Retest)/ }).click();
    await tap(page, /^Start$/);
    await isPractising(page);
    const taps = await counter.taken();
    expect(taps).toHaveLength(2);
  });
});

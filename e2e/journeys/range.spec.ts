import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { filmAsCamera } from '#dev/swing/range-film.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// At the range without signal: the phone on the bag sees every swing. The camera is a film of the drawn golfer, played
// again and again; its strike comes through the microphone.

// A swing takes 3.4 s. On a busy machine the camera loses pictures, and with them some swings.
test.setTimeout(900_000);
const FILM = 'packages/swing-lab/clips/rates/fo_rate_30.mp4';
const STRIKE_MS = (1000 * 47) / 30;
const BALLS = 30;
const SEEN = { timeout: 400_000 };

const filmTheGolfer = (page: Page): Promise<void> =>
  filmAsCamera(page, { film: readFileSync(FILM), sounds: [{ ms: STRIKE_MS, loudness: 1 }] });

const strip = (page: Page) => page.getByRole('region', { name: 'Balls of this session' }).getByRole('listitem');
/** The film goes on: there may be more balls by the time they are counted. */
const balls = (page: Page, least: number) => expect.poll(() => strip(page).count(), SEEN).toBeGreaterThanOrEqual(least);

test('thirty balls hit with no signal become a practice session, though the app was killed', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  let { page } = phone;
  await filmTheGolfer(page);
  await startSignedIn(page, golfer);
  await page.goto('/video-analysis');
  await readyForOffline(page);
  await page.getByRole('button', { name: /Download now/ }).click();
  await expect(page.getByRole('complementary', { name: 'Body model' })).toBeHidden({ timeout: 60_000 });
  await phone.goOffline();

  await page.getByRole('link', { name: /^Range/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await balls(page, 1);
  await expect(page.getByLabel('Your swing at quarter speed').first()).toBeVisible();
  await balls(page, BALLS / 2);
  const saved = await strip(page).count();

  await phone.killAndReopen('/video-analysis?view=range', { offline: true });
  ({ page } = phone);
  await balls(page, saved);
  await filmTheGolfer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue this session' }).click();
  await balls(page, BALLS);
  await page.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('heading', { name: /^Range,/ })).toBeVisible();
  const count = await strip(page).count();
  expect(count).toBeGreaterThanOrEqual(BALLS);
  await expect(page.getByText('still being measured')).toBeHidden(SEEN);
  await page.getByRole('link', { name: 'Practice session' }).click();
  await expect(page.getByRole('heading', { name: /^Practice,/ })).toBeVisible();
  await page.getByRole('link', { name: `See ${count} filmed swings` }).click();
  await strip(page).first().getByRole('link').click();
  await page.getByText('Every check').click();
  await expect(page.getByRole('region', { name: 'Tempo' })).toBeVisible();
});

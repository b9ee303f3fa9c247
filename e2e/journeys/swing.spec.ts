import { createAccount, expect, readyForOffline, test } from '#e2e/support/product.ts';

// A swing from the clip to the finding with no signal, and back to it later. The clips are of the synthetic golfer.

test.setTimeout(180_000);

const clip = (name: string) => `tests/fixtures/swing/clips/${name}`;

test('a clip picked offline becomes a finding', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await page.goto('/video-analysis');
  await readyForOffline(page);
  await page.getByRole('button', { name: /Download now/ }).click();
  await expect(page.getByRole('complementary', { name: 'Body model' })).toBeHidden({ timeout: 60_000 });
  await phone.goOffline();

  await page.getByLabel('Pick a video').and(page.locator('input')).setInputFiles(clip('fo_sway.mp4'));
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'fo_sway.mp4' })).toBeVisible();
  await expect(page.getByText('Sway', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
});

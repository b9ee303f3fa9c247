import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// A launch monitor's file on a phone without signal: its carries are seen first, then the golfer takes them into the bag.

test.setTimeout(120_000);

test('carries from a launch monitor’s file, taken into the bag offline', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await phone.goOffline();
  await page.goto('/profile');

  await page.getByLabel('Carries from a launch monitor').last().setInputFiles('tests/fixtures/shots/foresight-gc3.csv');
  const dialog = page.getByRole('dialog', { name: 'What your shots say' });
  await expect(dialog.getByText('30 shots in this file.')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Use 3 carries' })).toBeDisabled();
  await dialog.getByLabel('Which club is “56”?').selectOption('Gap wedge');
  await expect(dialog.getByRole('checkbox', { name: /^Gap wedge: about \d+ yards/ })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^3-wood/ }).uncheck();
  await dialog.getByRole('button', { name: 'Use 2 carries' }).click();

  await expect(page.getByText('2 of 14 clubs')).toBeVisible();
  await expect(page.getByLabel('9-iron: Carry')).toHaveValue(/^1[0-9]{2}$/);
});

import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// A launch monitor's file on a phone without signal: what it brings is seen first, then it is in the bag, and out again.

test.setTimeout(120_000);

const FILE = 'tests/fixtures/shots/foresight-gc3.csv';

test('shots from a launch monitor’s file, brought into the bag and taken out again offline', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await phone.goOffline();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your bag, from your shots' }).click();
  await page.getByRole('button', { name: 'Bring in shots' }).click();

  await page.getByLabel('Choose a file').last().setInputFiles(FILE);
  await expect(page.getByText('Which club is this?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose the clubs' })).toBeDisabled();
  await page.getByLabel('“56”').selectOption('Gap wedge');
  await expect(page.getByRole('list', { name: 'Comes in' }).getByText('Gap wedge')).toBeVisible();
  await page.getByRole('button', { name: 'Bring in 30 shots' }).click();

  const ladder = page.getByRole('list', { name: 'Carries, longest first, yd' });
  await expect(ladder.getByRole('button', { name: /^9-iron ?1[0-9]{2}/ })).toBeVisible();
  await ladder.getByRole('button', { name: /^9-iron/ }).click();
  await expect(page.getByRole('img', { name: /shots with the 9-iron from above/ })).toBeVisible();
  await page.getByRole('button', { name: /^Use 1[0-9]{2}$/ }).click();
  await expect(page.getByText(/^9-iron: 1[0-9]{2} is now your carry/)).toBeVisible();
  await page.getByRole('button', { name: 'All clubs' }).click();

  // The same file again brings nothing.
  await page.getByRole('button', { name: 'Bring in shots' }).click();
  await page.getByLabel('Choose a file').last().setInputFiles(FILE);
  await page.getByLabel('“56”').selectOption('Gap wedge');
  await expect(page.getByText('You have all of these shots already.')).toBeVisible();
  await page.getByRole('button', { name: 'Your bag' }).click();

  await page.getByRole('button', { name: 'Practices' }).click();
  await page.getByRole('button', { name: /^Delete .* Foresight$/ }).click();
  await expect(page.getByText('No shots yet.')).toBeVisible();
  // The import's own undo may still be on the screen.
  await page.getByText('Practice deleted').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('30 shots, 3 clubs, range')).toBeVisible();
});

import { readFileSync } from 'node:fs';
import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';
import { share } from '#e2e/support/share.ts';
import { addQuarryWithMap } from '#e2e/support/walk.ts';

// A launch monitor's app shares its file with Divot: the bag learns from it, and plans a course with it, without signal.

test.setTimeout(240_000);

const PRACTICE = 'tests/fixtures/shots/garmin-r10-en-again.csv';

test('a shared CSV fills the bag, and the bag plans a course, with no signal', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await addQuarryWithMap(page);
  await readyForOffline(page);
  await page.reload(); // the service worker answers from the second visit on
  await phone.goOffline();

  const content = readFileSync(PRACTICE, 'utf8');
  await share(page, { field: 'files', name: 'range.csv', type: 'text/csv', content });
  await expect(page).toHaveURL(/\/bag\?view=import/);
  await page.getByRole('button', { name: 'Bring in 46 shots' }).click();

  const ladder = page.getByRole('list', { name: 'Carries, longest first, yd' });
  await expect(ladder.getByRole('button', { name: /^7-iron/ })).toBeVisible();

  await page.goto('/pocket-book');
  await page.getByRole('link', { name: 'Old Quarry' }).click();
  await expect(page.getByRole('img', { name: /^Hole 1 from above, played with/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Fixed when you tee off. In play it does not change.')).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPlay } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, test } from '#e2e/support/product.ts';
import { share } from '#e2e/support/share.ts';
import { addQuarryWithMap } from '#e2e/support/walk.ts';

// A launch monitor's app shares its file with Divot. Offline, Divot fills the bag from it and plans a course with that
// bag.

test.setTimeout(240_000);

/** Tees off on Old Quarry. */
const teeOff = async (page: Page, mode: 'Casual' | 'Practice'): Promise<void> => {
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByText('Old Quarry').first().click();
  await page.getByText('Tee, holes, day').click();
  await choose(page.getByRole('radio', { name: mode, exact: true }));
  await page.getByRole('button', { name: 'Tee off' }).click();
};
const openBook = async (page: Page): Promise<void> => {
  await page.goto('/pocket-book');
  await page.getByRole('link', { name: 'Old Quarry', exact: true }).click();
  await expect(page.getByText('It is fixed once you tee off.')).toBeVisible();
};

const PRACTICE = 'packages/shot-files/fixtures/garmin-r10-en-again.csv';

test('a shared CSV fills the bag, and the bag plans a course, with no signal', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer);
  await addQuarryWithMap(page);
  await readyForOffline(page);
  await page.reload(); // from the second visit on, the service worker serves the app
  await phone.goOffline();

  const content = readFileSync(PRACTICE, 'utf8');
  await share(page, { field: 'files', name: 'range.csv', type: 'text/csv', content });
  await expect(page).toHaveURL(/\/bag\?view=import/);
  await page.getByRole('button', { name: 'Bring in 46 shots' }).click();

  const ladder = page.getByRole('list', { name: 'Carries, longest first, yd' });
  await expect(ladder.getByRole('button', { name: /^7-iron/ })).toBeVisible();

  await page.goto('/pocket-book');
  await page.getByRole('link', { name: 'Old Quarry', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Hole 1 from above, played with/ }).first()).toBeVisible({
    timeout: 60_000,
  });

  // Rule 4.3a: during play the plan stays as it is and does not follow the ball, except in practice.
  const again = page.getByRole('button', { name: 'Plan again' });
  const fromHere = page.getByRole('note', { name: 'Plan from here' });
  await openBook(page);
  await expect(again).toBeVisible();
  await teeOff(page, 'Practice');
  await page.getByRole('button', { name: 'Map of the hole' }).click();
  await expect(fromHere).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.getByRole('button', { name: 'Round menu' }).click();
  await page.getByRole('menuitem', { name: 'Abandon round' }).click();
  await teeOff(page, 'Casual');
  await page.getByRole('button', { name: 'Map of the hole' }).click();
  await expect(page.getByRole('heading', { name: 'Map of hole 1', exact: true })).toBeVisible();
  await expect(fromHere).toBeHidden();
  await openBook(page);
  await expect(page.getByRole('img', { name: /^Hole 1 from above, played with/ }).first()).toBeVisible();
  await expect(again).toBeHidden();
});
